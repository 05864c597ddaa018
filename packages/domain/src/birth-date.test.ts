import { expect, it } from 'vitest'
import { birthDateProblem, isMinor } from './birth-date.ts'

const TODAY = '2026-01-16'

it.each([
  ['2015-01-16', null],
  ['2015-01-17', { reason: 'age_too_low', limit: 11 }],
  ['1926-01-17', null],
  ['1926-01-16', { reason: 'age_too_high', limit: 99 }],
  ['2026-01-17', { reason: 'date_in_future' }],
])('a swimmer born on %s', (dob, problem) => {
  expect(birthDateProblem(dob, TODAY)).toEqual(problem)
})

it('is a minor until the day of turning eighteen', () => {
  expect([isMinor('2008-01-17', TODAY), isMinor('2008-01-16', TODAY)]).toEqual([true, false])
})
