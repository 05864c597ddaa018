import { isTimeZone } from '@polynya/domain'
import { expect, test } from 'vitest'
import { isWritable } from '../drawings/stroke-letters.ts'
import { VENUES } from './venues.ts'
import { waterTemperature } from './water-temperature.ts'

test.each(Object.entries(VENUES))(
  'has for %s a known time zone, coordinates and a name that posters can render',
  (_, venue) => {
    expect(isTimeZone(venue.timeZone)).toBe(true)
    expect(Math.abs(venue.coord.lat)).toBeLessThan(90)
    expect(Math.abs(venue.coord.lon)).toBeLessThan(180)
    expect(isWritable(venue.city.ru)).toBe(true)
  },
)

test('models Siberian water near freezing in January and warm in July, and Alpine water that never freezes', () => {
  expect(waterTemperature(VENUES.tyumen, '2026-01-24')).toBeLessThan(1)
  expect(waterTemperature(VENUES.tyumen, '2026-07-24')).toBeGreaterThan(18)
  expect(waterTemperature(VENUES.bled, '2026-02-06')).toBeGreaterThanOrEqual(3)
})
