/** What entering an event costs and asks for, what comes back, and by which way payers of each country pay. */

import type { EventCreate } from '@polynya/contract'
import { ADMISSION_KINDS, addDays, DEFAULT_ENTRY_RULES } from '@polynya/domain'
import type { Venue } from '../venues/venue.ts'
import type { EventPlan } from './event-plan.ts'

const EARLY_DAYS = 14
const LATE_DAYS = 7

/** The day from which entering costs more. */
export const lateFrom = ({ registration }: EventPlan) => registration && addDays(registration.to, -LATE_DAYS)

/** Children and paraswimmers pay half, whoever comes early a tenth less; what comes back falls until registration closes. */
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

/** What a unit of a venue's currency costs in roubles, in which payers from Russia pay abroad. */
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

/** The most that wait for one distance, and how long a place is offered. */
const WAITING = { limit: 3, offerHours: 24 }
const RESERVES = 2

/** Festivals keep no waiting lists; some events ask for documents of admission; a relay team has a woman and a man at least, and reserves. */
const entryRules = ({ gathering: { kind }, admissionsAt }: EventPlan) => ({
  ...DEFAULT_ENTRY_RULES,
  admissions: admissionsAt ? [...ADMISSION_KINDS] : [],
  ...(admissionsAt && { admissionsAt }),
  relay: { ...DEFAULT_ENTRY_RULES.relay, minMen: 1, minWomen: 1, maxReserves: RESERVES, ageSums: [] },
  waiting: kind === 'festival' ? null : WAITING,
})
