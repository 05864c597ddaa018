/** The strip of ice: one wide tile, or two to four beside each other, as the counts of the home page. */

import { chipRows, ROW_GAP, SMALL_CHIP } from './chips.ts'
import { type FittedText, fitText, sizesFrom } from './fit-text.ts'
import type { Lettering } from './lettering.ts'
import type { Part, TextPart } from './marks.ts'
import { INK, type Ink, MARGIN, PICTURE } from './palette.ts'
import type { ShareCard, Tile } from './share-card.ts'

const WIDTH = PICTURE.width - 2 * MARGIN
const GAP = 48
const PADDING = 24
const BOTTOM = PICTURE.height - 14
const MOST_NOTES = 3
const MEDALS = [INK.gold, INK.silver, INK.bronze] as const

/** Sizes of texts and their baselines below the top of the strip. */
interface Style {
  readonly label: { readonly size: number; readonly y: number }
  readonly value: { readonly size: number; readonly y: number }
  readonly notes: { readonly size: number; readonly y: number; readonly step: number }
}

/** Alone, notes are beside the time. */
const WIDE: Style = {
  label: { size: 28, y: 50 },
  value: { size: 132, y: 160 },
  notes: { size: 34, y: 98, step: 48 },
}

/** By the number of tiles. */
const NARROW: Readonly<Record<number, Style>> = {
  2: {
    label: { size: 25, y: 46 },
    value: { size: 96, y: 124 },
    notes: { size: 23, y: 160, step: 31 },
  },
  3: {
    label: { size: 23, y: 44 },
    value: { size: 80, y: 112 },
    notes: { size: 21, y: 148, step: 29 },
  },
}

const SMALLEST: Style = {
  label: { size: 22, y: 42 },
  value: { size: 64, y: 98 },
  notes: { size: 20, y: 132, step: 28 },
}

const styleOf = (count: number): Style => (count === 1 ? WIDE : (NARROW[count] ?? SMALLEST))

const HIGHEST = 254

/** Returns where the strip starts: as low as its content allows, below the picture without any. */
export function stripTop({ tiles }: Pick<ShareCard, 'tiles'>, lettering: Lettering): number {
  if (tiles.length === 0) return PICTURE.height
  const hasMarks = tiles.some(({ marks }) => marks.length > 0)
  const { value, notes } = styleOf(tiles.length)
  const width = tileWidth(tiles.length)
  const lines = Math.max(...tiles.map((tile) => packedNotes(tile, width, notes.size, lettering).length))
  const texts = tiles.length === 1 ? value.y : notes.y + (lines - 1) * notes.step
  return PICTURE.height - (hasMarks ? HIGHEST : Math.min(HIGHEST, texts + PADDING + 8))
}

const tileWidth = (count: number) => (WIDTH - (count - 1) * GAP) / count

interface Column {
  readonly x: number
  readonly width: number
  readonly top: number
}

/** @param top top of the strip */
export function tileParts({ tiles }: Pick<ShareCard, 'tiles'>, top: number, lettering: Lettering): Part[] {
  const [only] = tiles
  if (only && tiles.length === 1) return wideTile(only, top, lettering)
  const width = tileWidth(tiles.length)
  const style = styleOf(tiles.length)
  return tiles.flatMap((tile, index) => {
    const x = MARGIN + index * (width + GAP)
    const divider = { x: x - GAP / 2, y: top + PADDING, width: 2, height: PICTURE.height - top - 2 * PADDING }
    return [
      ...(index > 0 ? [{ ...divider, radius: 1, fill: INK.line }] : []),
      ...narrowTile(tile, { x, width, top }, style, lettering),
    ]
  })
}

/** The place and the notes are to the right of the time, marks below it. */
function wideTile(tile: Tile, top: number, lettering: Lettering): Part[] {
  const whole = { x: MARGIN, width: WIDTH, top }
  const value = timeOf(tile, { ...whole, width: WIDTH * 0.62 }, WIDE, lettering)
  const x = MARGIN + lettering.widthOf(value.text, 'title', value.size) + GAP
  const marks = { ...whole, y: top + WIDE.value.y + 28, rows: 1, size: SMALL_CHIP }
  return [
    ...labelOf(tile, whole, WIDE, lettering),
    value,
    ...notesOf(tile, { x, width: PICTURE.width - MARGIN - x, top }, WIDE, lettering),
    ...chipRows(tile.marks, marks, lettering),
  ]
}

function narrowTile(tile: Tile, column: Column, style: Style, lettering: Lettering): Part[] {
  const { y, step, size } = style.notes
  const lines = packedNotes(tile, column.width, size, lettering).length
  const marksY = column.top + y + (lines - 1) * step + 18
  const rows = Math.floor((BOTTOM + ROW_GAP - marksY) / (SMALL_CHIP.height + ROW_GAP))
  return [
    ...labelOf(tile, column, style, lettering),
    timeOf(tile, column, style, lettering),
    ...notesOf(tile, column, style, lettering),
    ...chipRows(tile.marks, { ...column, y: marksY, rows, size: SMALL_CHIP }, lettering),
  ]
}

function labelOf(
  { label, shortLabel }: Tile,
  { x, width, top }: Column,
  { label: { size, y } }: Style,
  lettering: Lettering,
): TextPart[] {
  const text = lettering.widthOf(label, 'text', size - 4) <= width ? label : shortLabel
  const fit = fitLine(text, { size, width }, lettering)
  const at = { face: 'text', size: fit.size, x, y: top + y, ink: INK.ink2 } as const
  return fit.lines.map((line) => ({ text: line, ...at }))
}

function timeOf(
  { value }: Tile,
  { x, width, top }: Column,
  { value: { size, y } }: Style,
  { widthOf }: Lettering,
): TextPart {
  const fit = fitText(value, { tries: sizesFrom(size, 36), width }, (text, points) =>
    widthOf(text, 'title', points),
  )
  return { text: fit.lines[0] ?? '', face: 'title', size: fit.size, x, y: top + y, ink: INK.ink }
}

/** The first line has the medal of a place. */
function notesOf(
  tile: Tile,
  { x, width, top }: Column,
  { notes: { size, y: first, step } }: Style,
  lettering: Lettering,
): Part[] {
  const disc = size * DISC
  return packedNotes(tile, width, size, lettering).flatMap((note, index): Part[] => {
    const y = top + first + index * step
    const medal = index === 0 && medalOf(tile)
    const left = medal ? medalWidth(size) : 0
    const fit = fitLine(note, { size, width: width - left }, lettering)
    const at = { face: 'text', size: fit.size, x: x + left, y } as const
    const ink = index === 0 ? INK.ink : INK.ink2
    const texts = fit.lines.map((text): TextPart => ({ text, ...at, ink }))
    if (!medal) return texts
    return [{ x, y: y - disc * 0.86, width: disc, height: disc, radius: disc / 2, fill: medal }, ...texts]
  })
}

/** Diameter of a medal, times the size of the text. */
const DISC = 0.9

const medalWidth = (size: number) => size * (DISC + 0.4)

const medalOf = ({ place }: Tile): Ink | undefined => (place === null ? undefined : MEDALS[place - 1])

/** Joins notes that have room on one line. */
function packedNotes(tile: Tile, width: number, size: number, { widthOf }: Lettering): string[] {
  const lines: string[] = []
  for (const note of tile.notes) {
    const left = lines.length <= 1 && medalOf(tile) ? medalWidth(size) : 0
    const longer = `${lines.at(-1) ?? ''} · ${note}`
    if (lines.length > 0 && widthOf(longer, 'text', size) <= width - left) lines[lines.length - 1] = longer
    else lines.push(note)
  }
  return lines.slice(0, MOST_NOTES)
}

const fitLine = (
  text: string,
  { size, width }: { readonly size: number; readonly width: number },
  { widthOf }: Lettering,
): FittedText =>
  fitText(text, { tries: sizesFrom(size, size - 4), width }, (part, points) => widthOf(part, 'text', points))
