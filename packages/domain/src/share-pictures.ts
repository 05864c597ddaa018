/** What share pictures show. See docs/rules.md#share-pictures. */

/** The most distances with times, and the most records, of one picture. */
export const SHARE_PICTURE = { distances: 4, records: 3 } as const

interface Swum {
  /** Number of records that it set. */
  readonly records: number
  /** Null without one. */
  readonly place: number | null
  readonly points: number | null
}

/** Sorts results of a swimmer, those first that a swimmer would show: records, then by place, then by points. */
export const compareForPicture = (one: Swum, other: Swum): number =>
  other.records - one.records ||
  (one.place ?? Number.MAX_SAFE_INTEGER) - (other.place ?? Number.MAX_SAFE_INTEGER) ||
  (other.points ?? -1) - (one.points ?? -1)
