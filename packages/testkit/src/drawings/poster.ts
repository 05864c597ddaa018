/** Poster: water seen through the ice, a swimmer's cap, the name, the dates and the venue. */

import type { Random } from '../random.ts'
import type { Text } from '../venues/venue.ts'
import { depthRings } from './depth-rings.ts'
import { brokenInto, lettering, widthOf } from './lettering.ts'
import { WATERS, type Water } from './waters.ts'

export interface PosterWords {
  readonly title: Text
  readonly city: string
  /** `24–26 января 2027`. */
  readonly days: string
  /** A line below the dates, usually about the water: `Вода A · +1,4 °C`. */
  readonly note: string
}

export const POSTER = { width: 960, height: 1280 } as const

const MARGIN = 72
/** Height of the capitals of a title that fits. */
const TITLE = 84
const INK = '#eef9fc'
const SIGNAL = '#db361a'
const ROPE = [SIGNAL, '#ffffff', '#005583', '#ffffff'] as const

export function poster(words: PosterWords, random: Random): string {
  const { width, height } = POSTER
  const water = random.pick(WATERS)
  const centre = [
    width * (0.45 + 0.25 * random.fraction()),
    height * (0.19 + 0.03 * random.fraction()),
  ] as const
  const lake = { width, height, centre, reach: width * 0.82, rings: 11, fill: water.near, line: water.line }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><linearGradient id="deep" x1="0" y1="0" x2="0.3" y2="1"><stop offset="0" stop-color="${water.far}"/><stop offset="1" stop-color="${water.deep}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#deep)"/>`,
    depthRings(lake, random),
    swimmer(centre),
    texts(words, water),
    '</svg>',
  ].join('')
}

/** A red cap and its wake. */
function swimmer([x, y]: readonly [number, number]): string {
  const wave = (dy: number) =>
    `<path d="M${x - 150} ${y + dy}q38 -34 76 0t76 0t76 0t76 0" fill="none" stroke="${INK}" stroke-width="16" stroke-linecap="round" stroke-opacity="${dy > 60 ? 0.55 : 1}"/>`
  return `<circle cx="${x + 34}" cy="${y - 44}" r="46" fill="${SIGNAL}"/>${wave(30)}${wave(76)}`
}

/** The texts of the poster, from top to bottom. */
function texts({ title, city, days, note }: PosterWords, { line }: Water): string {
  const { width, height } = POSTER
  const room = width - 2 * MARGIN
  const lines = brokenInto(title.ru, room / TITLE)
  const largest = lines.length > 3 ? TITLE * 0.85 : TITLE
  const size = Math.min(largest, ...lines.map((text) => room / widthOf(text)))
  const leading = size * 1.75
  const top = height - 300 - lines.length * leading
  const small = (text: string, y: number, colour = INK) => fitted(text, { y, size: 34, colour, room })
  return [
    small(city, MARGIN, line),
    ...lines.map((text, index) =>
      lettering(text, { x: MARGIN, y: top + index * leading, size, colour: INK, weight: 0.19 }),
    ),
    small(title.en, height - 290, line),
    rope(height - 212),
    small(days, height - 154),
    small(note, height - 92, line),
  ].join('')
}

function fitted(
  text: string,
  { y, size, colour, room }: { y: number; size: number; colour: string; room: number },
): string {
  return lettering(text, { x: MARGIN, y, size: Math.min(size, room / widthOf(text)), colour })
}

/** The lane rope, from edge to edge. */
function rope(y: number): string {
  const [float, thickness] = [48, 18]
  return Array.from(
    { length: Math.ceil(POSTER.width / float) },
    (_, index) =>
      `<rect x="${index * float}" y="${y}" width="${float}" height="${thickness}" fill="${ROPE[index % ROPE.length]}"/>`,
  ).join('')
}
