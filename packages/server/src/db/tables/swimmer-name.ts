import type { NameKey } from '@polynya/domain'

/** A name as it is searched by its start: one row per form. */
export interface SwimmerNameTable {
  swimmer_id: number
  /** `searchKey` of the whole name, Latin or native. */
  key: string
  /** Whether it starts with the last or with the first name. */
  part: NameKey['part']
}
