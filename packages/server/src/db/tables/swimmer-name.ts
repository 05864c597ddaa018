/** A name as it is searched: a row a spelling. */
export interface SwimmerNameTable {
  swimmer_id: number
  /** `searchKey` of a last name, Latin or native. */
  key: string
}
