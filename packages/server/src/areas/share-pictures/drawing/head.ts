/** What is written on the water: site, state, event, name and origin of a swimmer, rank and records. */

import { chipAt, chipRows, chipWidth, LARGE_CHIP, SMALL_CHIP } from './chips.ts'
import { type Fit, fitText, sizesFrom } from './fit-text.ts'
import type { Face, Lettering } from './lettering.ts'
import type { Part, TextPart } from './marks.ts'
import { INK, type Ink, MARGIN, PICTURE } from './palette.ts'
import type { ShareCard } from './share-card.ts'
import { ROPE_HEIGHT } from './water.ts'

const WIDTH = PICTURE.width - 2 * MARGIN
/** The text starts to the right of the logo. */
const SITE_X = MARGIN + 66
const TOP = { baseline: 69, chip: 38 } as const
/** Between the top and the lane rope. */
const BLOCK_TOP = 92
const ABOVE_ROPE = 20
const NOTE_SIZE = 21
const ABOVE_CHIPS = 20

/** @param top top of the strip of ice */
export function headParts(card: ShareCard, top: number, lettering: Lettering): Part[] {
  return [...topParts(card, lettering), ...blockParts(card, top - ROPE_HEIGHT - ABOVE_ROPE, lettering)]
}

function topParts({ site, corner }: ShareCard, lettering: Lettering): Part[] {
  const width = chipWidth(corner, LARGE_CHIP, lettering)
  const x = PICTURE.width - MARGIN - width
  const fit = { tries: sizesFrom(26, 20), width: x - SITE_X - 24 }
  const { size, lines } = fitted(site, 'text', fit, lettering)
  const at = { face: 'text', size, x: SITE_X, y: TOP.baseline, ink: INK.onWater2 } as const
  return [
    ...lines.map((text): TextPart => ({ text, ...at })),
    ...chipAt(corner, { x, y: TOP.chip, size: LARGE_CHIP }, lettering),
  ]
}

interface Line {
  readonly text: string
  readonly face: Face
  readonly ink: Ink
  readonly size: number
  /** Distance of its baseline from that of the line above. */
  readonly step: number
}

/** Names on one line if they are not too small there, else on two. */
const NAME: Fit = { tries: [...sizesFrom(88, 62), ...sizesFrom(58, 44, 2)], width: WIDTH }
/** Without an event above it. */
const LARGE_NAME: Fit = { tries: [...sizesFrom(128, 72), ...sizesFrom(84, 44, 2)], width: WIDTH }
const EVENT: Fit = { tries: sizesFrom(44, 30), width: WIDTH }
const SMALL: Fit = { tries: sizesFrom(25, 21), width: WIDTH }

/** Lines around the middle of the water. */
function blockParts(card: ShareCard, bottom: number, lettering: Lettering): Part[] {
  const [event = '', ...when] = card.over
  const note = noteParts(card, bottom, lettering)
  const name = event === '' ? LARGE_NAME : NAME
  const factsWidth = note[0] ? note[0].x - MARGIN - 24 : WIDTH
  const lines = [
    ...linesOf(event, { face: 'title', ink: INK.waterLine, fit: EVENT, leading: 1.25 }, lettering),
    ...linesOf(when.join(' · '), { face: 'text', ink: INK.onWater2, fit: SMALL, leading: 1.5 }, lettering),
    ...linesOf(card.name, { face: 'title', ink: INK.onWater, fit: name, leading: 1.04 }, lettering),
    ...linesOf(
      card.facts,
      { face: 'text', ink: INK.onWater2, fit: { ...SMALL, width: factsWidth }, leading: 1.7 },
      lettering,
    ),
  ]
  const room = { x: MARGIN, width: factsWidth, rows: 2, size: SMALL_CHIP }
  const chips = (y: number) => chipRows(card.marks, { ...room, y }, lettering)
  const chipsEnd = Math.max(
    0,
    ...chips(ABOVE_CHIPS).map((part) => ('text' in part ? 0 : part.y + part.height)),
  )
  const height = lines.reduce((sum, { step }) => sum + step, 0) + chipsEnd
  let y = (BLOCK_TOP + bottom - height) / 2
  const texts = lines.map(({ step, ...line }): TextPart => {
    y += step
    return { ...line, x: MARGIN, y }
  })
  return [...texts, ...chips(y + ABOVE_CHIPS), ...note]
}

function noteParts({ note }: ShareCard, bottom: number, lettering: Lettering): TextPart[] {
  if (note === null) return []
  const width = lettering.widthOf(note, 'text', NOTE_SIZE)
  const x = PICTURE.width - MARGIN - width
  return [{ text: note, face: 'text', size: NOTE_SIZE, x, y: bottom, ink: INK.onWater2 }]
}

interface LineStyle {
  readonly face: Face
  readonly ink: Ink
  readonly fit: Fit
  /** Times the size. */
  readonly leading: number
}

function linesOf(text: string, { face, ink, fit, leading }: LineStyle, lettering: Lettering): Line[] {
  const { size, lines } = fitted(text, face, fit, lettering)
  return lines.map((line) => ({ text: line, face, ink, size, step: size * leading }))
}

const fitted = (text: string, face: Face, fit: Fit, { widthOf }: Lettering) =>
  fitText(text, fit, (part, size) => widthOf(part, face, size))
