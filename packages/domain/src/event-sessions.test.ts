import { describe, expect, it } from 'vitest'
import { isTenth, sessionStart, sessionWarnings } from './event-sessions.ts'

describe('The start of a session', () => {
  it('is the local time at the venue as an instant', () => {
    const start = { date: '2026-02-21', time: '10:30' }
    expect(sessionStart(start, 'Asia/Yekaterinburg')?.toISOString()).toBe('2026-02-21T05:30:00.000Z')
  })

  it.each([
    { date: null, time: '10:30' },
    { date: '2026-02-21', time: null },
  ])('is unknown without a date or a time', (start) => {
    expect(sessionStart(start, 'UTC')).toBeNull()
  })
})

describe('Warnings about the water of a session', () => {
  const measured = (waterTemp: number | null, more = {}) =>
    sessionWarnings({ waterTemp, waterCat: 'A', distances: ['25FR'], ...more })

  it('are none before the water is measured', () => {
    expect(measured(null, { distances: ['450FR'] })).toEqual([])
  })

  it.each([
    [2, []],
    [2.1, ['water_category_differs']],
    [-0.4, []],
  ] as const)('compare %d °C with the category A of the event', (celsius, warnings) => {
    expect(measured(celsius)).toEqual(warnings)
  })

  it('do not compare with an event without a category', () => {
    expect(measured(9, { waterCat: null })).toEqual([])
  })

  it.each([
    [1.5, '200FR', []],
    [1.5, '450FR', ['distance_too_long']],
    [4.9, '450FR', []],
    [4.9, '1000FR', ['distance_too_long']],
    [5.1, '1000FR', []],
    [1.5, '4x25FR', []],
  ] as const)('name distances too long for %d °C: %s', (celsius, code, warnings) => {
    expect(measured(celsius, { waterCat: null, distances: [code] })).toEqual(warnings)
  })
})

it('accepts temperatures with one decimal only', () => {
  expect([0.3, -1.1, 4, 12.7].every(isTenth)).toBe(true)
  expect([0.25, 4.01].some(isTenth)).toBe(false)
})
