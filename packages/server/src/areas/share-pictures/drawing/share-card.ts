/** What a share picture shows: texts in one language, chosen and worded, but not laid out. */

import { createHash } from 'node:crypto'

export interface ShareCard {
  /** Determines the depth contours of the water. */
  readonly seed: number
  /** The first title line of the site. */
  readonly site: string
  /** The state of results, or a registry ID. */
  readonly corner: { readonly text: string; readonly tone: 'ok' | 'warn' | 'water' }
  /** Above the name: the event, then its dates and place. Empty on the picture of a swimmer. */
  readonly over: readonly string[]
  readonly name: string
  /** Where the swimmer comes from. */
  readonly facts: string
  /** Rank and records of the swimmer, the most important first. */
  readonly marks: readonly CardMark[]
  /** At most four. */
  readonly tiles: readonly Tile[]
  /** What is left out, or why there are no tiles. */
  readonly note: string | null
}

export interface CardMark {
  readonly text: string
  /** `record` is highlighted. */
  readonly tone: 'record' | 'plain'
}

/** A distance with a time. */
export interface Tile {
  readonly label: string
  /** Takes the place of a label that is too wide. */
  readonly shortLabel: string
  /** `mm:ss.hh`, or the word for a distance without times. */
  readonly value: string
  /** 1 to 3: a medal is drawn. */
  readonly place: number | null
  readonly notes: readonly string[]
  readonly marks: readonly CardMark[]
}

/** A picture with the texts that accompany it in the preview of a link. */
export interface Shared {
  readonly card: ShareCard
  readonly title: string
  readonly description: string
}

/** Increases with every change of the drawing, so that messengers fetch it again. */
const DESIGN = 1

/** Digest of a picture: the same for the same picture. */
export const digestOf = (card: ShareCard): string =>
  createHash('sha256')
    .update(JSON.stringify([DESIGN, card]))
    .digest('base64url')
    .slice(0, 22)
