/** The price of an order by its stored terms, and what earlier orders of its swimmers contribute to it. */

import {
  amountOf,
  convertMinor,
  decimalOf,
  type EarlierPaid,
  type Price,
  priceOf,
  TOTAL_MAX_MINOR,
} from '@polynya/domain'
import type { Db } from '../../db/schema.ts'
import type { OrderTerms } from '../../db/tables/entry-order.ts'
import { fail } from '../../failure.ts'
import { listPaidEntries, type PaidEntry } from '../places/entries.store.ts'

/** Fails with `price_changed`, which reports the current price. */
export const failPriceChanged = (totalMinor: number, currency: string): never =>
  fail('price_changed', { fields: { total: decimalOf(totalMinor), currency } })

/** Returns the total of a price in the order's currency; fails with `too_large` if either exceeds the limit of an order. */
export function payableTotal(price: Price, { rate, path }: { rate: string; path: string }): number {
  const totalMinor = convertMinor(price.totalMinor, rate)
  if (Math.max(totalMinor, price.totalMinor) > TOTAL_MAX_MINOR) {
    const limit = amountOf(TOTAL_MAX_MINOR)
    fail('invalid_input', { issues: [{ path, reason: 'too_large', limit }] })
  }
  return totalMinor
}

interface PriceInput {
  readonly terms: OrderTerms
  /** The day by which the order is priced. */
  readonly on: string
  readonly onSpot: boolean
  readonly entries: readonly { readonly swimmerId: number; readonly offerId: number }[]
}

/** Returns the price of some entries of an order by its stored terms. */
export function priceByTerms({ terms, on, onSpot, entries }: PriceInput): Price {
  const participants = terms.swimmers.map((swimmer) => {
    const own = entries.filter(({ swimmerId }) => swimmerId === swimmer.swimmerId)
    return { ...swimmer, offers: countsOf(own.map(({ offerId }) => offerId)) }
  })
  return priceOf(terms.fees, { on, participants, coupon: terms.coupon, onSpot })
}

const countsOf = (offerIds: readonly number[]) =>
  [...new Set(offerIds)].map((offerId) => ({
    offerId,
    count: offerIds.filter((each) => each === offerId).length,
  }))

/** Returns the paid distances of each swimmer in an event by offer, and the late fee they were charged. */
export async function earlierPaidOf(
  db: Db,
  swimmers: { readonly eventId: number; readonly swimmerIds: readonly number[] },
): Promise<Map<number, EarlierPaid>> {
  const rows = await listPaidEntries(db, swimmers)
  const swimmerIds = [...new Set(rows.map(({ swimmer_id }) => swimmer_id))]
  return new Map(
    swimmerIds.map((swimmerId) => {
      const own = rows.filter(({ swimmer_id }) => swimmer_id === swimmerId)
      const orders = [...new Set(own.map(({ order_id }) => order_id))]
      const late = orders.map((id) => lateFeeOf(own.filter(({ order_id }) => order_id === id)))
      const lateMinor = late.reduce((sum, each) => sum + each, 0)
      return [swimmerId, { offers: countsOf(own.map(({ offer_id }) => offer_id)), lateMinor }]
    }),
  )
}

/** Returns the late fee within the price of one swimmer's paid distances of one order. */
function lateFeeOf(rows: readonly PaidEntry[]): number {
  const [row] = rows
  if (!row) return 0
  const { terms, placed_on: on, on_spot: onSpot } = row
  const entries = rows.map(({ swimmer_id, offer_id }) => ({ swimmerId: swimmer_id, offerId: offer_id }))
  const { items } = priceByTerms({ terms, on, onSpot, entries })
  return items.find(({ swimmerId }) => swimmerId === row.swimmer_id)?.lateMinor ?? 0
}

/** Returns the terms with the distances that their swimmers have paid for earlier. */
export const withEarlier = (terms: OrderTerms, earlier: ReadonlyMap<number, EarlierPaid>): OrderTerms => ({
  ...terms,
  swimmers: terms.swimmers.map((swimmer) => {
    const paid = earlier.get(swimmer.swimmerId)
    return paid ? { ...swimmer, earlier: paid } : swimmer
  }),
})
