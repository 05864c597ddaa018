import { describe, expect, it } from 'vitest'
import { bestTimes, pointsTotals, type RankedTime, rankingAgeGroup } from './rankings.ts'

const swum = (more: Partial<RankedTime>): RankedTime => ({
  distCode: '25FR',
  date: '2025-12-06',
  waterCat: 'A',
  timeCs: 1500,
  points: 500,
  birthYear: 1981,
  ...more,
})

const ALL = { season: 'all', waterCat: 'all', ageGroup: 'all' }

/** The best time of a scope in hundredths of a second. */
const bestIn = (results: RankedTime[], scope: object) =>
  bestTimes(results).find((best) =>
    Object.entries({ distCode: '25FR', ...ALL, ...scope }).every(
      ([name, value]) => best.scope[name as keyof typeof best.scope] === value,
    ),
  )?.result.timeCs

describe('the best times of a swimmer', () => {
  const results = [
    swum({ timeCs: 1500 }),
    swum({ timeCs: 1450, waterCat: 'B', date: '2026-03-01' }),
    swum({ timeCs: 1600, date: '2026-12-05' }),
    swum({ distCode: '50BR', timeCs: 4000, points: null }),
  ]

  it.each([
    [{}, 1450],
    [{ waterCat: 'A' }, 1500],
    [{ season: '2026-2027' }, 1600],
    [{ season: '2025-2026', waterCat: 'B' }, 1450],
    [{ season: '2026-2027', waterCat: 'B' }, undefined],
    [{ ageGroup: 'E1' }, 1450],
    [{ ageGroup: 'E2' }, 1600],
    [{ distCode: '50BR' }, 4000],
  ])('are found in the scope %o', (scope, expected) => {
    expect(bestIn(results, scope)).toBe(expected)
  })

  it('are the earliest of equal ones', () => {
    const [later, earlier] = [swum({ date: '2026-02-01' }), swum({ date: '2026-01-10' })]
    expect(bestTimes([later, earlier]).every(({ result }) => result.date === '2026-01-10')).toBe(true)
  })

  it('are none on relays and untimed distances', () => {
    expect(bestTimes([swum({ distCode: '4x25FR' }), swum({ distCode: 'SL' })])).toEqual([])
  })

  it('give points over distances: those of the best time of each', () => {
    const totals = pointsTotals(
      bestTimes([swum({ points: 400 }), swum({ timeCs: 1400, points: 600 }), swum({ distCode: '50FR' })]),
    )
    expect(totals.find(({ scope }) => scope.season === 'all' && scope.waterCat === 'all')).toMatchObject({
      scope: { distCode: 'all' },
      points: 1100,
      distances: 2,
    })
  })
})

it.each([
  [1981, '2025-2026', 'E1'],
  [1981, '2026-2027', 'E2'],
  [2012, '2025-2026', 'A1'],
])('ranks swimmers born in %i in the season %s in the group %s', (birthYear, season, group) => {
  expect(rankingAgeGroup(birthYear, season)).toBe(group)
})
