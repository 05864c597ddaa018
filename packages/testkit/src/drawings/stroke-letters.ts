/**
 * Capital letters as strokes, for posters and documents: rendered identically on every machine, whatever fonts are
 * installed.
 *
 * A glyph is a list of strokes, a stroke a list of points `xy` on a grid: capitals span rows 2 to 8, with marks
 * above and tails below. A stroke of one repeated point is a dot.
 */

const GLYPHS: Readonly<Record<string, string>> = {
  А: '08 03 12 32 43 48,05 45',
  Б: '42 02 08 38 47 46 35 05',
  В: '02 08 38 47 46 35 44 43 32 02,05 35',
  Г: '42 02 08',
  Д: '09 08 58 59,18 14 22 42 48',
  Е: '42 02 08 48,05 35',
  Ж: '02 35 62,08 35 68,32 38',
  З: '03 12 32 43 44 35 15,35 46 47 38 18 07',
  И: '02 08 42 48',
  К: '02 08,42 05 48',
  Л: '08 04 22 42 48',
  М: '08 02 35 62 68',
  Н: '02 08,42 48,05 45',
  О: '12 32 43 47 38 18 07 03 12',
  П: '08 02 42 48',
  Р: '08 02 32 43 44 35 05',
  С: '43 32 12 03 07 18 38 47',
  Т: '02 42,22 28',
  У: '02 04 15 45,42 47 38 18',
  Ф: '13 33 44 46 37 17 06 04 13,22 28',
  Х: '02 48,42 08',
  Ц: '02 08 58 59,42 48',
  Ч: '02 04 15 45,42 48',
  Ш: '02 08 68 62,32 38',
  Щ: '02 08 78 79,62 68,32 38',
  Ъ: '02 12 18 48 57 56 45 15',
  Ы: '02 08 28 37 36 25 05,52 58',
  Ь: '02 08 38 47 46 35 05',
  Э: '03 12 32 43 47 38 18 07,15 45',
  Ю: '02 08,05 25,32 52 63 67 58 38 27 23 32',
  Я: '48 42 12 03 04 15 45,25 08',
  D: '02 32 43 47 38 08 02',
  F: '42 02 08,05 35',
  G: '43 32 12 03 07 18 38 47 45 25',
  I: '02 08',
  J: '42 47 38 18 07',
  L: '02 08 48',
  N: '08 02 48 42',
  Q: '12 32 43 47 38 18 07 03 12,36 49',
  R: '08 02 32 43 44 35 05,25 48',
  S: '43 32 12 03 04 15 35 46 47 38 18 07',
  U: '02 07 18 38 47 42',
  V: '02 05 28 45 42',
  W: '02 08 35 68 62',
  Y: '02 25 42,25 28',
  Z: '02 42 08 48',
  0: '12 32 43 47 38 18 07 03 12',
  1: '03 22 28',
  2: '03 12 32 43 44 08 48',
  3: '03 12 32 43 44 35 15,35 46 47 38 18 07',
  4: '38 32 06 46',
  5: '42 02 05 35 46 47 38 08',
  6: '43 32 12 03 07 18 38 47 46 35 05',
  7: '02 42 18',
  8: '12 32 43 44 35 15 04 03 12,15 06 07 18 38 47 46 35',
  9: '07 18 38 47 43 32 12 03 04 15 45',
  '.': '08 08',
  ',': '18 09',
  ':': '05 05,08 08',
  '·': '05 05',
  '-': '05 35',
  '–': '05 35',
  '—': '05 55',
  '+': '05 45,23 27',
  '°': '02 12 13 03 02',
  "'": '02 03',
}

/** Marks, drawn above the preceding letter. */
const MARKS: Readonly<Record<string, string>> = {
  '\u0303': '11 20 21 30',
  '\u0304': '10 30',
  '\u0306': '10 21 30',
  '\u0308': '10 10,30 30',
  '\u030a': '10 30 31 11 10',
  '\u030c': '10 21 30',
}

/** Latin letters that look like Cyrillic ones. */
const ALIKE: Readonly<Record<string, string>> = {
  A: 'А',
  B: 'В',
  C: 'С',
  E: 'Е',
  H: 'Н',
  K: 'К',
  M: 'М',
  O: 'О',
  P: 'Р',
  T: 'Т',
  X: 'Х',
}

export type Point = readonly [x: number, y: number]
export type Stroke = readonly Point[]

/** Text as strokes: x from 0 to `width`, y from 0 (top of the capitals) to 1 (baseline). */
export interface StrokedText {
  readonly strokes: readonly Stroke[]
  readonly width: number
}

const TOP = 2
const CAPITAL = 6
const GAP = 1.7
const SPACE = 2.4
const MARK_WIDTH = 4

/** Returns a text in capitals as strokes. A character without a glyph becomes a space. */
export function strokedText(text: string): StrokedText {
  const strokes: Stroke[] = []
  let pen = 0
  let before = { at: 0, width: 0 }
  for (const character of text.toUpperCase().normalize('NFD')) {
    const mark = MARKS[character]
    const glyph = strokesOf(mark ?? glyphOf(character) ?? '')
    const width = Math.max(0, ...glyph.flat().map(([x]) => x))
    const at = mark ? before.at + (before.width - MARK_WIDTH) / 2 : pen
    strokes.push(
      ...glyph.map((stroke) => stroke.map(([x, y]): Point => [(at + x) / CAPITAL, (y - TOP) / CAPITAL])),
    )
    if (mark) continue
    before = { at, width }
    pen += glyph.length === 0 ? SPACE : width + GAP
  }
  return { strokes, width: Math.max(0, pen - GAP) / CAPITAL }
}

/** Whether every character of a text has a glyph. */
export const isWritable = (text: string): boolean =>
  [...text.toUpperCase().normalize('NFD')].every(
    (character) => character === ' ' || glyphOf(character) || MARKS[character],
  )

const glyphOf = (character: string): string | undefined => GLYPHS[ALIKE[character] ?? character]

const strokesOf = (glyph: string): Point[][] =>
  glyph === ''
    ? []
    : glyph
        .split(',')
        .map((stroke) => stroke.split(' ').map((point): Point => [Number(point[0]), Number(point[1])]))
