import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './calendar.ts'
import { isRankExpired, rankPeriods, rankValidTill, SPORT_RANK_CODES, SPORT_RANKS } from './ranks.ts'
import { aDate } from './testing/arbitraries.ts'

describe('A sport rank', () => {
  it('is for life as a title, for three years as KMS, for two otherwise', () => {
    expect(rankValidTill('MS', '2020-01-15')).toBeNull()
    expect(rankValidTill('KMS', '2024-02-29')).toBe('2027-02-28')
    expect(rankValidTill('IIIY', '2024-01-15')).toBe('2026-01-15')
    expect(rankValidTill('none', '2024-01-15')).toBeNull()
  })

  it('is valid through its last day and expired on the next', () => {
    const limited = SPORT_RANK_CODES.filter((rank) => SPORT_RANKS[rank].years !== null)
    fc.assert(
      fc.property(fc.constantFrom(...limited), aDate(), (rank, validFrom) => {
        const till = rankValidTill(rank, validFrom) ?? ''
        expect(isRankExpired(rank, validFrom, till)).toBe(false)
        expect(isRankExpired(rank, validFrom, addDays(till, 1))).toBe(true)
      }),
    )
  })

  it('for life never expires', () => {
    const forLife = SPORT_RANK_CODES.filter((rank) => SPORT_RANKS[rank].years === null)
    fc.assert(
      fc.property(
        fc.constantFrom(...forLife),
        aDate(),
        aDate(),
        (rank, from, on) => !isRankExpired(rank, from, on),
      ),
    )
  })
})

describe('Ranks by results', () => {
  it('are prolonged by the same rank, and start again after a gap', () => {
    const dates = ['2025-03-01', '2024-01-10', '2027-04-01']
    expect(rankPeriods(dates.map((date) => ({ rank: 'II', date })))).toEqual([
      {
        ...{ rank: 'II', from: '2024-01-10', till: '2027-03-01' },
        results: [
          { rank: 'II', date: '2024-01-10' },
          { rank: 'II', date: '2025-03-01' },
        ],
      },
      {
        ...{ rank: 'II', from: '2027-04-01', till: '2029-04-01' },
        results: [{ rank: 'II', date: '2027-04-01' }],
      },
    ])
  })

  it('count when no higher rank is valid', () => {
    const periods = rankPeriods([
      { rank: 'II', date: '2024-01-10' },
      { rank: 'I', date: '2024-02-10' },
      { rank: 'II', date: '2025-02-10' },
      { rank: 'II', date: '2026-02-11' },
    ])
    expect(periods.map(({ rank, from }) => [rank, from])).toEqual([
      ['II', '2024-01-10'],
      ['I', '2024-02-10'],
      ['II', '2026-02-11'],
    ])
  })
})
