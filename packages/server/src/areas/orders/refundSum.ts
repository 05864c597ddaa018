import { dateInZone, isActiveEntry } from '@polynya/domain'
import type { Handler } from '../../http/call.ts'
import { moneyView } from '../ledger/money-view.ts'
import type { EntryRow } from '../places/entries.store.ts'
import { refundOfAll } from '../refunds/refund-amount.ts'
import type { OrderRow } from './orders.store.ts'
import { visibleEntry } from './visible-order.ts'

/** Distances of one order are counted together: what the rest costs depends on all of them. */
export const refundSum: Handler<'orders.refundSum'> = async ({ body, caller, at }, { db }) => {
  const orders = new Map<number, { order: OrderRow; entries: EntryRow[] }>()
  const addresses = new Map(body.entries.map((address) => [address.entryId, address]))
  for (const address of addresses.values()) {
    const { entry, order } = await visibleEntry(db, address, caller)
    const known = orders.get(order.id) ?? { order, entries: [] }
    // An entry that was cancelled meanwhile returns nothing more.
    if (isActiveEntry(entry.state)) known.entries.push(entry)
    orders.set(order.id, known)
  }
  const sums = new Map<string, number>()
  for (const { order, entries } of orders.values()) {
    if (entries.length === 0) continue
    const today = dateInZone(at, order.time_zone)
    const { amountMinor } = await refundOfAll(db, { order, entries, today })
    if (amountMinor > 0) sums.set(order.currency, (sums.get(order.currency) ?? 0) + amountMinor)
  }
  return { refunds: [...sums].sort().map(([currency, minor]) => moneyView({ currency, minor })) }
}
