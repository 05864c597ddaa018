import { expect, it } from 'vitest'
import { nextMissing, precedingEvents } from './calendar-feed.ts'
import { calendarEvents } from './sample-calendar.ts'

const MISSING = ['2025-11', '2026-02', '2026-03']

it.each([
  ['upcoming', '2026-02'],
  ['past', '2025-11'],
  ['anyTime', '2025-11'],
] as const)('loads for a list of %s events the month %s next', (when, month) => {
  expect(nextMissing(MISSING, when, '2026-01-20')).toBe(month)
})

it('ends a list before the month that is not loaded, in the direction of the list', () => {
  const names = (...list: Parameters<typeof precedingEvents>) => precedingEvents(...list).map(({ id }) => id)
  expect(names(calendarEvents, 'upcoming', '2026-01')).toEqual([1])
  expect(names(calendarEvents, 'past', '2026-01')).toEqual([5])
  expect(names(calendarEvents, 'anyTime', undefined)).toHaveLength(calendarEvents.length)
})
