/** What the screen in the hall shows, one after another. */

import type { Board, BoardHeat } from '../../features/live/live-board.ts'

export interface Slide {
  readonly title: 'now' | 'nextHeats' | 'lastResults'
  readonly heat: BoardHeat
}

/** Milliseconds that a slide is shown. */
export const SLIDE_MS = 12_000
/** Heats with results, and heats to come, that are shown one by one. */
const MOST_RESULTS = 3
const MOST_NEXT = 2
/** Lanes that fit on the screen; a mass start takes several slides. */
const MOST_LANES = 10

/** The slides of a heat. */
function slidesOfHeat(title: Slide['title'], heat: BoardHeat): Slide[] {
  const starts = heat.lanes.map((_, index) => index).filter((index) => index % MOST_LANES === 0)
  return starts.map((start) => ({
    title,
    heat: { ...heat, lanes: heat.lanes.slice(start, start + MOST_LANES) },
  }))
}

/** The heat that swims follows every other slide, so that it is never long off the screen. */
export function slidesOf({ current, next, last }: Board): Slide[] {
  const done = last.filter((heat) => heat !== current).slice(0, MOST_RESULTS)
  const others = [
    ...done.flatMap((heat) => slidesOfHeat('lastResults', heat)),
    ...next.slice(0, MOST_NEXT).flatMap((heat) => slidesOfHeat('nextHeats', heat)),
  ]
  if (!current) return others
  const now = slidesOfHeat('now', current)
  return others.length === 0 ? now : others.flatMap((slide) => [...now, slide])
}

/** The slide of a moment; null without slides. */
export const slideAt = (slides: readonly Slide[], now: Date): Slide | null =>
  slides[Math.floor(now.getTime() / SLIDE_MS) % slides.length] ?? null
