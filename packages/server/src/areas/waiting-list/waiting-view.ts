import { enteredSwimmer, entryView } from '../places/entry-view.ts'
import type { WaitingRow } from './waiting-list.store.ts'

/** Returns an entry that waits for a place, or is offered one, as the API returns it. */
export const waitingView = (row: WaitingRow) => ({
  ...entryView(row),
  waitingPosition: row.position,
  swimmer: enteredSwimmer(row),
  eventName: row.event_name,
  eventNameEn: row.event_name_en,
})
