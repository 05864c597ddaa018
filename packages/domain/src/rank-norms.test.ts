import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  findNormRank,
  fulfilledRank,
  hasNorms,
  misorderedNorms,
  NORM_RANKS,
  normYearOf,
  type RankNorm,
} from './rank-norms.ts'

const norm = (rank: RankNorm['rank'], timeCs: number, minAge = 9): RankNorm => ({
  ...{ rank, timeCs, minAge, gender: 2, distCode: '50FR', courseMetres: 25 },
})
const norms = [norm('I', 2785), norm('II', 3105), norm('KMS', 2620, 10)]
const start = { gender: 2, distCode: '50FR', courseMetres: 25, timeCs: 2785, age: 20 } as const

test('a time at the norm fulfils it, and the highest rank counts', () => {
  expect(fulfilledRank(norms, start)).toBe('I')
  expect(fulfilledRank(norms, { ...start, timeCs: 2786 })).toBe('II')
  expect(fulfilledRank(norms, { ...start, timeCs: 2500 })).toBe('KMS')
  expect(fulfilledRank(norms, { ...start, timeCs: 3106 })).toBeNull()
})

test('a norm holds for its gender, distance and course, from an age on', () => {
  expect(fulfilledRank(norms, { ...start, gender: 1 })).toBeNull()
  expect(fulfilledRank(norms, { ...start, distCode: '50BR' })).toBeNull()
  expect(fulfilledRank(norms, { ...start, courseMetres: 50 })).toBeNull()
  expect(fulfilledRank(norms, { ...start, timeCs: 2600, age: 9 })).toBe('I')
})

test('norms of open water ignore the course of the session', () => {
  const openWater: RankNorm = { ...norm('II', 90_000), distCode: '1200OW', courseMetres: null }
  expect(fulfilledRank([openWater], { ...start, distCode: '1200OW', timeCs: 80_000 })).toBe('II')
})

test('individual timed distances have norms', () => {
  expect((['100BR', 'MS3K', '4x25FR', 'PB', 'J1K'] as const).map(hasNorms)).toEqual([
    ...[true, true],
    ...[false, false, false],
  ])
})

test('norms of a year are in force until those of the next one', () => {
  expect(normYearOf([2022, 2025], '2024-12-31')).toBe(2022)
  expect(normYearOf([2022, 2025], '2025-01-01')).toBe(2025)
  expect(normYearOf([2022], '2021-12-31')).toBeNull()
})

test('a norm slower than that of a lower rank is found', () => {
  expect(misorderedNorms(norms)).toEqual([])
  const wrong = norm('MS', 2800)
  expect(misorderedNorms([...norms, wrong])).toEqual([wrong])
})

test('norms are compared with those of every lower rank, in any order, and not with those of their own', () => {
  const scale = [norm('III', 2900), norm('MS', 2800), norm('MS', 2600), norm('IY', 2700), norm('III', 2650)]
  expect(misorderedNorms(scale)).toEqual([scale[0], scale[1]])
})

test('ranks are found by code and by Russian name', () => {
  expect(['iy', 'Iю', ' кмс ', 'МСМК', 'ii', 'none', 'IV'].map(findNormRank)).toEqual([
    ...['IY', 'IY', 'KMS', 'MSMK', 'II'],
    ...[null, null],
  ])
})

test('a faster time never fulfils a lower rank', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ rank: fc.constantFrom(...NORM_RANKS), timeCs: fc.integer({ min: 1, max: 9999 }) }),
      ),
      fc.integer({ min: 1, max: 9999 }),
      fc.nat(500),
      (given, timeCs, faster) => {
        const scale = given.map(({ rank, timeCs }) => norm(rank, timeCs))
        const place = (cs: number) => {
          const rank = fulfilledRank(scale, { ...start, timeCs: cs })
          return rank === null ? NORM_RANKS.length : NORM_RANKS.indexOf(rank)
        }
        expect(place(Math.max(1, timeCs - faster))).toBeLessThanOrEqual(place(timeCs))
      },
    ),
  )
})
