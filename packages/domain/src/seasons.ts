/**
 * A season runs from 1 July to 30 June and is written `2025-2026` (the ice-swimming season of IISA).
 * See docs/rules.md#seasons.
 */

export interface Season {
  /** `2025-2026`. */
  readonly label: string
  readonly from: string
  readonly to: string
}

function season(startYear: number): Season {
  const [first, second] = [startYear, startYear + 1].map((year) => String(year).padStart(4, '0'))
  return { label: `${first}-${second}`, from: `${first}-07-01`, to: `${second}-06-30` }
}

/** Returns the season that contains a date. */
export function seasonOf(date: string): Season {
  const year = Number(date.slice(0, 4))
  return season(date.slice(5) >= '07-01' ? year : year - 1)
}

/** Parses `2025-2026`; null if the text is not a season. */
export function parseSeason(label: string): Season | null {
  const [, from, to] = /^(?!0000)(\d{4})-(\d{4})$/.exec(label) ?? []
  return from && Number(to) === Number(from) + 1 ? season(Number(from)) : null
}

/** Returns the labels of the seasons from that of one date to that of another, the latest first. */
export function seasonsBetween(first: string, last: string): string[] {
  const [from, to] = [first, last].map((date) => Number(seasonOf(date).label.slice(0, 4)))
  if (from === undefined || to === undefined) return []
  return new Array(to - from + 1).fill(to).map((year: number, index) => season(year - index).label)
}
