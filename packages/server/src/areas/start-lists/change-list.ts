/** Changes one start list: checks the right and the version, and audits the change. */

import type { EndpointId } from '@polynya/contract'
import { recordChange } from '../../access/audit.store.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { fail } from '../../failure.ts'
import type { HandlerCall } from '../../http/call.ts'
import { appendLiveChange } from '../../live/live-changes.store.ts'
import { findHead } from '../events/record/events.store.ts'
import { eventToChange } from '../events/record/visible-event.ts'
import { settingsOf, startedDistances } from './listed-distances.ts'
import { withPartners } from './merge-heats.ts'
import { listMerges } from './merged-heats.store.ts'
import { listView } from './start-list-view.ts'
import {
  type DistanceRow,
  getListedEvent,
  type ListedEvent,
  type ListRow,
  listStarters,
  lockList,
  touchList,
} from './start-lists.store.ts'
import { type PlannedRow, plannedDistances } from './timetable.ts'

type Id = Extract<EndpointId, `events.${'lock' | 'start' | 'move' | 'scratch' | 'late' | 'merge'}Prestart`>

export interface Changing {
  readonly event: ListedEvent
  readonly distance: DistanceRow
  readonly list: ListRow
}

/** The changed columns of the list, and the changed fields for the audit. */
interface Changed {
  readonly set?: { readonly starts_at?: Date | null; readonly locked_at?: Date | null }
  readonly before?: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
}

type Call = Pick<HandlerCall<Id>, 'id' | 'params' | 'caller' | 'ifMatch' | 'at' | 'ipAddress' | 'requestId'>

/**
 * Makes a change of a list and answers the list as it is then.
 * @param call its other list, if any, is locked too
 */
export function changeList(
  call: Call & { readonly otherDistanceId?: number },
  { db }: Pick<Deps, 'db'>,
  change: (tx: Tx, changing: Changing) => Promise<Changed>,
) {
  return db.transaction().execute(async (tx) => {
    const { params, caller, ifMatch, at } = call
    const { id } = await eventToChange(findHead(tx, params.id), caller)
    const list = await lockWithPartners(tx, id, [params.distanceId, call.otherDistanceId])
    const distance = await distanceOf(tx, id, params.distanceId)
    if (!list || !distance) return fail('prestart_not_found')
    if (ifMatch !== null && ifMatch !== list.version) fail('stale')
    const event = await getListedEvent(tx, id)
    const { set, before, after } = await change(tx, { event, distance, list })
    await touchList(tx, distance.id, { ...set, updated_at: at })
    await recordChange(tx, call, {
      kind: 'startList',
      objectId: distance.id,
      ...(before && { before }),
      after,
    })
    await appendLiveChange(tx, { eventId: id, kind: 'startList', distanceId: distance.id, at })
    const changed = await plannedOf(tx, event, distance.id)
    return listView(changed, settingsOf(event, changed), await listStarters(tx, [distance.id]))
  })
}

/** Locks lists and those with which they swim merged heats, in one order; returns the first list. */
async function lockWithPartners(
  tx: Tx,
  eventId: number,
  [distanceId, other = distanceId]: readonly [number, number | undefined],
) {
  const ids = withPartners(new Set([distanceId, other]), await listMerges(tx, eventId))
  let list: ListRow | undefined
  for (const id of [...ids].sort((a, b) => a - b)) {
    const locked = await lockList(tx, id)
    if (id === distanceId) list = locked
  }
  return list
}

async function distanceOf(tx: Tx, eventId: number, distanceId: number): Promise<DistanceRow | undefined> {
  return (await startedDistances(tx, eventId)).find(({ id }) => id === distanceId)
}

async function plannedOf(tx: Tx, event: ListedEvent, distanceId: number): Promise<PlannedRow> {
  const planned = (await plannedDistances(tx, event)).find(({ id }) => id === distanceId)
  return planned ?? fail('prestart_not_found')
}
