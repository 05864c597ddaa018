import { isDate } from '@polynya/domain'
import { expect, it } from 'vitest'
import { joinDate, splitDate } from './date-parts.ts'

it.each([
  [{ day: '7', month: '3', year: '1990' }, '1990-03-07'],
  [{ day: '07', month: '03', year: '1990' }, '1990-03-07'],
  [{ day: '', month: '', year: '' }, ''],
])('%o is the date %s', (parts, date) => {
  expect(joinDate(parts)).toBe(date)
})

it.each([
  { day: '7', month: '3', year: '' },
  { day: '', month: '3', year: '1990' },
  { day: '31', month: '2', year: '1990' },
  { day: 'x', month: '3', year: '1990' },
])('%o is no date', (parts) => {
  expect(isDate(joinDate(parts))).toBe(false)
})

it('round-trips a date', () => {
  expect(joinDate(splitDate('1990-03-07'))).toBe('1990-03-07')
})
