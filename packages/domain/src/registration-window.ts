/** Moving the registration of an event. See docs/rules.md#registration. */

import { dateInZone } from './calendar.ts'
import type { OfferFeesInput } from './event-fees.ts'
import type { Discount } from './fees.ts'
import type { RefundRule, RefundStep } from './refunds.ts'

/** Bounds of registration as ISO 8601 instants; null is not set, and of an offer the event's own bound. */
export interface RegistrationBounds {
  readonly regStartDate: string | null
  readonly regEndDate: string | null
}

/** An offer with its own bounds; omitted fees are unchanged. */
interface SoldOffer extends RegistrationBounds {
  readonly fees?: OfferFeesInput | null | undefined
}

/** What of an event its registration bounds. */
interface RegisteredEvent<Offer> extends RegistrationBounds {
  readonly timeZone: string
  readonly programData: readonly Offer[]
  readonly discounts: readonly Discount[]
  readonly refundRule: RefundRule
}

interface Moved<Offer> extends RegistrationBounds {
  readonly programData?: Offer[]
  readonly discounts?: Discount[]
  readonly refundRule?: RefundStep[]
}

/** Fields that a move of registration changes besides its bounds. */
export const REGISTRATION_TERMS = [
  'programData',
  'discounts',
  'refundRule',
] as const satisfies (keyof Moved<never>)[]

/**
 * Moves bounds of an event's registration, for `events.update`. What would be outside follows: windows of offers, early
 * discounts, late fees and refund steps. Placed orders keep the terms that are stored with them.
 *
 * @param range the new bounds; an absent one stays
 * @returns the bounds, and only those terms that change
 * @see docs/rules.md#registration
 */
export function moveRegistration<Offer extends SoldOffer>(
  event: RegisteredEvent<Offer>,
  range: Partial<RegistrationBounds>,
): Moved<Offer> {
  const { regStartDate = event.regStartDate, regEndDate = event.regEndDate } = range
  const bounds = { regStartDate, regEndDate }
  const closesOn = regEndDate && dateInZone(new Date(regEndDate), event.timeZone)
  const terms = {
    programData: event.programData.map((offer) => ({
      ...offer,
      ...boundsWithin(offer, bounds),
      ...(offer.fees && { fees: feesWithin(offer.fees, closesOn) }),
    })),
    discounts: event.discounts.map((discount) => discountWithin(discount, closesOn)),
    refundRule: refundsWithin(event.refundRule, closesOn),
  }
  const changed = REGISTRATION_TERMS.filter(
    (name) => JSON.stringify(terms[name]) !== JSON.stringify(event[name]),
  )
  return { ...bounds, ...Object.fromEntries(changed.map((name) => [name, terms[name]])) }
}

/** Bounds of an offer within those of its event: both are the event's if nothing of its window would be left. */
function boundsWithin(offer: RegistrationBounds, event: RegistrationBounds): RegistrationBounds {
  const opens = isBefore(offer.regStartDate, event.regStartDate) ? null : offer.regStartDate
  const closes = isBefore(event.regEndDate, offer.regEndDate) ? null : offer.regEndDate
  const [from, to] = [opens ?? event.regStartDate, closes ?? event.regEndDate]
  const isEmpty = from !== null && to !== null && !isBefore(from, to)
  return isEmpty ? { regStartDate: null, regEndDate: null } : { regStartDate: opens, regEndDate: closes }
}

const feesWithin = (fees: OfferFeesInput, closesOn: string | null): OfferFeesInput =>
  closesOn && fees.lateFrom && fees.lateFrom > closesOn ? { ...fees, lateFrom: null } : fees

const discountWithin = (discount: Discount, closesOn: string | null): Discount =>
  discount.kind === 'early' && closesOn && discount.until > closesOn
    ? { ...discount, until: closesOn }
    : discount

/** The first step that would outlast registration ends with it, and those after it never apply. */
function refundsWithin(rule: RefundRule, closesOn: string | null): RefundRule {
  if (!closesOn) return rule
  const inside = rule.filter(({ until }) => until <= closesOn)
  const [next] = rule.slice(inside.length)
  return next && inside.at(-1)?.until !== closesOn ? [...inside, { ...next, until: closesOn }] : inside
}

/** Whether one instant precedes another; an absent one neither precedes nor follows. */
const isBefore = (one: string | null, other: string | null) =>
  one !== null && other !== null && Date.parse(one) < Date.parse(other)
