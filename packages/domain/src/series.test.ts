import { describe, expect, it } from 'vitest'
import { EVERY } from './rankings.ts'
import { isOfSeason, type SeriesRules, type SeriesStart, seriesStandings } from './series.ts'

const RULES: SeriesRules = {
  scoring: 'places',
  placeValues: [25, 20, 16],
  startsPerStage: null,
  stagesCounted: null,
  distances: [],
}
const start = (swimmerId: number, eventId: number, timeCs: number, more: Partial<SeriesStart> = {}) => ({
  ...{
    swimmerId,
    eventId,
    timeCs,
    distCode: '25FR' as const,
    gender: 2 as const,
    ageGroup: 'E1',
    points: 100,
  },
  ...more,
})
const standing = (
  starts: readonly SeriesStart[],
  rules: Partial<SeriesRules> = {},
  ageGroup: string = EVERY,
) =>
  seriesStandings(starts, { ...RULES, ...rules })
    .filter((row) => row.ageGroup === ageGroup)
    .map(({ place, swimmerId, score }) => [place, swimmerId, score])

describe('a stage of a series', () => {
  it.each([
    ['2025-06-30', false],
    ['2025-07-01', true],
    ['2026-06-30', true],
    ['2026-07-01', false],
    [null, true],
  ])('may start on %s: %s', (startDate, may) => {
    expect(isOfSeason(startDate, '2025-2026')).toBe(may)
  })
})

describe('standings of a series', () => {
  it('add up the values of places; places beyond them score nothing', () => {
    const starts = [
      start(1, 1, 1500),
      start(2, 1, 1400),
      start(3, 1, 1600),
      start(4, 1, 1700),
      start(1, 2, 1500),
    ]
    expect(standing(starts)).toEqual([
      [1, 1, 45],
      [2, 2, 25],
      [3, 3, 16],
    ])
  })

  it('give equal times the value of their place, and skip the next one', () => {
    expect(standing([start(1, 1, 1500), start(2, 1, 1500), start(3, 1, 1600)])).toEqual([
      [1, 1, 25],
      [1, 2, 25],
      [3, 3, 16],
    ])
  })

  it('count the best starts of a stage and the best stages', () => {
    const starts = [
      ...[
        start(1, 1, 1500),
        start(1, 1, 4000, { distCode: '50FR' }),
        start(2, 1, 3900, { distCode: '50FR' }),
      ],
      ...[start(1, 2, 1500), start(2, 2, 1400), start(2, 3, 1400)],
    ]
    expect(standing(starts)).toEqual([
      [1, 2, 75],
      [2, 1, 65],
    ])
    const [first, second] = seriesStandings(starts, { ...RULES, startsPerStage: 1, stagesCounted: 2 })
    expect(first).toMatchObject({ swimmerId: 2, score: 50 })
    expect(first?.stages.map(({ eventId, counts }) => [eventId, counts])).toEqual([
      [1, true],
      [2, true],
      [3, false],
    ])
    expect(second).toMatchObject({ swimmerId: 1, score: 45, place: 2 })
  })

  it('rank equal totals by the best stages', () => {
    const starts = [
      ...[start(1, 1, 1500), start(2, 1, 1400)],
      ...[start(1, 2, 1700), start(2, 2, 1800), start(3, 2, 1600), start(1, 3, 1500)],
    ]
    expect(standing(starts, { placeValues: [30, 20, 10] })).toEqual([
      [1, 1, 70],
      [2, 2, 40],
      [3, 3, 30],
    ])
    const tied = [
      start(1, 1, 1400),
      start(2, 1, 1500),
      start(3, 1, 1500),
      start(2, 2, 1400),
      start(9, 2, 1300),
    ]
    expect(standing(tied, { placeValues: [40, 20] })).toEqual([
      [1, 1, 40],
      [1, 9, 40],
      [3, 2, 40],
      [4, 3, 20],
    ])
  })

  it('place swimmers within their gender and age group', () => {
    const starts = [
      start(1, 1, 1400, { ageGroup: 'A1' }),
      start(2, 1, 1500),
      start(3, 1, 1600, { gender: 1 }),
    ]
    expect(standing(starts, {}, 'E1')).toEqual([
      [1, 2, 25],
      [1, 3, 25],
    ])
    expect(standing(starts)).toEqual([
      [1, 1, 25],
      [2, 2, 20],
      [1, 3, 25],
    ])
  })

  it('count points and single distances by the rules', () => {
    const starts = [
      start(1, 1, 1400, { points: 312 }),
      start(1, 1, 4000, { distCode: '50FR', points: 400 }),
      start(2, 1, 1500, { points: null }),
    ]
    expect(standing(starts, { scoring: 'points' })).toEqual([[1, 1, 712]])
    expect(standing(starts, { scoring: 'points', distances: ['25FR'] })).toEqual([[1, 1, 312]])
  })
})
