import { expect, it } from 'vitest'
import { bestSoFar, personalBests, progressOf } from './personal-bests.ts'

const results = [
  { distCode: '50BR', timeCs: 4200, date: '2025-12-13' },
  { distCode: '25FR', timeCs: 1580, date: '2026-01-24' },
  { distCode: '25FR', timeCs: 1544, date: '2025-03-08' },
  { distCode: '25FR', timeCs: 1544, date: '2025-02-01' },
] as const

it('personalBests returns the fastest result of each distance, the earliest of equal ones', () => {
  expect(personalBests(results)).toEqual([results[3], results[0]])
  expect(personalBests([])).toEqual([])
})

it('bestSoFar adds to each result the best time so far', () => {
  const freestyle = results.filter(({ distCode }) => distCode === '25FR')
  expect(bestSoFar(freestyle).map(({ result, bestCs }) => [result.date, bestCs])).toEqual([
    ['2025-02-01', 1544],
    ['2025-03-08', 1544],
    ['2026-01-24', 1544],
  ])
})

it('progressOf compares each result with the best one before and with the last start', () => {
  const swum = [
    { distCode: '25FR', timeCs: 1580, date: '2025-01-24' },
    { distCode: '25FR', timeCs: 1600, date: '2025-02-08' },
    { distCode: '25FR', timeCs: 1544, date: '2025-03-01' },
    // The first start of a season is not its best: there is none to compare it with.
    { distCode: '25FR', timeCs: 1594, date: '2025-11-15' },
    { distCode: '25FR', timeCs: 1554, date: '2025-12-15' },
    { distCode: '25FR', timeCs: 1544, date: '2026-11-15' },
    { distCode: '50BR', timeCs: 4200, date: '2025-03-01' },
  ] as const
  const progress = progressOf(swum.toReversed())
  expect(swum.map((result) => progress.get(result))).toEqual([
    { gainCs: null, sinceLastCs: null, isSeasonBest: false },
    { gainCs: null, sinceLastCs: 20, isSeasonBest: false },
    { gainCs: 36, sinceLastCs: -56, isSeasonBest: false },
    { gainCs: null, sinceLastCs: 50, isSeasonBest: false },
    { gainCs: null, sinceLastCs: -40, isSeasonBest: true },
    { gainCs: null, sinceLastCs: -10, isSeasonBest: false },
    { gainCs: null, sinceLastCs: null, isSeasonBest: false },
  ])
})
