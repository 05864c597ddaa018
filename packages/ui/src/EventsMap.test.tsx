import { expect, it } from 'vitest'
import { EventsMap } from './EventsMap.tsx'
import { mapPins } from './map-pins.ts'
import { sampleEvent } from './sample-event.ts'
import { click, render } from './testing/render.tsx'

const events = [
  { ...sampleEvent, id: 1, name: 'Кубок Тюмени', coord: { lat: 57.15, lon: 65.53 } },
  { ...sampleEvent, id: 2, name: 'Байкал Айс', coord: { lat: 51.85, lon: 104.86 } },
]

it('names the events of each pin, and chooses a pin or none', () => {
  const map = mapPins(events) ?? { view: { x: 0, y: 0, width: 1, height: 1 }, pins: [] }
  const [first = null] = map.pins
  const chosen: unknown[] = []
  const { getByRole } = render(<EventsMap map={map} chosen={first} onChoose={(pin) => chosen.push(pin)} />)
  click(getByRole('button', { name: '1: Байкал Айс' }))
  expect(getByRole('button', { name: '1: Кубок Тюмени', pressed: true }).textContent).toBe('1')
  click(getByRole('button', { name: '1: Кубок Тюмени' }))
  expect(chosen).toEqual([map.pins[1], null])
})
