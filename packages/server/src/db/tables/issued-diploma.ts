import type { DiplomaKind } from '@polynya/domain'
import type { Generated } from 'kysely'

/** A diploma or certificate of an official result, by its code; a corrected result has another one. */
export interface IssuedDiplomaTable {
  code: string
  event_id: number
  entry_id: number
  /** The swimmer, or the member of the team. */
  swimmer_id: number
  kind: DiplomaKind
  place: number | null
  time_cs: number | null
  issued_at: Date
  /** When it was printed again with another place or time: of codes that are older than those of corrected results. */
  reissued_at: Generated<Date | null>
}
