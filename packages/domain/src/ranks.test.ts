import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './calendar.ts'
import { isRankExpired, rankValidTill, SPORT_RANK_CODES, SPORT_RANKS } from './ranks.ts'
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
