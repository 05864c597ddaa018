import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  ageOn,
  atWallTime,
  dateInZone,
  daysBetween,
  isDate,
  isTimeZone,
  startOfDay,
  wallTime,
  withOffset,
  writtenDate,
} from './calendar.ts'
import { aDate, ZONES } from './testing/arbitraries.ts'

describe('A date', () => {
  it('of a table is read with day and month in front; other texts stay', () => {
    expect(writtenDate('5.3.1980')).toBe('1980-03-05')
    expect(writtenDate('12.11.2001')).toBe('2001-11-12')
    expect(['1980-03-05', 'spring', '5.3.80', ''].map(writtenDate)).toEqual([
      '1980-03-05',
      'spring',
      '5.3.80',
      '',
    ])
  })

  it('is real if the calendar has it', () => {
    fc.assert(fc.property(aDate('0001-01-01', '9999-12-31'), isDate))
  })

  it.each(['2025-02-29', '1900-02-29', '2025-04-31', '2025-13-01', '2025-00-10', '2025-01-00', '0000-01-01'])(
    'is not %s, which the calendar does not have',
    (text) => {
      expect(isDate(text)).toBe(false)
    },
  )

  it.each(['', '2025-1-1', '20250101', '01.02.2025', '2025-01-01T00:00:00Z', ' 2025-01-01', '+12025-01-01'])(
    'is not %j, which has another format',
    (text) => {
      expect(isDate(text)).toBe(false)
    },
  )

  it('on 29 February exists in leap years only', () => {
    const leap = [1896, 1900, 2000, 2024, 2025, 2100].filter((year) => isDate(`${year}-02-29`))
    expect(leap).toEqual([1896, 2000, 2024])
  })
})

describe('Counting days', () => {
  it('forth and back returns the start', () => {
    fc.assert(
      fc.property(aDate(), fc.integer({ min: -40_000, max: 40_000 }), (date, days) => {
        const other = addDays(date, days)
        expect(daysBetween(date, other)).toBe(days)
        expect(addDays(other, -days)).toBe(date)
      }),
    )
  })

  it('agrees with the order of the dates as text', () => {
    fc.assert(
      fc.property(aDate(), aDate(), (a, b) => Math.sign(daysBetween(a, b)) === Number(a < b) - Number(a > b)),
    )
  })
})

describe('Adding months', () => {
  it.each([
    ['2025-01-31', 1, '2025-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2025-03-31', -1, '2025-02-28'],
    ['2025-12-15', 1, '2026-01-15'],
    ['2025-01-15', -1, '2024-12-15'],
    ['0050-01-31', 1, '0050-02-28'],
  ])('to %s, %i of them, returns %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected)
  })

  it('moves by exactly that many calendar months and preserves the day or takes the last one', () => {
    fc.assert(
      fc.property(aDate(), fc.integer({ min: -600, max: 600 }), (date, months) => {
        const later = addMonths(date, months)
        const monthOf = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
        expect(isDate(later)).toBe(true)
        expect(monthOf(later) - monthOf(date)).toBe(months)
        const isLastDay = addDays(later, 1).endsWith('-01')
        expect(later.slice(8) === date.slice(8) || (isLastDay && later.slice(8) < date.slice(8))).toBe(true)
      }),
    )
  })
})

describe('Age', () => {
  /** Reference implementation: counts birthdays one by one; 29 February counts as 1 March in a common year. */
  function countBirthdays(bornOn: string, on: string): number {
    let age = 0
    for (let year = Number(bornOn.slice(0, 4)) + 1; ; year++) {
      const day = `${year}${bornOn.slice(4)}`
      const birthday = isDate(day) ? day : `${year}-03-01`
      if (birthday > on) return age
      age++
    }
  }

  it('is the number of birthdays, also for those born on 29 February', () => {
    const aLeapDay = fc.integer({ min: 476, max: 505 }).map((four) => `${four * 4}-02-29`)
    const born = fc.oneof(aDate('1901-01-01', '2026-06-01'), aLeapDay.filter(isDate))
    const days = fc.oneof(
      fc.integer({ min: 0, max: 36_600 }),
      fc.integer({ min: 0, max: 100 }).map((y) => y * 365),
    )
    fc.assert(
      fc.property(born, days, (bornOn, lived) => {
        const on = addDays(bornOn, lived)
        expect(ageOn(bornOn, on)).toBe(countBirthdays(bornOn, on))
      }),
    )
  })

  it.each([
    ['2008-02-29', '2025-02-28', 16],
    ['2008-02-29', '2025-03-01', 17],
    ['2008-02-29', '2028-02-28', 19],
    ['2008-02-29', '2028-02-29', 20],
    ['2014-11-20', '2025-11-19', 10],
    ['2014-11-20', '2025-11-20', 11],
  ])('of a person born on %s is, on %s, %i', (bornOn, on, age) => {
    expect(ageOn(bornOn, on)).toBe(age)
  })
})

describe('A day in a time zone', () => {
  const aZone = fc.constantFrom(...ZONES)
  const aModernDate = aDate('2000-01-01', '2035-12-31')

  it('starts at the first instant that has its date', () => {
    fc.assert(
      fc.property(aZone, aModernDate, (zone, date) => {
        const start = startOfDay(date, zone)
        expect(dateInZone(start, zone) >= date).toBe(true)
        expect(dateInZone(new Date(start.getTime() - 1), zone) < date).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    ['2025-03-30', 'Atlantic/Azores', '2025-03-30T01:00:00.000Z'],
    ['2025-03-30', 'Asia/Beirut', '2025-03-29T22:00:00.000Z'],
    ['2025-10-26', 'Asia/Beirut', '2025-10-25T22:00:00.000Z'],
    ['2025-11-02', 'America/Havana', '2025-11-02T04:00:00.000Z'],
    ['2014-10-26', 'Europe/Moscow', '2014-10-25T20:00:00.000Z'],
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('%s in %s, where the clock changes, starts at %s', (date, zone, at) => {
    expect(startOfDay(date, zone).toISOString()).toBe(at)
  })

  it('is another one in Kamchatka than in Moscow during the evening in Moscow', () => {
    const at = new Date('2025-12-31T20:30:00+03:00')
    expect(dateInZone(at, 'Europe/Moscow')).toBe('2025-12-31')
    expect(dateInZone(at, 'Asia/Kamchatka')).toBe('2026-01-01')
  })
})

describe('Local time in a zone', () => {
  it.each([
    ['2026-02-21T10:00', 'Asia/Yekaterinburg', '2026-02-21T05:00:00.000Z'],
    ['2026-02-15T23:59:59', 'Europe/Moscow', '2026-02-15T20:59:59.000Z'],
    ['2026-07-01T10:00', 'Europe/Berlin', '2026-07-01T08:00:00.000Z'],
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ])('%s in %s is %s, and back', (text, zone, at) => {
    expect(atWallTime(text, zone).toISOString()).toBe(at)
    expect(wallTime(new Date(at), zone)).toBe(text)
  })

  it('that is skipped is later by the length of the shift', () => {
    const at = atWallTime('2026-03-29T02:30', 'Europe/Berlin')
    expect(wallTime(at, 'Europe/Berlin')).toBe('2026-03-29T03:30')
  })
})

describe('Local time with its offset', () => {
  it.each([
    ['2026-02-21T10:00', 'Asia/Yekaterinburg', '2026-02-21T10:00:00+05:00'],
    ['2026-07-21T10:00:30', 'Europe/Berlin', '2026-07-21T10:00:30+02:00'],
    ['2026-02-21T10:00', 'America/St_Johns', '2026-02-21T10:00:00-03:30'],
    ['2026-02-21T10:00', 'UTC', '2026-02-21T10:00:00+00:00'],
  ])('%s in %s is %s', (text, zone, expected) => {
    expect(withOffset(text, zone)).toBe(expected)
    expect(new Date(expected)).toEqual(atWallTime(text, zone))
  })
})

describe('A time zone', () => {
  it('is an IANA name', () => {
    expect([...ZONES].filter((zone) => !isTimeZone(zone))).toEqual([])
    expect(['', 'Moscow', 'Europe/Nowhere', '+03:00', 'GMT+3', '../etc/passwd'].filter(isTimeZone)).toEqual(
      [],
    )
  })
})
