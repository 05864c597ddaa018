/** A club as profiles name it, whether or not any still does. */
export interface ClubTable {
  name: string
  /** `eventSearchKey` of the name: its words, each after a space. */
  key: string
}
