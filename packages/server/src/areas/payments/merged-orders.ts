/** Orders of two profiles of one person: their terms name the swimmers, because the price depends on each. */

import { isUnpaid } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import type { OrderTerms } from '../../db/tables/entry-order.ts'
import type { Deps } from '../../deps.ts'
import { getOrder, listItems, lockOrder, updateTerms } from '../orders/orders.store.ts'
import { reprice } from '../orders/reprice.ts'
import { entriesIn } from '../places/entries.store.ts'
import { endUnpaid } from './end-unpaid.ts'
import { joinItems } from './merged-orders.store.ts'

interface Merged {
  /** The orders of both, before their rows moved. */
  readonly orderIds: readonly number[]
  readonly survivorId: number
  readonly loserId: number
  readonly at: Date
}

/**
 * Prices the orders of a merged profile by the remaining one, after their items and entries have moved. An unpaid order costs
 * less without a distance that both had, and ends without any; a paid one is refunded by administrators.
 */
export async function settleOrders(
  tx: Tx,
  { orderIds, survivorId, loserId, at: now }: Merged,
  deps: Pick<Deps, 'ids' | 'mailer' | 'config' | 'words'>,
) {
  for (const id of orderIds) {
    const order = await lockOrder(tx, id)
    if (!order) continue
    const terms = mergedTerms(order.terms, { survivorId, loserId })
    await updateTerms(tx, id, { terms })
    const [item, twin] = (await listItems(tx, [id])).filter(({ swimmer_id }) => swimmer_id === survivorId)
    if (item && twin) await joinItems(tx, { from: twin.id, to: item.id })
    if (!isUnpaid(order.status)) continue
    const held = await entriesIn(tx, id, ['held'])
    if (held.length > 0) await reprice(tx, await getOrder(tx, id), now)
    else await endUnpaid(tx, { order, status: 'cancelled', now }, deps)
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
