/** Cancels the coming starts of the swimmers of an account that is deleted: no account could cancel them afterwards. */

import { dateInZone, registrationCan } from '@polynya/domain'
import { type AuditedCall, recordChange } from '../../access/audit.store.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { fail } from '../../failure.ts'
import { registrationOf } from '../events/record/event-view.ts'
import { findSelling } from '../events/record/events.store.ts'
import { findOpenPayment } from '../ledger/payments.store.ts'
import { lockOrder, type OrderRow } from '../orders/orders.store.ts'
import { endPaidEntry } from '../payments/end-paid-entry.ts'
import { findEntry } from '../places/entries.store.ts'
import { refundOf } from '../refunds/refund-amount.ts'
import { leaveTeam } from '../teams/members.store.ts'
import { sendLeftTeam } from '../teams/team-mails.ts'
import { lockTeam, updateTeam } from '../teams/teams.store.ts'
import { type ComingStart, listComingMemberships, listComingStarts } from './coming-starts.store.ts'

type StartDeps = Pick<Deps, 'ids' | 'mailer' | 'config' | 'words'>
type Call = AuditedCall & { readonly caller: { readonly account: { readonly id: number } } }

/**
 * Cancels the paid starts under the terms of their orders, and takes the swimmers out of the teams of other captains.
 * Fails with `payment_pending` while a payment of one of the orders is open. Returns the orders with refunds to send.
 */
export async function cancelComingStarts(tx: Tx, call: Call, deps: StartDeps): Promise<number[]> {
  const { id: accountId } = call.caller.account
  const starts = await listComingStarts(tx, accountId, call.at)
  for (const start of starts) await cancelStart(tx, { start, call }, deps)
  for (const { code, swimmer_id } of await listComingMemberships(tx, accountId, call.at)) {
    const team = await lockTeam(tx, code)
    if (!team) continue
    await leaveTeam(tx, team.id, { id: swimmer_id, at: call.at })
    await updateTeam(tx, team.id, {
      protocol_saved_at: null,
      version: team.version + 1,
      updated_at: call.at,
    })
    await sendLeftTeam(tx, { team, swimmerIds: [swimmer_id], by: accountId }, deps)
  }
  return [...new Set(starts.map(({ order_id }) => order_id))]
}

interface CancelledStart {
  readonly start: ComingStart
  readonly call: Call
}

async function cancelStart(tx: Tx, { start, call }: CancelledStart, deps: StartDeps) {
  const order = await lockOrder(tx, start.order_id)
  // Read again while holding the lock.
  const entry = await findEntry(tx, start.id)
  if (!order || entry?.state !== 'confirmed') return
  if (await findOpenPayment(tx, order.id)) fail('payment_pending')
  const today = dateInZone(call.at, order.time_zone)
  const isRefunded = await mayRefund(tx, order, call.at)
  const amountMinor = isRefunded ? (await refundOf(tx, { order, entry, today })).amountMinor : 0
  const accountId = call.caller.account.id
  await endPaidEntry(tx, { order, entry, now: call.at, amountMinor, way: 'card', accountId }, deps)
  const change = { before: { state: entry.state }, after: { entry: entry.id } }
  await recordChange(tx, call, { kind: 'order', objectId: order.id, ...change })
}

/** After registration has closed, a cancelled place is not refunded. */
async function mayRefund(tx: Tx, { event_id }: OrderRow, now: Date): Promise<boolean> {
  const selling = await findSelling(tx, event_id)
  return selling !== undefined && registrationCan[registrationOf(selling, now).state].cancelWithRefund
}
