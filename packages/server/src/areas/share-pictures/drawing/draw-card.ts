/** Draws a share picture as SVG: 1200 by 630 pixels, which every messenger shows whole. */

import { headParts } from './head.ts'
import type { Lettering } from './lettering.ts'
import { type Part, svgOfPart } from './marks.ts'
import { PICTURE } from './palette.ts'
import type { ShareCard } from './share-card.ts'
import { stripTop, tileParts } from './tiles.ts'
import { groundSvg, LOGO_SVG } from './water.ts'

/** Returns the texts and boxes of a picture, laid out. */
export function cardParts(card: ShareCard, lettering: Lettering): Part[] {
  const top = stripTop(card, lettering)
  return [...headParts(card, top, lettering), ...tileParts(card, top, lettering)]
}

export interface Drawn {
  readonly card: ShareCard
  /** Depth contours of the water behind it. */
  readonly contours: readonly string[]
}

export function drawCard({ card, contours }: Drawn, lettering: Lettering): string {
  const { width, height } = PICTURE
  const parts = cardParts(card, lettering).map((part) => svgOfPart(part, lettering))
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`
  return [head, groundSvg({ contours, top: stripTop(card, lettering) }), LOGO_SVG, ...parts, '</svg>'].join(
    '',
  )
}
