/**
 * What registration costs. One pure function for server, app and CLI; the rules are stored with the order, so that a later
 * change of the event changes no price (rulings, "Registration, slots and orders"). Amounts are whole minor units
 * (`…Minor`: kopecks, cents), dates are `YYYY-MM-DD` in the event's zone.
 */

/** The fees of an offer. For a relay offer the count is that of teams. */
export interface OfferFees {
  readonly offerId: number
  /** For one distance, for two together, and so on; the last goes for more, too. Never falls. */
  readonly byCount: readonly number[]
  /** From this day on, `lateMinor` is added once for each swimmer; null is never. */
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

/** One swimmer, or one team by its captain, with what they enter. */
export interface Participant {
  readonly swimmerId: number
  /** On the event's age-group date. */
  readonly age: number
  readonly isParaswimmer: boolean
  readonly region: string | null
  readonly offers: readonly { readonly offerId: number; readonly count: number }[]
  readonly donationMinor: number
}

export interface Basket {
  /** The day of the order. */
  readonly on: string
  readonly participants: readonly Participant[]
  readonly coupon: CouponValue | null
  /** Whether the entries are made at the venue. */
  readonly onSpot?: boolean
}

/** `swimmerMinor` is the fee after discount and coupon; the total is it with donation, service and marketplace. */
export interface PricedItem {
  readonly swimmerId: number
  readonly feeMinor: number
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
    const feeMinor = participant.offers.reduce((sum, offer) => sum + feeOf(rules, offer, basket), 0)
    const discount = bestDiscount(rules.discounts, participant, on)
    const discountMinor = part(feeMinor, discount?.percent ?? 0)
    const reduced = feeMinor - discountMinor
    const couponMinor =
      coupon?.kind === 'percent' ? part(reduced, coupon.percent) : Math.min(reduced, amountLeft)
    if (coupon?.kind === 'amount') amountLeft -= couponMinor
    const swimmerMinor = reduced - couponMinor
    const serviceMinor = part(swimmerMinor, rules.servicePercent)
    const mktPlaceMinor = part(swimmerMinor, rules.mktPlacePercent)
    const { swimmerId, donationMinor } = participant
    const totalMinor = swimmerMinor + donationMinor + serviceMinor + mktPlaceMinor
    const reductions = { discount: discountMinor > 0 ? discount : null, discountMinor, couponMinor }
    return {
      swimmerId,
      feeMinor,
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

type OfOffer = Participant['offers'][number]

function feeOf({ offers }: FeeRules, { offerId, count }: OfOffer, { on, onSpot }: Basket): number {
  const fees = offers.find((each) => each.offerId === offerId)
  if (!fees) throw new RangeError(`No fees for offer ${offerId}`)
  if (count < 1) return 0
  if (onSpot && fees.onSpotMinor !== null) return fees.onSpotMinor * count
  const late = fees.lateFrom !== null && on >= fees.lateFrom ? fees.lateMinor : 0
  return (fees.byCount[Math.min(count, fees.byCount.length) - 1] ?? 0) + late
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

/** A share in whole per cent, cut to whole minor units. */
const part = (minor: number, percent: number) => Math.floor((minor * percent) / 100)

/**
 * An order in the payer's currency: the total is converted, and what is lost by cutting the items goes to the last.
 * @param rate what one unit of the event's currency costs, as a decimal such as `1.85`
 */
export function convertPrice(
  { items, totalMinor }: Price,
  rate: number,
): { items: number[]; totalMinor: number } {
  const converted = Math.round(totalMinor * rate)
  const parts = items.map((item) => Math.floor(item.totalMinor * rate))
  const missing = converted - parts.reduce((sum, each) => sum + each, 0)
  const last = parts.length - 1
  return {
    items: parts.map((each, index) => (index === last ? each + missing : each)),
    totalMinor: converted,
  }
}

/** What is wrong with fee rules before they are kept: no fee, a negative one, one that falls as distances are added. */
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
