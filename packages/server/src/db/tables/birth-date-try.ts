/** A birth date that an account tried on a profile of others, right or wrong. */
export interface BirthDateTryTable {
  account_id: number
  swimmer_id: number
  /** `identityKey` of the profile's name and gender with the date that was tried. */
  identity_key: string
  tried_at: Date
}
