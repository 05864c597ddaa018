/** The parts that a picture consists of, and their SVG. */

import type { Face, Lettering } from './lettering.ts'
import { INK, type Ink } from './palette.ts'

/** A line of text by the start of its baseline. */
export interface TextPart {
  readonly text: string
  readonly face: Face
  readonly size: number
  readonly x: number
  readonly y: number
  readonly ink: Ink
}

export interface BoxPart {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly radius: number
  readonly fill: Ink
}

export type Part = TextPart | BoxPart

/** Returns the SVG of a part. Texts become outlines: nothing that people wrote is in the markup. */
export function svgOfPart(part: Part, lettering: Lettering): string {
  if (!('text' in part)) {
    const { x, y, width, height, radius, fill } = part
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`
  }
  const { text, face, ink, ...at } = part
  return `<path fill="${ink}" d="${lettering.outlineOf(text, face, at)}"/>`
}

export interface ChipStyle {
  readonly fill: Ink
  readonly ink: Ink
}

export const CHIPS = {
  record: { fill: INK.gold, ink: INK.ink },
  plain: { fill: INK.ice, ink: INK.onIce },
  ok: { fill: INK.okWash, ink: INK.ok },
  warn: { fill: INK.warnWash, ink: INK.warn },
  water: { fill: INK.waterFar, ink: INK.onWater },
} as const satisfies Record<string, ChipStyle>

export type ChipTone = keyof typeof CHIPS
