/** A key that signs access tokens; the newest signs, older ones still verify until their tokens run out. */
export interface SigningKeyTable {
  kid: string
  secret: string
  created_at: Date
}
