import { expect, it } from 'vitest'
import { type Gathering, kilometresBetween, nearEvents } from './near-events.ts'

const TYUMEN = { lat: 57.153, lon: 65.534 }
const YEKATERINBURG = { lat: 56.838, lon: 60.597 }
const MOSCOW = { lat: 55.756, lon: 37.617 }

const aGathering = (change: Partial<Gathering> = {}): Gathering => ({
  startDate: '2026-02-21',
  endDate: '2026-02-22',
  region: 'RU-TYU',
  coord: TYUMEN,
  ...change,
})

it.each([
  [TYUMEN, YEKATERINBURG, 303],
  [TYUMEN, MOSCOW, 1714],
  [{ lat: 66, lon: 179.9 }, { lat: 66, lon: -179.9 }, 9],
  [{ lat: 90, lon: 0 }, { lat: -90, lon: 0 }, 20_015],
  [MOSCOW, MOSCOW, 0],
])('kilometresBetween measures along the surface', (one, other, km) => {
  expect(Math.abs(kilometresBetween(one, other) - km)).toBeLessThan(10)
  expect(kilometresBetween(other, one)).toBe(kilometresBetween(one, other))
})

it('nearEvents returns events within the days and kilometres, nearest in time first', () => {
  const later = aGathering({ startDate: '2026-02-25', endDate: '2026-02-26', coord: YEKATERINBURG })
  const same = aGathering({ startDate: '2026-02-20', endDate: '2026-02-21' })
  const far = aGathering({ coord: MOSCOW })
  const nextWeek = aGathering({ startDate: '2026-02-28', endDate: '2026-02-28' })
  const found = nearEvents(aGathering(), [later, same, far, nextWeek], { days: 3, km: 320 })
  expect(found).toMatchObject([
    { event: same, days: 0, km: 0 },
    { event: later, days: 3 },
  ])
})

it('nearEvents compares regions if a place has no coordinates', () => {
  const nowhere = aGathering({ coord: null })
  expect(nearEvents(aGathering(), [nowhere])).toEqual([{ event: nowhere, days: 0, km: null }])
  expect(nearEvents(aGathering(), [aGathering({ coord: null, region: 'RU-SVE' })])).toEqual([])
  expect(nearEvents(aGathering({ region: null, coord: null }), [aGathering({ region: null })])).toEqual([])
})

it('nearEvents returns nothing for an event without dates', () => {
  expect(nearEvents(aGathering({ endDate: null }), [aGathering()])).toEqual([])
  expect(nearEvents(aGathering(), [aGathering({ startDate: null })])).toEqual([])
})
