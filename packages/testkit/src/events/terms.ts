/** Terms of an event: fees, discounts, required documents, refunds and payment routes by country. */

import type { EventCreate } from '@polynya/contract'
import { ADMISSION_KINDS, addDays, DEFAULT_ENTRY_RULES } from '@polynya/domain'
import type { Venue } from '../venues/venue.ts'
import type { EventPlan } from './event-plan.ts'

const EARLY_DAYS = 14
const LATE_DAYS = 7

/** First day of the late fee. */
export const lateFrom = ({ registration }: EventPlan) => registration && addDays(registration.to, -LATE_DAYS)

/**
 * Children and paraswimmers pay half and early entrants 10 % less; the refund share decreases until registration
 * closes.
 */
export function termsOf(plan: EventPlan, { currency }: Venue) {
  const { gathering, registration, startDate } = plan
  const closes = registration?.to ?? addDays(startDate, -10)
  const isFree = gathering.kind === 'festival'
  return {
    freeEvent: isFree,
    discounts: isFree ? [] : discounts(plan),
    refundRule: isFree
      ? []
      : [
          { until: addDays(closes, -15), percent: 90 },
          { until: closes, percent: 50 },
        ],
    paymentSchema: isFree ? [] : paymentWays(currency),
    entryRules: entryRules(plan),
  } satisfies Partial<EventCreate>
}

function discounts({ registration }: EventPlan) {
  const early = registration && { until: addDays(registration.from, EARLY_DAYS) }
  return [
    { kind: 'age' as const, percent: 50, minAge: 0, maxAge: 17 },
    { kind: 'para' as const, percent: 50 },
    ...(early ? [{ kind: 'early' as const, percent: 10, ...early }] : []),
  ]
}

/** Exchange rate of a venue's currency to roubles, in which payers from Russia pay for events abroad. */
const ROUBLES: Readonly<Record<string, number>> = { EUR: 95, GBP: 110, PLN: 22, SEK: 9, CNY: 11, BYN: 28 }

function paymentWays(currency: string) {
  const paymentGateway = 'sandbox' as const
  const conversionRate = ROUBLES[currency]
  const elsewhere = { userCountry: '*', paymentOptions: { paymentGateway, currency, conversionRate: 1 } }
  if (conversionRate === undefined) return [elsewhere]
  return [
    { userCountry: 'RU', paymentOptions: { paymentGateway, currency: 'RUB', conversionRate } },
    elsewhere,
  ]
}

/** Maximum length of a waiting list, and how long a place is offered. */
const WAITING = { limit: 3, offerHours: 24 }
const RESERVES = 2

/**
 * Festivals have no waiting lists; some events require admission documents; a relay team has at least one woman
 * and one man, and reserves.
 */
const entryRules = ({ gathering: { kind }, admissionsAt }: EventPlan) => ({
  ...DEFAULT_ENTRY_RULES,
  admissions: admissionsAt ? [...ADMISSION_KINDS] : [],
  ...(admissionsAt && { admissionsAt }),
  relay: { ...DEFAULT_ENTRY_RULES.relay, minMen: 1, minWomen: 1, maxReserves: RESERVES, ageSums: [] },
  waiting: kind === 'festival' ? null : WAITING,
})
