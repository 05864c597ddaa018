import { parseRaceTime, seedTimeDenial, takesPlace } from '@polynya/domain'
import { administers } from '../../access/caller.ts'
import { fail, failField } from '../../failure.ts'
import type { Handler, HandlerCall } from '../../http/call.ts'
import { followEntries } from '../start-lists/seed-lists.ts'
import { listEntriesOf, lockOrder, type OrderEntryRow } from '../start-lists/seed-times.store.ts'
import { type EntryChange, seedTimeView, storeEntryChanges } from './seed-time-changes.ts'

type Call = HandlerCall<'orders.updatePrestartlist'>

export const updatePrestartlist: Handler<'orders.updatePrestartlist'> = async (call, { db }) =>
  db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, call.params.id)
    const isAdministrator = order !== undefined && administers(call.caller, order.region)
    const isOwner = order?.account_id === call.caller.account.id
    if (!order || !(isAdministrator || isOwner)) return fail('order_not_found')
    const touched = requestedChanges(await listEntriesOf(tx, order.id), call.body.entries)
    refuseFixed(touched, call, isAdministrator)
    await storeEntryChanges(tx, call, { orderId: order.id, touched })
    const distanceIds = touched.map(({ row }) => row.distance_id)
    const followed = await followEntries(tx, { eventId: order.event_id, distanceIds, at: call.at })
    const entries = (await listEntriesOf(tx, order.id)).filter(({ state }) => takesPlace(state))
    return { entries: entries.map(seedTimeView), ...followed }
  })

/**
 * Fails if the caller may not change one of the entries now. Without a request nothing changes, and locked lists are left
 * as they are.
 */
function refuseFixed(touched: readonly EntryChange[], { at: now, body }: Call, isAdministrator: boolean) {
  for (const { row } of touched) {
    const { state, change_until: changeUntil } = row
    const isListLocked = body.entries !== undefined && row.is_list_locked
    const denial = seedTimeDenial({ state, changeUntil, isListLocked }, { isAdministrator, now })
    if (denial) fail(denial)
  }
}

/** Returns the requested values of entries; without a request, the current ones of all that take a place. */
function requestedChanges(rows: readonly OrderEntryRow[], requested: Call['body']['entries']): EntryChange[] {
  if (!requested) {
    const current = rows.filter(({ state }) => takesPlace(state))
    return current.map((row) => ({ row, seedTimeCs: row.seed_time_cs, division: row.division }))
  }
  return requested.map(({ entryId, seedTime, division }, index) => {
    const row = rows.find(({ id }) => id === entryId) ?? fail('entry_not_found')
    const isKnown = division === undefined || isDivision(row, division)
    if (!isKnown) failField(`entries.${index}.division`, 'not_allowed')
    return {
      row,
      seedTimeCs: seedTime === undefined ? row.seed_time_cs : parseRaceTime(seedTime ?? ''),
      division: division === undefined ? row.division : division,
    }
  })
}

const isDivision = ({ divisions }: OrderEntryRow, division: string | null) =>
  division === null ? divisions.length === 0 : divisions.includes(division)
