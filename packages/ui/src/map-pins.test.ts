import { expect, it } from 'vitest'
import { mapPins } from './map-pins.ts'

const at = (id: number, lat: number, lon: number) => ({ id, coord: { lat, lon } })

it('puts events of one place under one pin, in the order of the list', () => {
  const found = mapPins([
    at(1, 57.15, 65.53),
    at(2, 55.75, 37.62),
    at(3, 57.16, 65.5),
    { id: 4, coord: null },
  ])
  expect(found?.pins.map(({ events }) => events.map(({ id }) => id))).toEqual([[1, 3], [2]])
})

it('shows every pin inside the map, and a single city with its surroundings', () => {
  for (const events of [
    [at(1, 57.15, 65.53)],
    [at(1, 53.02, 158.65), at(2, 54.7, 20.5), at(3, 68.97, 33.08), at(4, -43.5, 172.6)],
  ]) {
    const { view, pins } = mapPins(events) ?? { view: null, pins: [] }
    expect(view?.width).toBeGreaterThanOrEqual(160)
    for (const { x, y } of pins) {
      expect(x - (view?.x ?? 0)).toBeGreaterThan(0)
      expect(x - (view?.x ?? 0)).toBeLessThan(view?.width ?? 0)
      expect(y - (view?.y ?? 0)).toBeGreaterThan(0)
      expect(y - (view?.y ?? 0)).toBeLessThan(view?.height ?? 0)
    }
  }
})

it('joins more events on a narrow map, where pins would cover each other', () => {
  const events = [at(1, 55.75, 37.62), at(2, 60, 30.3), at(3, 53.02, 158.65)]
  expect(mapPins(events, 'wide')?.pins).toHaveLength(3)
  expect(mapPins(events, 'narrow')?.pins).toHaveLength(2)
})

it('is null without coordinates', () => {
  expect(mapPins([{ id: 1, coord: null }])).toBeNull()
})
