import { SwimmerCreate } from '@polynya/contract'
import { ageOn, identityKey, isRankExpired, type SportRank } from '@polynya/domain'
import { expect, test } from 'vitest'
import { randomFrom } from '../random.ts'
import { SIZES } from '../stories/world.ts'
import { namedSwimmers } from './named-swimmers.ts'
import { swimmers } from './swimmer.ts'

const TODAY = '2026-11-20'

function people(count: number, seed = 'polynya') {
  const all = swimmers(randomFrom(seed), TODAY)
  return Array.from({ length: count }, () => all.next().value)
}

const demo = people(SIZES.demo.swimmers)
const agesOf = (list: typeof demo) => list.map(({ dob }) => ageOn(dob, TODAY))

test('returns the same people for the same seed and day, and others for another seed', () => {
  expect(people(50)).toEqual(people(50))
  expect(people(50)).not.toEqual(people(50, 'other'))
})

test('returns only people that the contract accepts', () => {
  const problems = people(3000).flatMap((one) => SwimmerCreate.safeParse(one).error?.issues ?? [])
  expect(problems).toEqual([])
})

test('repeats no person and no registry ID', () => {
  const many = people(5000)
  expect(new Set(many.map(identityKey)).size).toBe(many.length)
  expect(new Set(many.map(({ iwsaid }) => iwsaid)).size).toBe(many.length)
})

test('covers twelve countries and ages from 11 to 85 in the demo', () => {
  expect(new Set(demo.map(({ swimmerInfo }) => swimmerInfo.country)).size).toBe(12)
  expect(Math.min(...agesOf(demo))).toBe(11)
  expect(Math.max(...agesOf(demo))).toBeGreaterThan(75)
  expect(Math.max(...agesOf(people(3000)))).toBeLessThanOrEqual(85)
})

test('includes paraswimmers, valid ranks and expired ranks in the demo', () => {
  const ranks = demo.map(({ sportRankData }) => sportRankData).filter(({ validFrom }) => validFrom !== null)
  const expired = ranks.filter((rank) =>
    isRankExpired(rank.sportRank as SportRank, rank.validFrom ?? '', TODAY),
  )
  expect(demo.some(({ isParaswimmer }) => isParaswimmer)).toBe(true)
  expect(expired.length).toBeGreaterThan(20)
  expect(expired.length).toBeLessThan(ranks.length / 2)
})

test("sets the guardian's consent for all minors and only for them", () => {
  for (const { dob, guardianConsent } of demo) expect(guardianConsent).toBe(ageOn(dob, TODAY) < 18)
})

test.each(['2026-01-01', '2026-11-20', '2027-12-31'])(
  'returns valid named swimmers on %s, with children under age',
  (today) => {
    const named = namedSwimmers(today)
    for (const one of Object.values(named)) expect(SwimmerCreate.safeParse(one).success).toBe(true)
    for (const child of [named.daughter, named.unconfirmedSon]) {
      expect(ageOn(child.dob, today)).toBeGreaterThanOrEqual(11)
      expect(ageOn(child.dob, today)).toBeLessThan(18)
    }
    const { sportRank, validFrom } = named.guardianHerself.sportRankData
    expect(isRankExpired(sportRank as SportRank, validFrom ?? '', today)).toBe(true)
  },
)
