/**
 * The price of a registration. One pure function for server, app and CLI; the rules are stored with the order, so that a later
 * change of the event changes no price. Amounts are whole minor units
 * (`…Minor`: kopecks, cents), dates are `YYYY-MM-DD` in the event's zone.
 * See docs/rules.md#fees.
 */

import { percentOf } from './money.ts'

/** The fees of an offer. For a relay offer the count is that of teams. */
export interface OfferFees {
  readonly offerId: number
  /** Fee of one distance, of a bundle of two, and so on; the last one applies to larger bundles too. Never decreases. */
  readonly byCount: readonly number[]
  /** From this day on, `lateMinor` is charged once per swimmer and event; null is never. */
  readonly lateFrom: string | null
  readonly lateMinor: number
  /** What each entry at the venue costs instead; null is the same as before. */
  readonly onSpotMinor: number | null
}

/** Whom fees are lowered for, in whole per cent. Of several, the best one counts. */
export type Discount = { readonly percent: number } & (
  | { readonly kind: 'age'; readonly minAge: number; readonly maxAge: number | null }
  | { readonly kind: 'para' }
  | { readonly kind: 'region'; readonly region: string }
  | { readonly kind: 'early'; readonly until: string }
)

/** What a coupon takes off the fees, after the discount. */
export type CouponValue =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amountMinor: number }

export interface FeeRules {
  readonly offers: readonly OfferFees[]
  readonly discounts: readonly Discount[]
  /** Added to the fees, in whole per cent: for the service, and for the marketplace. */
  readonly servicePercent: number
  readonly mktPlacePercent: number
}

/** How many distances of an offer; of a relay offer, how many teams. */
export interface OfferCount {
  readonly offerId: number
  readonly count: number
}

/** What a swimmer paid for in earlier orders of the same event. */
export interface EarlierPaid {
  readonly offers: readonly OfferCount[]
  /** The late fee that those orders charged. */
  readonly lateMinor: number
}

/** One swimmer, or one team by its captain, with what they enter. */
export interface Participant {
  readonly swimmerId: number
  /** On the event's age-group date. */
  readonly age: number
  readonly isParaswimmer: boolean
  readonly region: string | null
  readonly offers: readonly OfferCount[]
  readonly donationMinor: number
  /** Left out for a swimmer without earlier orders. */
  readonly earlier?: EarlierPaid
}

export interface Basket {
  /** The day of the order. */
  readonly on: string
  readonly participants: readonly Participant[]
  readonly coupon: CouponValue | null
  /** Whether the entries are made at the venue. */
  readonly onSpot?: boolean
}

/**
 * `feeMinor` includes `lateMinor`; `swimmerMinor` is the fee after discount and coupon; the total is that with donation,
 * service and marketplace.
 */
export interface PricedItem {
  readonly swimmerId: number
  readonly feeMinor: number
  readonly lateMinor: number
  readonly discount: Discount | null
  readonly discountMinor: number
  readonly couponMinor: number
  readonly swimmerMinor: number
  readonly donationMinor: number
  readonly serviceMinor: number
  readonly mktPlaceMinor: number
  readonly totalMinor: number
}

export interface Price {
  readonly items: readonly PricedItem[]
  readonly totalMinor: number
}

/** What may be wrong with fee rules: the path within them, and why. */
export interface FeeProblem {
  readonly path: string
  readonly reason: 'required' | 'too_small' | 'too_large' | 'fee_falls'
}

/**
 * The price of a basket.
 * @throws RangeError for an offer that the rules do not name: the caller has judged the entries already
 */
export function priceOf(rules: FeeRules, basket: Basket): Price {
  const { on, participants, coupon } = basket
  let amountLeft = coupon?.kind === 'amount' ? coupon.amountMinor : 0
  const items = participants.map((participant): PricedItem => {
    const lateMinor = lateFeeOf(rules, participant, basket)
    const fees = participant.offers.map((offer) => offerFee(rules, { participant, offer, basket }))
    const feeMinor = fees.reduce((sum, fee) => sum + fee, lateMinor)
    const discount = bestDiscount(rules.discounts, participant, on)
    const discountMinor = percentOf(feeMinor, discount?.percent ?? 0)
    const reduced = feeMinor - discountMinor
    const couponMinor =
      coupon?.kind === 'percent' ? percentOf(reduced, coupon.percent) : Math.min(reduced, amountLeft)
    if (coupon?.kind === 'amount') amountLeft -= couponMinor
    const swimmerMinor = reduced - couponMinor
    const serviceMinor = percentOf(swimmerMinor, rules.servicePercent)
    const mktPlaceMinor = percentOf(swimmerMinor, rules.mktPlacePercent)
    const { swimmerId, donationMinor } = participant
    const totalMinor = swimmerMinor + donationMinor + serviceMinor + mktPlaceMinor
    const reductions = { discount: discountMinor > 0 ? discount : null, discountMinor, couponMinor }
    return {
      swimmerId,
      feeMinor,
      lateMinor,
      ...reductions,
      swimmerMinor,
      donationMinor,
      serviceMinor,
      mktPlaceMinor,
      totalMinor,
    }
  })
  return { items, totalMinor: items.reduce((sum, { totalMinor }) => sum + totalMinor, 0) }
}

const feesOf = ({ offers }: FeeRules, offerId: number): OfferFees => {
  const fees = offers.find((each) => each.offerId === offerId)
  if (!fees) throw new RangeError(`No fees for offer ${offerId}`)
  return fees
}

const isOnSpotPrice = ({ onSpotMinor }: OfferFees, { onSpot }: Basket) => onSpot && onSpotMinor !== null

interface OfferOf {
  readonly participant: Participant
  readonly offer: OfferCount
  readonly basket: Basket
}

/** Priced by position: the table for all that are paid afterwards minus the table for those paid earlier. */
function offerFee(rules: FeeRules, { participant, offer: { offerId, count }, basket }: OfferOf): number {
  const fees = feesOf(rules, offerId)
  if (isOnSpotPrice(fees, basket)) return (fees.onSpotMinor ?? 0) * count
  const paid = participant.earlier?.offers.find((each) => each.offerId === offerId)?.count ?? 0
  return Math.max(0, bundleFee(fees, paid + count) - bundleFee(fees, paid))
}

const bundleFee = ({ byCount }: OfferFees, count: number): number =>
  count < 1 ? 0 : (byCount[Math.min(count, byCount.length) - 1] ?? 0)

/** The highest late fee of the offers entered, minus what earlier orders charged: once per swimmer and event. */
function lateFeeOf(rules: FeeRules, { offers, earlier }: Participant, basket: Basket): number {
  const late = offers
    .filter(({ count }) => count > 0)
    .map(({ offerId }) => feesOf(rules, offerId))
    .filter((fees) => !isOnSpotPrice(fees, basket))
    .filter(({ lateFrom }) => lateFrom !== null && basket.on >= lateFrom)
    .map(({ lateMinor }) => lateMinor)
  return Math.max(0, Math.max(0, ...late) - (earlier?.lateMinor ?? 0))
}

/** The discount that takes off most; null is none. */
function bestDiscount(discounts: readonly Discount[], participant: Participant, on: string): Discount | null {
  const own = discounts.filter((discount) => isFor(discount, participant, on))
  return own.reduce<Discount | null>(
    (best, each) => (each.percent > (best?.percent ?? 0) ? each : best),
    null,
  )
}

function isFor(discount: Discount, { age, isParaswimmer, region }: Participant, on: string): boolean {
  switch (discount.kind) {
    case 'age':
      return age >= discount.minAge && (discount.maxAge === null || age <= discount.maxAge)
    case 'para':
      return isParaswimmer
    case 'region':
      return region === discount.region
    case 'early':
      return on <= discount.until
  }
}

/** Returns the faults of fee rules before they are stored: no fee, a negative one, one that falls as distances are added. */
export function feeProblems({ offers, discounts, servicePercent, mktPlacePercent }: FeeRules): FeeProblem[] {
  const percent = (path: string, value: number): FeeProblem[] => {
    if (value >= 0 && value <= 100) return []
    return [{ path, reason: value < 0 ? 'too_small' : 'too_large' }]
  }
  return [
    ...offers.flatMap((offer, index) => offerProblems(offer, `offers.${index}`)),
    ...discounts.flatMap((discount, index) => percent(`discounts.${index}.percent`, discount.percent)),
    ...percent('servicePercent', servicePercent),
    ...percent('mktPlacePercent', mktPlacePercent),
  ]
}

function offerProblems({ byCount, lateMinor, onSpotMinor }: OfferFees, path: string): FeeProblem[] {
  if (byCount.length === 0) return [{ path: `${path}.byCount`, reason: 'required' }]
  const problems = byCount.flatMap((fee, index): FeeProblem[] => {
    const at = `${path}.byCount.${index}`
    if (fee < 0) return [{ path: at, reason: 'too_small' }]
    return fee < (byCount[index - 1] ?? 0) ? [{ path: at, reason: 'fee_falls' }] : []
  })
  for (const [field, amount] of Object.entries({ lateMinor, onSpotMinor })) {
    if (amount !== null && amount < 0) problems.push({ path: `${path}.${field}`, reason: 'too_small' })
  }
  return problems
}
