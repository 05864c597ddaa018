/** Depth contours of a lake as SVG: the view through a hole in the ice. */

import type { Random } from '../random.ts'
import type { Point } from './stroke-letters.ts'

export interface Lake {
  readonly width: number
  readonly height: number
  /** Position of the deepest point. */
  readonly centre: Point
  /** Distance from the centre to the shore. */
  readonly reach: number
  readonly rings: number
  readonly fill: string
  readonly line: string
}

const POINTS = 16
const WAVES = 4

export function depthRings(lake: Lake, random: Random): string {
  const waves = Array.from({ length: WAVES }, (_, wave) => ({
    size: (0.04 + 0.14 * random.fraction()) / (1 + wave * 0.7),
    phase: random.fraction() * 2 * Math.PI,
    twist: (random.fraction() - 0.5) * 1.6,
  }))
  const ring = (nearness: number) => {
    const size = lake.reach * (1.05 * (1 - nearness) ** 1.3 + 0.1)
    const points = Array.from({ length: POINTS }, (_, point): Point => {
      const angle = (point / POINTS) * 2 * Math.PI
      const swell = waves.reduce(
        (sum, wave, index) =>
          sum + wave.size * Math.cos((index + 1) * angle + wave.phase + wave.twist * nearness),
        1,
      )
      const [x, y] = lake.centre
      return [x + Math.cos(angle) * size * swell, y + Math.sin(angle) * size * swell * 0.86]
    })
    return `<path d="${closedCurve(points)}"/>`
  }
  const rings = Array.from({ length: lake.rings }, (_, index) => ring(index / (lake.rings - 1)))
  return `<g fill="${lake.fill}" fill-opacity="0.16" stroke="${lake.line}" stroke-opacity="0.28" stroke-width="1.5">${rings.join('')}</g>`
}

/** A closed curve of quadratic arcs between the midpoints of the sides, with the points as control points. */
function closedCurve(points: readonly Point[]): string {
  const write = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`
  const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2]
  const after = (index: number): Point => points[(index + 1) % points.length] ?? [0, 0]
  const arcs = points.map((point, index) => `Q${write(point)} ${write(middle(point, after(index)))}`)
  return `M${write(middle(points.at(-1) ?? [0, 0], after(-1)))}${arcs.join('')}Z`
}
