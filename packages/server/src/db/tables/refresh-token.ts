/** A refresh token as its hash. The one without `rotated_at` is the active leaf of its session. */
export interface RefreshTokenTable {
  hash: string
  session_id: number
  created_at: Date
  expires_at: Date
  rotated_at: Date | null
}
