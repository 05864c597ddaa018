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

test('the same seed and day give the same people, another seed others', () => {
  expect(people(50)).toEqual(people(50))
  expect(people(50)).not.toEqual(people(50, 'other'))
})

test('every one of them is taken by the contract', () => {
  const problems = people(3000).flatMap((one) => SwimmerCreate.safeParse(one).error?.issues ?? [])
  expect(problems).toEqual([])
})

test('nobody is there twice, and no registry ID either', () => {
  const many = people(5000)
  expect(new Set(many.map(identityKey)).size).toBe(many.length)
  expect(new Set(many.map(({ iwsaid }) => iwsaid)).size).toBe(many.length)
})

test('the demo has people of twelve countries, from 11 to 85 years old', () => {
  expect(new Set(demo.map(({ swimmerInfo }) => swimmerInfo.country)).size).toBe(12)
  expect(Math.min(...agesOf(demo))).toBe(11)
  expect(Math.max(...agesOf(demo))).toBeGreaterThan(75)
  expect(Math.max(...agesOf(people(3000)))).toBeLessThanOrEqual(85)
})

test('the demo has paraswimmers, ranks that hold and ranks that have run out', () => {
  const ranks = demo.map(({ sportRankData }) => sportRankData).filter(({ validFrom }) => validFrom !== null)
  const expired = ranks.filter((rank) =>
    isRankExpired(rank.sportRank as SportRank, rank.validFrom ?? '', TODAY),
  )
  expect(demo.some(({ isParaswimmer }) => isParaswimmer)).toBe(true)
  expect(expired.length).toBeGreaterThan(20)
  expect(expired.length).toBeLessThan(ranks.length / 2)
})

test('a guardian consented for everybody under age, and for nobody else', () => {
  for (const { dob, guardianConsent } of demo) expect(guardianConsent).toBe(ageOn(dob, TODAY) < 18)
})

test.each(['2026-01-01', '2026-11-20', '2027-12-31'])(
  'the named swimmers are valid on %s, the children are children',
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
