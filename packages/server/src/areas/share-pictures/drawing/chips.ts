/** Short texts on a coloured ground, such as a record or the state of results. */

import { fitText } from './fit-text.ts'
import type { Lettering } from './lettering.ts'
import { CHIPS, type ChipTone, type Part } from './marks.ts'

export interface Chip {
  readonly text: string
  readonly tone: ChipTone
}

interface Size {
  readonly size: number
  readonly height: number
  readonly padding: number
}

export const LARGE_CHIP: Size = { size: 23, height: 44, padding: 18 }
export const SMALL_CHIP: Size = { size: 19, height: 34, padding: 12 }

const GAP = 10
export const ROW_GAP = 8

interface Place {
  readonly x: number
  readonly y: number
  readonly size: Size
}

interface Room extends Place {
  readonly width: number
  readonly rows: number
}

export const chipWidth = ({ text }: Chip, { size, padding }: Size, { widthOf }: Lettering): number =>
  Math.ceil(widthOf(text, 'text', size)) + 2 * padding

export function chipAt(chip: Chip, { x, y, size: style }: Place, lettering: Lettering): Part[] {
  const { size, height, padding } = style
  const { fill, ink } = CHIPS[chip.tone]
  const width = chipWidth(chip, style, lettering)
  return [
    { x, y, width, height, radius: height / 2, fill },
    { text: chip.text, face: 'text', size, x: x + padding, y: y + height / 2 + size * 0.36, ink },
  ]
}

/** Lays chips out in rows; those that have no room are left out, the last ones first. */
export function chipRows(chips: readonly Chip[], room: Room, lettering: Lettering): Part[] {
  const { size: style, width: most } = room
  const measure = (text: string, size: number) => lettering.widthOf(text, 'text', size)
  const fit = { tries: [{ size: style.size, lines: 1 }], width: most - 2 * style.padding - 1 }
  const parts: Part[] = []
  let [x, row] = [room.x, 0]
  for (const { text, tone } of chips) {
    const [line = ''] = fitText(text, fit, measure).lines
    const chip = { text: line, tone }
    const width = chipWidth(chip, style, lettering)
    if (x > room.x && x + width > room.x + most) [x, row] = [room.x, row + 1]
    if (row >= room.rows) break
    parts.push(...chipAt(chip, { x, y: room.y + row * (style.height + ROW_GAP), size: style }, lettering))
    x += width + GAP
  }
  return parts
}
