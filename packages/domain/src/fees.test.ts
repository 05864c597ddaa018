import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Basket, type FeeRules, feeProblems, type Participant, priceOf } from './fees.ts'

const DISTANCES = {
  offerId: 1,
  byCount: [150_000, 250_000, 300_000],
  lateFrom: '2026-02-10',
  lateMinor: 50_000,
  onSpotMinor: 200_000,
}
const RELAY = { offerId: 2, byCount: [400_000, 800_000], lateFrom: null, lateMinor: 0, onSpotMinor: null }

const rules = (change: Partial<FeeRules> = {}): FeeRules => ({
  offers: [DISTANCES, RELAY],
  discounts: [],
  servicePercent: 0,
  mktPlacePercent: 0,
  ...change,
})

const aParticipant = (change: Partial<Participant> = {}): Participant => ({
  swimmerId: 7,
  age: 34,
  isParaswimmer: false,
  region: 'RU-TYU',
  offers: [{ offerId: 1, count: 2 }],
  donationMinor: 0,
  ...change,
})

const aBasket = (participant: Partial<Participant> = {}, change: Partial<Basket> = {}): Basket => ({
  on: '2026-01-16',
  participants: [aParticipant(participant)],
  coupon: null,
  ...change,
})

const total = (basket: Basket, given = rules()) => priceOf(given, basket).totalMinor

describe('priceOf', () => {
  it('takes the fee of a bundle, and the last one for every distance more', () => {
    const ofCount = (count: number) => total(aBasket({ offers: [{ offerId: 1, count }] }))
    expect([0, 1, 2, 3, 5].map(ofCount)).toEqual([0, 150_000, 250_000, 300_000, 300_000])
  })

  it('adds the late fee once for a swimmer, from its day on', () => {
    expect(total(aBasket({}, { on: '2026-02-09' }))).toBe(250_000)
    expect(total(aBasket({}, { on: '2026-02-10' }))).toBe(300_000)
  })

  it('charges the late fee once for a swimmer of several offers, and the highest of them', () => {
    const relay = { ...RELAY, lateFrom: '2026-02-10', lateMinor: 70_000 }
    const offers = [
      { offerId: 1, count: 1 },
      { offerId: 2, count: 1 },
    ]
    const late = aBasket({ offers }, { on: '2026-02-10' })
    expect(total(late, rules({ offers: [DISTANCES, relay] }))).toBe(150_000 + 400_000 + 70_000)
    const earlier = { offers: [], lateMinor: 50_000 }
    const again = aBasket({ offers, earlier }, { on: '2026-02-10' })
    expect(total(again, rules({ offers: [DISTANCES, relay] }))).toBe(150_000 + 400_000 + 20_000)
  })

  it('prices a later order by position, after the distances that are paid already', () => {
    const earlier = { offers: [{ offerId: 1, count: 1 }], lateMinor: 0 }
    const ofCount = (count: number) => total(aBasket({ offers: [{ offerId: 1, count }], earlier }))
    expect([1, 2, 5].map(ofCount)).toEqual([100_000, 150_000, 150_000])
    expect(total(aBasket({ offers: [{ offerId: 2, count: 1 }], earlier }))).toBe(400_000)
  })

  it('charges two orders what one order would cost, in any split of the distances', () => {
    const table = fc.array(fc.integer({ min: 0, max: 300_000 }), { minLength: 1, maxLength: 6 })
    const on = '2026-02-10'
    fc.assert(
      fc.property(table, fc.nat(8), fc.nat(8), (steps, first, second) => {
        const byCount = steps.toSorted((a, b) => a - b)
        const given = rules({ offers: [{ ...DISTANCES, byCount }] })
        const price = (count: number, earlier?: Participant['earlier']) =>
          priceOf(given, aBasket({ offers: [{ offerId: 1, count }], ...(earlier && { earlier }) }, { on }))
        const one = price(first)
        const lateMinor = one.items[0]?.lateMinor ?? 0
        const two = price(second, { offers: [{ offerId: 1, count: first }], lateMinor })
        expect(one.totalMinor + two.totalMinor).toBe(price(first + second).totalMinor)
      }),
    )
  })

  it('charges the venue price for each entry at the venue, if the event has one', () => {
    const offers = [
      { offerId: 1, count: 2 },
      { offerId: 2, count: 1 },
    ]
    expect(total(aBasket({ offers }, { onSpot: true }))).toBe(2 * 200_000 + 400_000)
  })

  it('charges a relay by the team, beside the distances', () => {
    const offers = [
      { offerId: 1, count: 1 },
      { offerId: 2, count: 1 },
    ]
    expect(total(aBasket({ offers }))).toBe(550_000)
  })

  it('takes the best discount alone', () => {
    const discounts = [
      { kind: 'age', minAge: 11, maxAge: 17, percent: 50 },
      { kind: 'age', minAge: 65, maxAge: null, percent: 30 },
      { kind: 'para', percent: 40 },
      { kind: 'region', region: 'RU-TYU', percent: 10 },
      { kind: 'early', until: '2026-01-31', percent: 20 },
    ] as const
    const discounted = (change: Partial<Participant>, on = '2026-02-01') =>
      priceOf(rules({ discounts }), aBasket(change, { on })).items[0]?.discount?.percent
    expect(discounted({})).toBe(10)
    expect(discounted({}, '2026-01-31')).toBe(20)
    expect(discounted({ age: 14 })).toBe(50)
    expect(discounted({ age: 70 })).toBe(30)
    expect(discounted({ isParaswimmer: true })).toBe(40)
    expect(discounted({ region: null })).toBeUndefined()
  })

  it('takes a coupon off what the discount left, an amount from the first on', () => {
    const participants = [aParticipant(), aParticipant({ swimmerId: 8 })]
    const amount = { kind: 'amount', amountMinor: 300_000 } as const
    const { items } = priceOf(rules(), aBasket({}, { participants, coupon: amount }))
    expect(items.map(({ couponMinor }) => couponMinor)).toEqual([250_000, 50_000])
    const given = rules({ discounts: [{ kind: 'region', region: 'RU-TYU', percent: 10 }] })
    expect(total(aBasket({}, { coupon: { kind: 'percent', percent: 50 } }), given)).toBe(112_500)
  })

  it('adds donation, service and marketplace beside the fee', () => {
    const { items } = priceOf(
      rules({ servicePercent: 5, mktPlacePercent: 3 }),
      aBasket({ donationMinor: 10_000 }),
    )
    expect(items[0]).toMatchObject({
      swimmerMinor: 250_000,
      donationMinor: 10_000,
      serviceMinor: 12_500,
      mktPlaceMinor: 7_500,
      totalMinor: 280_000,
    })
  })

  it('rounds every share half up', () => {
    const offers = [{ ...DISTANCES, byCount: [50] }]
    const given = rules({ offers, servicePercent: 1, mktPlacePercent: 3 })
    const { items } = priceOf(given, aBasket())
    expect(items[0]).toMatchObject({ serviceMinor: 1, mktPlaceMinor: 2, totalMinor: 53 })
    const reduced = rules({ offers, discounts: [{ kind: 'para', percent: 5 }] })
    expect(priceOf(reduced, aBasket({ isParaswimmer: true })).items[0]?.discountMinor).toBe(3)
  })

  it('refuses an offer without fees', () => {
    expect(() => priceOf(rules(), aBasket({ offers: [{ offerId: 9, count: 1 }] }))).toThrow(RangeError)
  })
})

const aMinor = fc.integer({ min: 0, max: 5_000_000 })
const aPercent = fc.integer({ min: 0, max: 100 })
const aTable = fc.array(aMinor, { minLength: 1, maxLength: 6 }).map((fees) => fees.sort((a, b) => a - b))
const anyRules: fc.Arbitrary<FeeRules> = fc.record({
  offers: fc
    .record({ byCount: aTable, lateMinor: aMinor, onSpotMinor: fc.option(aMinor) })
    .map((fees) => [{ ...fees, offerId: 1, lateFrom: '2026-02-10' }]),
  discounts: fc.array(
    fc.record({ kind: fc.constant('early' as const), until: fc.constant('2026-03-01'), percent: aPercent }),
  ),
  servicePercent: aPercent,
  mktPlacePercent: aPercent,
})
const anyBasket: fc.Arbitrary<Basket> = fc.record({
  on: fc.constantFrom('2026-01-16', '2026-02-10'),
  participants: fc.array(
    fc
      .record({ count: fc.integer({ min: 0, max: 8 }), donationMinor: aMinor })
      .map(({ count, donationMinor }) => aParticipant({ offers: [{ offerId: 1, count }], donationMinor })),
  ),
  coupon: fc.oneof(
    fc.constant(null),
    fc.record({ kind: fc.constant('percent' as const), percent: aPercent }),
    fc.record({ kind: fc.constant('amount' as const), amountMinor: aMinor }),
  ),
})

describe('any price', () => {
  it('is never negative, in whole minor units, and the sum of its items', () => {
    fc.assert(
      fc.property(anyRules, anyBasket, (given, basket) => {
        const { items, totalMinor } = priceOf(given, basket)
        const amounts = items.flatMap(({ swimmerId: _, discount: __, ...minor }) => Object.values(minor))
        expect(amounts.every((minor) => Number.isInteger(minor) && minor >= 0)).toBe(true)
        expect(items.reduce((sum, item) => sum + item.totalMinor, 0)).toBe(totalMinor)
      }),
    )
  })

  it('never falls when a distance is added', () => {
    fc.assert(
      fc.property(anyRules, anyBasket, (given, basket) => {
        const [first, ...others] = basket.participants
        fc.pre(first !== undefined)
        const offers = first.offers.map((offer) => ({ ...offer, count: offer.count + 1 }))
        const more = { ...basket, participants: [{ ...first, offers }, ...others] }
        expect(total(more, given)).toBeGreaterThanOrEqual(total(basket, given))
      }),
    )
  })
})

describe('feeProblems', () => {
  it('finds nothing wrong with a table that grows', () => {
    expect(feeProblems(rules())).toEqual([])
  })

  it('names each place that is wrong', () => {
    const offers = [
      { ...DISTANCES, byCount: [200, 100], lateMinor: -1 },
      { ...RELAY, byCount: [] },
      { ...RELAY, byCount: [-5] },
    ]
    const given = rules({ offers, servicePercent: 101, discounts: [{ kind: 'para', percent: -1 }] })
    expect(feeProblems(given)).toEqual([
      { path: 'offers.0.byCount.1', reason: 'fee_falls' },
      { path: 'offers.0.lateMinor', reason: 'too_small' },
      { path: 'offers.1.byCount', reason: 'required' },
      { path: 'offers.2.byCount.0', reason: 'too_small' },
      { path: 'discounts.0.percent', reason: 'too_small' },
      { path: 'servicePercent', reason: 'too_large' },
    ])
  })
})
