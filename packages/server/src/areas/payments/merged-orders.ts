/** Orders of two profiles of one person: their terms name the swimmers, because the price depends on each. */

import { amountOf, isActiveEntry, isUnpaid } from '@polynya/domain'
import { type AuditedCall, recordChange } from '../../access/audit.store.ts'
import type { Account } from '../../access/caller.ts'
import type { Tx } from '../../db/schema.ts'
import type { OrderTerms } from '../../db/tables/entry-order.ts'
import type { Deps } from '../../deps.ts'
import { sendHeldCancelled } from '../orders/order-mails.ts'
import { getOrder, listItems, lockOrder, type OrderRow, updateTerms } from '../orders/orders.store.ts'
import { priceOfEntries } from '../orders/remaining-price.ts'
import { reprice } from '../orders/reprice.ts'
import { type EntryRow, entriesIn } from '../places/entries.store.ts'
import { minorOfParts } from '../refunds/refund-order.ts'
import { confirmIfPaid } from './confirm-paid.ts'
import { refundEntry } from './end-paid-entry.ts'
import { endUnpaid } from './end-unpaid.ts'
import { joinItems } from './merged-orders.store.ts'

/** An administrator's call that merges two profiles. */
type MergeCall = AuditedCall & { readonly caller: { readonly account: Pick<Account, 'id'> } }

interface Merged {
  /** The orders of both, before their rows moved. */
  readonly orderIds: readonly number[]
  /** The entries of these orders, before one of each two on a distance was cancelled. */
  readonly entered: readonly EntryRow[]
  readonly survivorId: number
  readonly loserId: number
  readonly at: Date
}

type SettleDeps = Pick<Deps, 'ids' | 'mailer' | 'config' | 'words'>

/**
 * Prices the orders of a merged profile by the remaining one, after their items and entries have moved. An unpaid order costs
 * less without a distance that both had, and ends without any; a paid one returns the whole price of such a distance.
 */
export async function settleOrders(
  tx: Tx,
  { orderIds, entered, survivorId, loserId, at: now }: Merged,
  { call, deps }: { readonly call: MergeCall; readonly deps: SettleDeps },
) {
  for (const id of orderIds) {
    const order = await lockOrder(tx, id)
    if (!order) continue
    const terms = mergedTerms(order.terms, { survivorId, loserId })
    await updateTerms(tx, id, { terms })
    const [item, twin] = (await listItems(tx, [id])).filter(({ swimmer_id }) => swimmer_id === survivorId)
    if (item && twin) await joinItems(tx, { from: twin.id, to: item.id })
    const settled = { order, before: entered.filter(({ order_id }) => order_id === id), now }
    if (isUnpaid(order.status)) await settleUnpaid(tx, settled, deps)
    else await refundDuplicates(tx, settled, { call, deps })
  }
}

interface Settled {
  /** As it was before the merge; its row is locked. */
  readonly order: OrderRow
  /** Its entries before the merge. */
  readonly before: readonly EntryRow[]
  readonly now: Date
}

async function settleUnpaid(tx: Tx, { order, before, now }: Settled, deps: SettleDeps) {
  const held = await entriesIn(tx, order.id, ['held'])
  if (held.length === 0) return endUnpaid(tx, { order, status: 'cancelled', now }, deps)
  await reprice(tx, await getOrder(tx, order.id), now)
  for (const entry of before) {
    const isCancelled = entry.state === 'held' && held.every(({ id }) => id !== entry.id)
    if (isCancelled) await sendHeldCancelled(tx, { orderId: order.id, entry, isDuplicate: true }, deps)
  }
  await confirmIfPaid(tx, { orderId: order.id, now }, deps)
}

/** Refunds what the order cost more with each paid place that the merge has cancelled, under its terms before. */
async function refundDuplicates(
  tx: Tx,
  { order, before, now }: Settled,
  { call, deps }: { readonly call: MergeCall; readonly deps: SettleDeps },
) {
  const confirmed = new Set((await entriesIn(tx, order.id, ['confirmed'])).map(({ id }) => id))
  let priced = before.filter(({ state }) => isActiveEntry(state))
  for (const entry of priced) {
    if (entry.state !== 'confirmed' || confirmed.has(entry.id)) continue
    const rest = priced.filter(({ id }) => id !== entry.id)
    const amountMinor = Math.max(0, priceOfEntries(order, priced) - priceOfEntries(order, rest))
    priced = rest
    const refund = { order, entry, amountMinor, now, way: 'card', isDuplicate: true } as const
    const parts = await refundEntry(tx, { ...refund, accountId: call.caller.account.id }, deps)
    const after = { entry: entry.id, refunded: amountOf(minorOfParts(parts)), currency: order.currency }
    const change = { before: { state: entry.state }, after: { state: 'cancelled', ...after } }
    await recordChange(tx, call, { kind: 'order', objectId: order.id, ...change })
  }
}

/** A swimmer who is in an order with both profiles is in it once, with both donations. */
function mergedTerms(
  terms: OrderTerms,
  { survivorId, loserId }: Pick<Merged, 'survivorId' | 'loserId'>,
): OrderTerms {
  const loser = terms.swimmers.find(({ swimmerId }) => swimmerId === loserId)
  if (!loser) return terms
  const isTwice = terms.swimmers.some(({ swimmerId }) => swimmerId === survivorId)
  const swimmers = terms.swimmers.flatMap((swimmer) => {
    const { swimmerId, donationMinor } = swimmer
    if (swimmerId === survivorId) return [{ ...swimmer, donationMinor: donationMinor + loser.donationMinor }]
    return swimmerId !== loserId ? [swimmer] : isTwice ? [] : [{ ...swimmer, swimmerId: survivorId }]
  })
  return { ...terms, swimmers }
}
