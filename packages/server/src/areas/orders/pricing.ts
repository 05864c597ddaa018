/** The price of an order by its stored terms, and what earlier orders of its swimmers contribute to it. */

import { type EarlierPaid, type Price, priceOf } from '@polynya/domain'
import type { Db } from '../../db/schema.ts'
import type { OrderTerms } from '../../db/tables/entry-order.ts'
import { listPaidEntries, type PaidEntry } from '../places/entries.store.ts'

/** An entry as the price counts it. */
interface Counted {
  readonly swimmerId: number
  readonly offerId: number
}

interface Pricing {
  readonly terms: OrderTerms
  readonly on: string
  readonly onSpot: boolean
  readonly entries: readonly Counted[]
}

/** The price of an order by its stored terms: of all its entries, or of those that remain. */
export function priceByTerms({ terms, on, onSpot, entries }: Pricing): Price {
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

interface OfSwimmers {
  readonly eventId: number
  readonly swimmerIds: readonly number[]
}

/** Paid distances of each swimmer in an event by offer, and the late fee they were charged. */
export async function earlierPaidOf(db: Db, of: OfSwimmers): Promise<Map<number, EarlierPaid>> {
  const rows = await listPaidEntries(db, of)
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

/** The late fee within the price of one swimmer's paid distances of one order. */
function lateFeeOf(rows: readonly PaidEntry[]): number {
  const [row] = rows
  if (!row) return 0
  const { terms, placed_on: on, on_spot: onSpot } = row
  const entries = rows.map(({ swimmer_id, offer_id }) => ({ swimmerId: swimmer_id, offerId: offer_id }))
  const { items } = priceByTerms({ terms, on, onSpot, entries })
  return items.find(({ swimmerId }) => swimmerId === row.swimmer_id)?.lateMinor ?? 0
}

/** The terms with what their swimmers have paid for earlier. */
export const withEarlier = (terms: OrderTerms, earlier: ReadonlyMap<number, EarlierPaid>): OrderTerms => ({
  ...terms,
  swimmers: terms.swimmers.map((swimmer) => {
    const paid = earlier.get(swimmer.swimmerId)
    return paid ? { ...swimmer, earlier: paid } : swimmer
  }),
})
