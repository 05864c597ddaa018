/** Pins of a map of events, and the part of the world that shows them all. */

import { mercator } from './mercator.ts'

interface Placed {
  readonly id: number
  readonly coord: { readonly lat: number; readonly lon: number } | null
}

export interface Pin<Event> {
  readonly x: number
  readonly y: number
  readonly events: readonly Event[]
}

export interface MapView {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Width and height of a map, in map units, at least: a single city is shown with its surroundings. */
const SMALLEST = { width: 160, height: 86 } as const
const MARGIN = 1.25
/** Part of the width within which events share a pin: a pin is 28 px wide and may not cover another. */
const NEAR = { wide: 0.05, narrow: 0.11 } as const

/** Returns the pins of the events that have coordinates, and the view around them; null if none has. */
export function mapPins<Event extends Placed>(
  events: readonly Event[],
  size: keyof typeof NEAR = 'wide',
): MapOfPins<Event> | null {
  const placed = events.flatMap((event) =>
    event.coord ? [{ event, ...mercator(event.coord.lon, event.coord.lat) }] : [],
  )
  if (placed.length === 0) return null
  const view = viewOf(placed)
  const pins: Pin<Event>[] = []
  for (const { event, x, y } of placed) {
    const at = pins.findIndex((pin) => Math.hypot(pin.x - x, pin.y - y) < view.width * NEAR[size])
    const near = pins[at]
    if (near) pins[at] = { ...near, events: [...near.events, event] }
    else pins.push({ x, y, events: [event] })
  }
  return { view, pins }
}

export interface MapOfPins<Event> {
  readonly view: MapView
  readonly pins: readonly Pin<Event>[]
}

function viewOf(points: readonly { readonly x: number; readonly y: number }[]): MapView {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const ratio = SMALLEST.width / SMALLEST.height
  const needed = Math.max((right - left) * MARGIN, (bottom - top) * MARGIN * ratio, SMALLEST.width)
  const [width, height] = [Math.round(needed), Math.round(needed / ratio)]
  return {
    x: Math.round((left + right - width) / 2),
    y: Math.round((top + bottom - height) / 2),
    width,
    height,
  }
}
