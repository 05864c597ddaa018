/** A basket, checked and priced: the same for a quote, an order and an added distance. */

import type { FieldIssue, QuoteInput } from '@polynya/contract'
import { type CouponValue, isOpenState } from '@polynya/domain'
import type * as z from 'zod/mini'
import { administers, type Caller, representsRegion } from '../../access/caller.ts'
import type { Db } from '../../db/schema.ts'
import type { OrderTerms } from '../../db/tables/entry-order.ts'
import type { Deps } from '../../deps.ts'
import { fail } from '../../failure.ts'
import { type CouponRow, couponValue } from '../coupons/coupons.store.ts'
import { findValidCoupon } from '../coupons/valid-coupon.ts'
import { registrationOf } from '../events/record/event-view.ts'
import type { SellingRow } from '../events/record/events.store.ts'
import { listByIds, type SwimmerRow } from '../swimmers/profile/swimmers.store.ts'
import { ownSwimmer } from '../swimmers/profile/visible-swimmer.ts'
import { areOffered, entryContext } from './entry-context.ts'
import { earlierPaidOf, payableTotal, priceByTerms, withEarlier } from './pricing.ts'
import { checkSwimmer, type RequestedSwimmer } from './requested-entries.ts'
import { feeRulesOfSelling, paymentRoute, refuseUnlessOpen, visibleSelling } from './selling.ts'

/** The account that an order belongs to: at the venue that of its first swimmer, if they have one. */
export const payerOf = ({ onSpot, swimmers }: Basket, caller: number): number =>
  (onSpot ? swimmers[0]?.swimmer.account_id : null) ?? caller

/** A basket as the client sends it. */
export type Body = z.output<typeof QuoteInput>

export interface Basket {
  readonly selling: SellingRow
  readonly swimmers: readonly RequestedSwimmer[]
  readonly country: string
  readonly route: ReturnType<typeof paymentRoute>
  readonly coupon: CouponRow | null
  readonly terms: OrderTerms
  /** The day at the venue, by which it is priced. */
  readonly today: string
  readonly onSpot: boolean
  readonly now: Date
}

/** Checks the swimmers, the distances and the coupon of a basket. Fails with every field at fault. */
export async function checkBasket(
  db: Db,
  { body, caller }: { readonly body: Body; readonly caller: Caller },
  { clock }: Pick<Deps, 'clock'>,
): Promise<Basket> {
  const now = clock.now()
  const onSpot = body.onSpot ?? false
  const selling = await visibleSelling(db, body.eventId, caller)
  const isOffered = !isOpenState(registrationOf(selling, now).state) && (await areOffered(db, body, now))
  refuseUnlessOpen(selling, { caller, onSpot, now, isOffered })
  const rows = await swimmersOf(db, body, { caller, selling })
  const context = await entryContext(db, { selling, swimmers: rows, anyTime: onSpot, now })
  const { today } = context
  const checked = body.swimmers.map((given, index) =>
    checkSwimmer(given, { row: rows[index] as SwimmerRow, path: `swimmers.${index}`, context }),
  )
  const coupon = await findValidCoupon(db, { eventId: selling.id, code: body.coupon ?? null, today })
  const issues = [...repeated(body), ...checked.flatMap((each) => each.issues), ...coupon.issues]
  if (issues.length > 0) fail('invalid_input', { issues })
  const swimmers = checked.map((each) => each.swimmer)
  const earlier = await earlierPaidOf(db, { eventId: selling.id, swimmerIds: rows.map(({ id }) => id) })
  const country = body.country ?? swimmers[0]?.swimmer.country ?? '*'
  return {
    selling,
    swimmers,
    country,
    route: paymentRoute(selling, country, 'sandbox'),
    coupon: coupon.row,
    terms: withEarlier(termsOf({ selling, now }, swimmers, coupon.row && couponValue(coupon.row)), earlier),
    today,
    onSpot,
    now,
  }
}

/**
 * Returns the swimmers of a basket: own ones. Administrators enter any confirmed swimmer, a federation's account those of
 * its region.
 */
async function swimmersOf(
  db: Db,
  { swimmers }: Body,
  { caller, selling }: { readonly caller: Caller; readonly selling: SellingRow },
): Promise<SwimmerRow[]> {
  const rows = await listByIds(
    db,
    swimmers.map(({ swimmerId }) => swimmerId),
  )
  const found = new Map(rows.map((row) => [row.id, row]))
  const mayEnterAll = administers(caller, selling.region)
  const own: SwimmerRow[] = []
  for (const { swimmerId } of swimmers) {
    const row = found.get(swimmerId)
    const mayEnter = row !== undefined && (mayEnterAll || isOwnOrRepresented(row, caller))
    const swimmer = mayEnter ? row : await ownSwimmer(db, swimmerId, caller)
    if (swimmer.confirmed_at === null) fail('swimmer_unconfirmed')
    own.push(swimmer)
  }
  return own
}

const isOwnOrRepresented = (row: SwimmerRow, caller: Caller): boolean =>
  row.account_id === caller.account?.id || (row.confirmed_at !== null && representsRegion(caller, row.region))

const repeated = ({ swimmers }: Body): FieldIssue[] => {
  const ids = swimmers.map(({ swimmerId }) => swimmerId)
  return ids.flatMap((id, index): FieldIssue[] =>
    ids.indexOf(id) < index ? [{ path: `swimmers.${index}.swimmerId`, reason: 'repeated' }] : [],
  )
}

function termsOf(
  { selling, now }: Pick<Basket, 'selling' | 'now'>,
  swimmers: readonly RequestedSwimmer[],
  coupon: CouponValue | null,
): OrderTerms {
  return {
    fees: feeRulesOfSelling(selling, now),
    refund: selling.refund_rule,
    coupon,
    swimmers: swimmers.map(({ swimmer, age, donationMinor }) => ({
      swimmerId: swimmer.id,
      age,
      isParaswimmer: swimmer.is_paraswimmer,
      region: swimmer.region,
      donationMinor,
    })),
  }
}

/** Returns the price of a basket, and its total in the payer's currency. */
export function priceOfBasket({ terms, today, onSpot, swimmers, route }: Basket) {
  const entries = swimmers.flatMap(({ swimmer, entries: own }) =>
    own.map(({ offer }) => ({ swimmerId: swimmer.id, offerId: offer.id })),
  )
  const price = priceByTerms({ terms, on: today, onSpot, entries })
  return { price, totalMinor: payableTotal(price, { rate: String(route.conversionRate), path: 'swimmers' }) }
}
