/** Places the entries of a file in orders, as an administrator enters swimmers. */

import type { EntryWarning } from '@polynya/contract'
import type { PaymentMeans } from '@polynya/domain'
import type { Tx } from '../../../db/schema.ts'
import type { Deps } from '../../../deps.ts'
import type { LineFault } from '../../csv-table.ts'
import type { SellingRow } from '../../events/record/events.store.ts'
import { checkBasket, payerOf, priceOfBasket } from '../../orders/basket.ts'
import { auditOrder } from '../../orders/order-audit.ts'
import { sendOrdersPlaced } from '../../orders/order-mails.ts'
import { placeOrder } from '../../orders/place-order.ts'
import { lockPlaces } from '../../places/places.store.ts'
import { Stock } from '../../places/stock.ts'
import type { ImportCall } from '../tasks/import-call.ts'
import type { AcceptedSwimmer } from './entry-checks.ts'

export interface PlacingInput {
  readonly call: ImportCall
  readonly selling: SellingRow
  readonly onSpot: boolean
  /** How the orders were paid; null leaves them unpaid. */
  readonly means: PaymentMeans | null
}

/** Swimmers of one order. */
const SWIMMERS = 20

/** Leaves out the entries on distances that are full. The caller holds the locks of the places. */
export async function withPlaces(
  tx: Tx,
  swimmers: readonly AcceptedSwimmer[],
  { selling, onSpot, call }: PlacingInput,
) {
  const warnings: LineFault<EntryWarning>[] = []
  const offerIds = selling.programData.map(({ id }) => id)
  const stock = new Stock(await lockPlaces(tx, offerIds, call.at))
  const taker = { reserved: onSpot, ahead: !onSpot }
  const placed = swimmers.map(({ row, entries }) => ({
    row,
    entries: entries.filter(({ line, requested: { distance, offeredId } }) => {
      if (offeredId !== null || stock.take(distance.id, taker)) return true
      warnings.push({ line, field: distance.distCode, fault: 'slots_exhausted' })
      return false
    }),
  }))
  return { swimmers: placed.filter(({ entries }) => entries.length > 0), warnings }
}

/** Places orders for swimmers, with one e-mail to each account; returns their IDs. */
export async function placeEntries(
  tx: Tx,
  swimmers: readonly AcceptedSwimmer[],
  { input, deps }: { readonly input: PlacingInput; readonly deps: Deps },
): Promise<number[]> {
  const { call, selling, onSpot, means } = input
  const orders = new Map<number, number[]>()
  for (const group of groupsOf(swimmers, onSpot)) {
    const body = {
      ...{ eventId: selling.id, ...(onSpot && { onSpot }) },
      swimmers: group.map(({ row, entries }) => ({
        swimmerId: row.id,
        entries: entries.map(({ given }) => given),
      })),
    }
    const basket = await checkBasket(tx, { body, caller: call.caller }, deps)
    const payer = payerOf(basket, call.caller.account.id)
    const paid = means === null ? {} : { payment: { means } }
    const order = { basket, priced: priceOfBasket(basket), payer, ...paid, isSilent: true }
    const id = await placeOrder(tx, order, deps)
    await auditOrder(tx, call, { id, basket, ...paid })
    orders.set(payer, [...(orders.get(payer) ?? []), id])
  }
  for (const own of orders.values()) await sendOrdersPlaced(tx, own, deps)
  return [...orders.values()].flat()
}

/** Orders at the venue belong to the account of their swimmers, all others to the administrator. */
function groupsOf(swimmers: readonly AcceptedSwimmer[], onSpot: boolean): AcceptedSwimmer[][] {
  const byAccount = Map.groupBy(swimmers, ({ row }) => (onSpot ? row.account_id : null))
  return [...byAccount.values()].flatMap((own) =>
    Array.from({ length: Math.ceil(own.length / SWIMMERS) }, (_, index) =>
      own.slice(index * SWIMMERS, (index + 1) * SWIMMERS),
    ),
  )
}
