/** Terms of an event: fees, refunds and deadlines, and their contradictions. See docs/rules.md#events. */

import { type AgeGroup, ageGroupProblems } from './age-groups.ts'
import { addDays, dateInZone, startOfDay } from './calendar.ts'
import type { EntryRules, ListSettings } from './entry-rules.ts'
import { feeRulesOf, type OfferFeesInput } from './event-fees.ts'
import type { EventIssue, EventProblem } from './event-rules.ts'
import { type Discount, feeProblems } from './fees.ts'
import { listRuleIssues } from './list-rules.ts'
import { type RefundRule, refundProblems } from './refunds.ts'

/** Payment methods by country of the payer; `*` is every other country. */
export interface PaymentRouteInput {
  readonly userCountry: string
  readonly paymentOptions: {
    readonly paymentGateway: string
    readonly currency: string
    /** Price of one unit of the event's currency in this one. */
    readonly conversionRate: number
  }
}

/** The terms as in the API: dates, instants as text, money in major units. */
export interface EventTerms {
  readonly timeZone: string
  readonly endDate: string | null
  readonly regStartDate: string | null
  readonly regEndDate: string | null
  readonly currency: string
  readonly freeEvent: boolean
  /** Omitted fees are unchanged. */
  readonly programData: readonly {
    readonly id?: number | undefined
    readonly fees?: OfferFeesInput | null | undefined
    readonly children: readonly unknown[]
  }[]
  readonly discounts: readonly Discount[]
  readonly servicePercent: number
  readonly mktPlacePercent: number
  readonly refundRule: RefundRule
  readonly paymentSchema: readonly PaymentRouteInput[]
  readonly entryRules: EntryRules
  readonly listSettings: ListSettings
}

/** Number of legs of all relays that are swum: the sum of required men and women must not exceed it. */
const LEGS = 4

/** Returns the contradictions of an event's terms. Terms with contradictions are never saved. */
export function termsContradictions(terms: EventTerms): EventIssue[] {
  return [
    ...feeContradictions(terms),
    ...discountContradictions(terms),
    ...refundContradictions(terms),
    ...paymentContradictions(terms),
    ...entryContradictions(terms),
    ...listRuleIssues(terms.listSettings).map((found) => ({ ...found, path: `listSettings.${found.path}` })),
  ]
}

/** Bounds of an event for its deadlines. */
function boundsOf({ regStartDate, regEndDate, endDate, timeZone }: EventTerms) {
  const dayOf = (at: string | null) => at && dateInZone(new Date(at), timeZone)
  return {
    opens: regStartDate,
    closes: regEndDate,
    ends: endDate && startOfDay(addDays(endDate, 1), timeZone).toISOString(),
    opensOn: dayOf(regStartDate),
    closesOn: dayOf(regEndDate),
  }
}

/** API names of the fields that the price rules name otherwise. */
const API_NAMES = { lateMinor: 'late', onSpotMinor: 'onSpot' } as const

function feeContradictions(terms: EventTerms): EventIssue[] {
  const offers = terms.programData.map(({ fees }, id) => ({ id, fees: fees ?? null }))
  const issues = feeProblems(feeRulesOf({ ...terms, programData: offers })).map(
    ({ path, reason }): EventIssue => ({
      path: path
        .replace(/^offers\.(\d+)\./, 'programData.$1.fees.')
        .replace(/\w+Minor$/, (name) => API_NAMES[name as keyof typeof API_NAMES]),
      reason,
    }),
  )
  const { closesOn } = boundsOf(terms)
  const tooLate = offers.filter(({ fees }) => fees?.lateFrom && closesOn && fees.lateFrom > closesOn)
  return [
    ...issues,
    ...tooLate.map(({ id }) => issue(`programData.${id}.fees.lateFrom`, 'after_registration_end')),
  ]
}

function discountContradictions(terms: EventTerms): EventIssue[] {
  const { opensOn, closesOn } = boundsOf(terms)
  return terms.discounts.flatMap((discount, index): EventIssue[] => {
    const path = `discounts.${index}`
    if (discount.kind === 'age' && discount.maxAge !== null && discount.maxAge < discount.minAge) {
      return [issue(`${path}.maxAge`, 'age_group_bounds_reversed')]
    }
    if (discount.kind !== 'early') return []
    if (closesOn && discount.until > closesOn) return [issue(`${path}.until`, 'after_registration_end')]
    return opensOn && discount.until < opensOn ? [issue(`${path}.until`, 'before_registration_start')] : []
  })
}

/** After registration closes nothing is refunded: a later step would be an empty promise. */
function refundContradictions(terms: EventTerms): EventIssue[] {
  const { closesOn } = boundsOf(terms)
  const late = terms.refundRule.flatMap(({ until }, index) =>
    closesOn && until > closesOn ? [issue(`refundRule.${index}.until`, 'after_registration_end')] : [],
  )
  return [...refundProblems(terms.refundRule), ...late]
}

function paymentContradictions({ paymentSchema, currency }: EventTerms): EventIssue[] {
  const countries = paymentSchema.map(({ userCountry }) => userCountry)
  return paymentSchema.flatMap(({ userCountry, paymentOptions }, index): EventIssue[] => {
    const path = `paymentSchema.${index}`
    const isRepeated = countries.indexOf(userCountry) < index
    const isOff = paymentOptions.currency === currency && paymentOptions.conversionRate !== 1
    return [
      ...(isRepeated ? [issue(`${path}.userCountry`, 'repeated')] : []),
      ...(isOff ? [issue(`${path}.paymentOptions.conversionRate`, 'own_currency_rate')] : []),
    ]
  })
}

function entryContradictions(terms: EventTerms): EventIssue[] {
  const { admissions, relay } = terms.entryRules
  const issues = [...deadlineContradictions(terms)]
  if (new Set(admissions).size < admissions.length) issues.push(issue('admissions', 'repeated'))
  if (relay.minMen > LEGS) issues.push({ path: 'relay.minMen', reason: 'too_large', limit: LEGS })
  else if (relay.minMen + relay.minWomen > LEGS) {
    issues.push({ path: 'relay.minWomen', reason: 'too_large', limit: LEGS - relay.minMen })
  }
  issues.push(...ageSumContradictions(relay.ageSums))
  return issues.map((each) => ({ ...each, path: `entryRules.${each.path}` }))
}

const ageSumContradictions = (ageSums: readonly AgeGroup[]): EventIssue[] =>
  ageGroupProblems(ageSums).map(({ index, problem }) => issue(`relay.ageSums.${index}.code`, problem))

/**
 * As in the WCA rules: the waiting list may outlive registration, changes end with the event, no deadline precedes
 * the opening.
 */
function deadlineContradictions(terms: EventTerms): EventIssue[] {
  const { opens, closes, ends } = boundsOf(terms)
  return (['waitingUntil', 'changeUntil', 'teamsUntil'] as const).flatMap((path): EventIssue[] => {
    const until = terms.entryRules[path]
    if (until === null) return []
    if (ends && isAfter(until, ends)) return [issue(path, 'after_event_end')]
    if (path === 'waitingUntil' && closes && isAfter(closes, until)) {
      return [issue(path, 'before_registration_end')]
    }
    return opens && isAfter(opens, until) ? [issue(path, 'before_registration_start')] : []
  })
}

const issue = (path: string, reason: EventProblem): EventIssue => ({ path, reason })
const isAfter = (one: string, other: string) => Date.parse(one) > Date.parse(other)

/** Recommended terms that do not block publication. */
export type TermsWarning =
  | 'no_fees'
  | 'no_payment_way'
  | 'no_other_countries'
  | 'no_refund_rule'
  | 'free_with_fees'

/** Returns the warnings about prices, payments and refunds to show before publication. */
export function termsWarnings({ freeEvent, programData, ...event }: EventTerms): TermsWarning[] {
  const sold = programData.filter(({ children }) => children.length > 0)
  const costs = sold.some(({ fees }) => fees?.byCount.some((fee) => fee > 0))
  const isPaid = !freeEvent && costs
  const { paymentSchema, refundRule } = event
  const warnings: Record<TermsWarning, boolean> = {
    no_fees: !freeEvent && sold.some(({ fees }) => !fees),
    no_payment_way: isPaid && paymentSchema.length === 0,
    no_other_countries:
      isPaid && paymentSchema.length > 0 && !paymentSchema.some(({ userCountry }) => userCountry === '*'),
    no_refund_rule: isPaid && refundRule.length === 0,
    free_with_fees: freeEvent && costs,
  }
  return (Object.keys(warnings) as TermsWarning[]).filter((warning) => warnings[warning])
}
