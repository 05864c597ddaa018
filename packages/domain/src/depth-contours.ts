/**
 * Depth contours of a fictional lake: closed curves around one deepest point, determined by a seed. Pages and share
 * pictures draw the same lake. See docs/rules.md#share-pictures.
 */

export interface ContourOptions {
  readonly seed: number
  /** Number of curves, from the shore to the deepest. */
  readonly rings: number
  /** Size of the picture, and the position in it (0 to 1) of the deepest point. */
  readonly width: number
  readonly height: number
  readonly centre: readonly [number, number]
}

const POINTS = 14
const WAVES = 4

/** SVG paths from the outermost to the innermost, in whole units. */
export function depthContours({ seed, rings, width, height, centre }: ContourOptions): string[] {
  const random = randomFrom(seed)
  const waves = new Array(WAVES).fill(0).map((_, wave) => ({
    size: (0.05 + 0.16 * random()) / (1 + wave * 0.7),
    phase: random() * 2 * Math.PI,
    twist: (random() - 0.5) * 1.6,
  }))
  const [x, y] = [centre[0] * width, centre[1] * height]
  const [reachX, reachY] = [width * 0.66, height * 0.8]

  return new Array(rings).fill(0).map((_, ring) => {
    const nearness = ring / (rings - 1)
    const size = 0.92 * (1 - nearness) ** 1.2 + 0.1
    const points = new Array(POINTS).fill(0).map((__, point): Point => {
      const angle = (point / POINTS) * 2 * Math.PI
      const swell = waves.reduce(
        (sum, wave, index) =>
          sum + wave.size * Math.cos((index + 1) * angle + wave.phase + wave.twist * nearness),
        1,
      )
      return [x + Math.cos(angle) * reachX * size * swell, y + Math.sin(angle) * reachY * size * swell]
    })
    return smooth(points)
  })
}

type Point = readonly [number, number]

/** A closed curve of quadratic arcs between the midpoints of the sides, with the points as control points. */
function smooth(points: readonly Point[]): string {
  const write = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`
  const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2]
  const next = (index: number) => points[(index + 1) % points.length] ?? [0, 0]
  const arcs = points.map((point, index) => `Q${write(point)} ${write(middle(point, next(index)))}`)
  const start = middle(points.at(-1) ?? [0, 0], points[0] ?? [0, 0])
  return `M${write(start)}${arcs.join('')}Z`
}

/** Pseudo-random numbers from 0 to 1 for a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
