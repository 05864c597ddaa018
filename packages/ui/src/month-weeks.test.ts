import { describe, expect, it } from 'vitest'
import { monthWeeks, weekBars, weekFrom } from './month-weeks.ts'
import { isInMonth, nextMonth } from './months.ts'

describe('Month weeks', () => {
  it.each([
    ['2026-01', '2025-12-29', '2026-02-08'],
    ['2026-06', '2026-06-01', '2026-07-12'],
    ['1999-08', '1999-07-26', '1999-09-05'],
  ])('cover %s from Monday %s to Sunday %s in six weeks', (month, first, last) => {
    const days = monthWeeks(month).flat()
    expect([days.length, days[0], days.at(-1)]).toEqual([42, first, last])
  })

  it('continue over the turn of the year', () => {
    expect([nextMonth('2025-12', 1), nextMonth('2026-01', -1)]).toEqual(['2026-01', '2025-12'])
  })

  it('contain an event that started earlier and an event of a single day', () => {
    expect(isInMonth({ id: 1, startDate: '2026-01-31', endDate: '2026-02-02' }, '2026-02')).toBe(true)
    expect(isInMonth({ id: 1, startDate: '2026-03-01', endDate: null }, '2026-02')).toBe(false)
    expect(isInMonth({ id: 1, startDate: null, endDate: null }, '2026-02')).toBe(false)
  })
})

describe('Week bars', () => {
  const week = weekFrom('2026-01-19')
  const event = (id: number, startDate: string, endDate: string | null = null) => ({ id, startDate, endDate })

  it('start and end with the event or the week, whichever is closer', () => {
    const { bars } = weekBars(
      [event(1, '2026-01-10', '2026-01-20'), event(2, '2026-01-24', '2026-01-30')],
      week,
      3,
    )
    expect([...bars].map(([day, [bar]]) => [day, bar?.days])).toEqual([
      ['2026-01-19', 2],
      ['2026-01-24', 2],
    ])
  })

  it('never overlap; events without a lane are counted on each of their days', () => {
    const events = [1, 2, 3].map((id) => event(id, '2026-01-22', '2026-01-23'))
    const { bars, hidden } = weekBars([...events, event(4, '2026-01-24')], week, 2)
    expect(bars.get('2026-01-22')?.map(({ lane }) => lane)).toEqual([0, 1])
    expect(bars.get('2026-01-24')?.map(({ lane }) => lane)).toEqual([0])
    expect([...hidden]).toEqual([
      ['2026-01-22', 1],
      ['2026-01-23', 1],
    ])
  })
})
