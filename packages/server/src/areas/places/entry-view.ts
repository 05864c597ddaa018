/** Entries and their swimmers as the API returns them. */

import type { EnteredSwimmer, Entry } from '@polynya/contract'
import { formatRaceTime } from '@polynya/domain'
import type { EntryRow, NamedRow } from './entries.store.ts'

export const enteredSwimmer = (row: NamedRow): EnteredSwimmer => ({
  id: row.swimmer_id,
  iwsaid: row.iwsaid,
  firstName: row.first_name,
  lastName: row.last_name,
  nativeFirstName: row.native_first_name,
  nativeLastName: row.native_last_name,
  gender: row.swimmer_gender,
})

export const entryView = (row: EntryRow): Entry => ({
  id: row.id,
  eventId: row.event_id,
  offerId: row.offer_id,
  distanceId: row.offer_distance_id,
  distCode: row.dist_code,
  gender: row.gender,
  state: row.state,
  division: row.division,
  seedTime: row.seed_time_cs === null ? null : formatRaceTime(row.seed_time_cs),
  changeUntil: row.change_until?.toISOString() ?? null,
  isListLocked: row.is_list_locked,
  holdUntil: row.state === 'held' ? (row.hold_until?.toISOString() ?? null) : null,
  waitingPosition: row.waiting_position,
  teamId: row.team_code,
  orderId: row.order_id,
})
