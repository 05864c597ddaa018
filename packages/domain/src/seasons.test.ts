import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from './calendar.ts'
import { parseSeason, seasonOf } from './seasons.ts'
import { aDate } from './testing/arbitraries.ts'

describe('Seasons', () => {
  it('contain every date exactly once: each ends on the day before the next one starts', () => {
    fc.assert(
      fc.property(aDate(), (date) => {
        const season = seasonOf(date)
        expect(season.from <= date && date <= season.to).toBe(true)
        expect(seasonOf(season.from)).toEqual(season)
        expect(seasonOf(season.to)).toEqual(season)
        expect(seasonOf(addDays(season.to, 1)).from).toBe(addDays(season.to, 1))
        expect([364, 365]).toContain(daysBetween(season.from, season.to))
      }),
    )
  })

  it('are parsed back from their label', () => {
    fc.assert(
      fc.property(aDate('0001-07-01', '9998-12-31'), (date) => {
        expect(parseSeason(seasonOf(date).label)).toEqual(seasonOf(date))
      }),
    )
  })

  it('run from 1 July to 30 June', () => {
    expect(seasonOf('2026-06-30')).toEqual({ label: '2025-2026', from: '2025-07-01', to: '2026-06-30' })
    expect(seasonOf('2026-07-01').label).toBe('2026-2027')
  })

  it.each(['', '2025', '2025-2027', '2026-2025', '2025/2026', '25-26', '0000-0001', '9999-10000'])(
    'are not %j',
    (label) => {
      expect(parseSeason(label)).toBeNull()
    },
  )
})
