/** Free places as readers see them. See docs/rules.md#entries. */

/** So few free places are named. */
export const FEW_PLACES = 5

/** Returns the distances whose places run out: some are left, but few. Null is no limit. */
export const fewPlaces = <Row extends { readonly free: number | null }>(places: readonly Row[]): Row[] =>
  places.filter(({ free }) => free !== null && free > 0 && free <= FEW_PLACES)
