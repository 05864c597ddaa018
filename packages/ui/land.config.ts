/**
 * Generates src/land.gen.ts, the outlines for PlaceMap, from Natural Earth's 110 m countries:
 * `node packages/ui/land.config.ts`. A test compares the file with the output.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { mercator } from './src/mercator.ts'

type Position = readonly [number, number]

interface Geometry {
  readonly type: 'Polygon' | 'MultiPolygon'
  readonly arcs: number[][] | number[][][]
}

interface Atlas {
  readonly transform: { readonly scale: Position; readonly translate: Position }
  readonly arcs: readonly (readonly Position[])[]
  readonly objects: Readonly<Record<'countries' | 'land', { readonly geometries: readonly Geometry[] }>>
}

/** Southern limit of the outlines: no events take place beyond it, and it would enlarge the map. */
const SOUTHERNMOST = -58
/** In map units, across plus down. */
const SMALLEST_STEP = 4

const file = createRequire(import.meta.url).resolve('world-atlas/countries-110m.json')
const atlas = JSON.parse(readFileSync(file, 'utf8')) as Atlas

/** Returns the source text of land.gen.ts. */
export function landSource(): string {
  const ringPoints = (ring: readonly number[]) => ring.flatMap((arc, at) => arcPoints(arc).slice(at ? 1 : 0))
  const land = ringsOf('land').map((ring) => `${path(unbroken(ringPoints(ring)))}Z`)
  const uses = new Map<number, number>()
  for (const arc of ringsOf('countries').flat()) uses.set(indexOf(arc), (uses.get(indexOf(arc)) ?? 0) + 1)
  const borders = [...uses].filter(([, count]) => count > 1).map(([arc]) => path(arcPoints(arc)))
  const line = (name: string, text: string) => `export const ${name} =\n  '${text}'\n`
  return [
    '/** Made by land.config.ts of Natural Earth (public domain): land and borders on the map of mercator.ts. */\n',
    line('LAND', land.join('')),
    line('BORDERS', borders.join('')),
  ].join('\n')
}

const indexOf = (arc: number) => (arc < 0 ? ~arc : arc)

/** Rings of an object as arc indices; a negative index is a reversed arc. */
function ringsOf(name: 'countries' | 'land'): number[][] {
  return atlas.objects[name].geometries
    .flatMap(({ type, arcs }) => (type === 'Polygon' ? [arcs as number[][]] : (arcs as number[][][])))
    .flat()
    .filter((ring) => arcPoints(ring[0] ?? 0).some(([, lat]) => lat > SOUTHERNMOST))
}

/** Longitudes and latitudes of an arc, which the file stores as deltas on a grid. */
function arcPoints(arc: number): Position[] {
  const { scale, translate } = atlas.transform
  let [x, y] = [0, 0]
  const points = (atlas.arcs[indexOf(arc)] ?? []).map(([dx, dy]): Position => {
    x += dx
    y += dy
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
  return arc < 0 ? points.reverse() : points
}

/** Continues a ring that crosses the date line beyond 180 degrees, instead of jumping around the world. */
function unbroken(points: readonly Position[]): Position[] {
  let last = points[0]?.[0] ?? 0
  return points.map(([lon, lat]) => {
    last = lon + 360 * Math.round((last - lon) / 360)
    return [last, lat]
  })
}

/** An SVG path in whole units with relative steps; omits steps too small to be visible. */
function path(points: readonly Position[]): string {
  let [lastX, lastY] = [0, 0]
  const steps = points.flatMap(([lon, lat], index) => {
    const { x, y } = mercator(lon, lat)
    const [dx, dy] = [Math.round(x) - lastX, Math.round(y) - lastY]
    const isEnd = index === 0 || index === points.length - 1
    if (!isEnd && Math.abs(dx) + Math.abs(dy) < SMALLEST_STEP) return []
    ;[lastX, lastY] = [lastX + dx, lastY + dy]
    return [[dx, dy]]
  })
  const [start = [0, 0], ...rest] = steps
  return `M${start.join(' ')}l${rest.flat().join(' ')}`.replaceAll(' -', '-')
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(new URL('src/land.gen.ts', import.meta.url), landSource())
}
