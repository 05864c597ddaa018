import { describe, expect, it } from 'vitest'
import { DEFAULT_ENTRY_RULES, DEFAULT_LIST_SETTINGS } from './entry-rules.ts'
import { type EventTerms, termsContradictions, termsWarnings } from './event-terms.ts'

const offer = {
  id: 1,
  fees: { byCount: [1500, 1500, 2000], lateFrom: '2025-12-01', late: 300, onSpot: 2000 },
  children: [{}],
}
const route = { paymentGateway: 'sandbox', currency: 'RUB', conversionRate: 1 }

/** Terms without contradictions, with each value at its bound. */
const terms: EventTerms = {
  timeZone: 'Asia/Yekaterinburg',
  endDate: '2025-12-13',
  regStartDate: '2025-10-01T00:00:00+05:00',
  regEndDate: '2025-12-01T18:00:00+05:00',
  currency: 'RUB',
  freeEvent: false,
  programData: [offer],
  discounts: [
    { kind: 'age', percent: 50, minAge: 60, maxAge: 60 },
    { kind: 'early', percent: 10, until: '2025-12-01' },
  ],
  servicePercent: 0,
  mktPlacePercent: 100,
  refundRule: [
    { until: '2025-11-01', percent: 100 },
    { until: '2025-12-01', percent: 100 },
  ],
  paymentSchema: [
    { userCountry: 'RU', paymentOptions: route },
    { userCountry: '*', paymentOptions: { ...route, currency: 'EUR', conversionRate: 0.01 } },
  ],
  entryRules: {
    ...DEFAULT_ENTRY_RULES,
    relay: { ...DEFAULT_ENTRY_RULES.relay, minMen: 2, minWomen: 2 },
    waitingUntil: '2025-12-01T18:00:00+05:00',
    changeUntil: '2025-12-14T00:00:00+05:00',
    teamsUntil: '2025-10-01T00:00:00+05:00',
  },
  listSettings: { ...DEFAULT_LIST_SETTINGS, lanes: { first: 1, last: 10 } },
}

const withFees = (fees: Partial<typeof offer.fees>) => ({
  programData: [{ ...offer, fees: { ...offer.fees, ...fees } }],
})
const withRules = (rules: Partial<EventTerms['entryRules']>) => ({
  entryRules: { ...terms.entryRules, ...rules },
})
const withRelay = (relay: Partial<EventTerms['entryRules']['relay']>) =>
  withRules({ relay: { ...terms.entryRules.relay, ...relay } })
const withLanes = (first: number, last: number) => ({
  listSettings: { ...DEFAULT_LIST_SETTINGS, lanes: { first, last } },
})

describe("Contradictions of an event's terms", () => {
  it('are none if every value is at its bound', () => {
    expect(termsContradictions(terms)).toEqual([])
    expect(termsContradictions({ ...terms, ...NO_BOUNDS })).toEqual([])
  })

  const NO_BOUNDS = { endDate: null, regStartDate: null, regEndDate: null }

  it.each<[Partial<EventTerms>, string, string, number?]>([
    [withFees({ byCount: [1500, 1400] }), 'programData.0.fees.byCount.1', 'fee_falls'],
    [withFees({ byCount: [] }), 'programData.0.fees.byCount', 'required'],
    [withFees({ late: -1 }), 'programData.0.fees.late', 'too_small'],
    [withFees({ onSpot: -1 }), 'programData.0.fees.onSpot', 'too_small'],
    [withFees({ lateFrom: '2025-12-02' }), 'programData.0.fees.lateFrom', 'after_registration_end'],
    [{ servicePercent: 101 }, 'servicePercent', 'too_large'],
    [
      { discounts: [{ kind: 'age', percent: 5, minAge: 60, maxAge: 59 }] },
      'discounts.0.maxAge',
      'age_group_bounds_reversed',
    ],
    [
      { discounts: [{ kind: 'early', percent: 5, until: '2025-12-02' }] },
      'discounts.0.until',
      'after_registration_end',
    ],
    [
      { discounts: [{ kind: 'early', percent: 5, until: '2025-09-30' }] },
      'discounts.0.until',
      'before_registration_start',
    ],
    [{ refundRule: [{ until: '2025-12-02', percent: 5 }] }, 'refundRule.0.until', 'after_registration_end'],
    [{ refundRule: twice('2025-11-01', 50, 50) }, 'refundRule.1.until', 'not_in_order'],
    [
      { refundRule: [...twice('2025-11-01', 50, 50).slice(1), { until: '2025-11-02', percent: 51 }] },
      'refundRule.1.percent',
      'refund_grows',
    ],
    [
      { paymentSchema: [...terms.paymentSchema, { userCountry: 'RU', paymentOptions: route }] },
      'paymentSchema.2.userCountry',
      'repeated',
    ],
    [
      { paymentSchema: [{ userCountry: 'RU', paymentOptions: { ...route, conversionRate: 2 } }] },
      'paymentSchema.0.paymentOptions.conversionRate',
      'own_currency_rate',
    ],
    [
      withRules({ waitingUntil: '2025-12-01T17:59:59+05:00' }),
      'entryRules.waitingUntil',
      'before_registration_end',
    ],
    [withRules({ waitingUntil: '2025-12-14T00:00:01+05:00' }), 'entryRules.waitingUntil', 'after_event_end'],
    [withRules({ changeUntil: '2025-12-14T00:00:01+05:00' }), 'entryRules.changeUntil', 'after_event_end'],
    [
      withRules({ teamsUntil: '2025-09-30T23:59:59+05:00' }),
      'entryRules.teamsUntil',
      'before_registration_start',
    ],
    [withRules({ admissions: ['medical', 'medical'] }), 'entryRules.admissions', 'repeated'],
    [withRelay({ minWomen: 3 }), 'entryRules.relay.minWomen', 'too_large', 2],
    [withRelay({ minMen: 5 }), 'entryRules.relay.minMen', 'too_large', 4],
    [
      withRelay({ ageSums: [{ code: 'A', minAge: 100, maxAge: 99 }] }),
      'entryRules.relay.ageSums.0.code',
      'age_group_bounds_reversed',
    ],
    [withLanes(1, 1), 'listSettings.lanes.last', 'lanes_reversed'],
    [withLanes(0, 10), 'listSettings.lanes.last', 'too_large', 9],
  ])('are reported at the violating field: %j', (change, path, reason, limit) => {
    const issue = { path, reason, ...(limit !== undefined && { limit }) }
    expect(termsContradictions({ ...terms, ...change })).toEqual([issue])
  })
})

function twice(until: string, one: number, other: number) {
  return [
    { until, percent: one },
    { until, percent: other },
  ]
}

describe('Warnings about terms before publication', () => {
  it('are none if prices, payment methods and refunds are known', () => {
    expect(termsWarnings(terms)).toEqual([])
    expect(termsWarnings({ ...terms, freeEvent: true, programData: [] })).toEqual([])
  })

  it.each<[Partial<EventTerms>, string[]]>([
    [{ programData: [{ ...offer, fees: null }] }, ['no_fees']],
    [{ paymentSchema: [], refundRule: [] }, ['no_payment_way', 'no_refund_rule']],
    [{ paymentSchema: terms.paymentSchema.slice(0, 1) }, ['no_other_countries']],
    [{ freeEvent: true }, ['free_with_fees']],
  ])('name what is missing: %j', (change, warnings) => {
    expect(termsWarnings({ ...terms, ...change })).toEqual(warnings)
  })
})
