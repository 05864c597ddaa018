import type { EventView, StartList } from '@polynya/contract'
import type { ListChange } from './use-list-change.ts'

/** A start list with what changes it. */
export interface EditedList {
  readonly event: Pick<EventView, 'id' | 'timeZone'>
  readonly list: StartList
  readonly change: ListChange
}
