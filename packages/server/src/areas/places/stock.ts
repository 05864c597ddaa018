/** Free places of distances and their offers, for one taker after another. */

import { fail } from '../../failure.ts'
import type { PlacesRow } from './places.store.ts'

/**
 * For whom places are counted: only administrators take reserved places, and the waiting list precedes new orders.
 */
export interface Taker {
  readonly reserved: boolean
  readonly ahead: boolean
}

/** Returns the number of places that the taker can have now; null without a limit. */
export function freePlaces(places: PlacesRow, { reserved, ahead }: Taker): number | null {
  const left = (limit: number | null, reserve: number, taken: number) =>
    limit === null ? Number.POSITIVE_INFINITY : limit - (reserved ? 0 : reserve) - taken
  const free = Math.min(
    left(places.slotLimit, places.reserved, places.taken),
    left(places.offerLimit, places.offerReserved, places.offerTaken),
  )
  return free === Number.POSITIVE_INFINITY ? null : Math.max(0, free - (ahead ? places.waiting : 0))
}

/** Returns the published limit of a distance, without the reserved places. */
export const limitOf = ({ slotLimit, reserved }: PlacesRow): number | null =>
  slotLimit === null ? null : Math.max(0, slotLimit - reserved)

/** Counted places of distances and their offers, from which entries take one after another. */
export class Stock {
  readonly #rows: Map<number, PlacesRow>

  constructor(rows: readonly PlacesRow[]) {
    this.#rows = new Map(rows.map((row) => [row.distanceId, row]))
  }

  row(distanceId: number): PlacesRow | undefined {
    return this.#rows.get(distanceId)
  }

  /** Takes a place of a distance; returns false if none is free. */
  take(distanceId: number, taker: Taker): boolean {
    const row = this.#rows.get(distanceId)
    if (!row || freePlaces(row, taker) === 0) return false
    for (const each of this.#rows.values()) {
      if (each.offerId !== row.offerId) continue
      const own = each.distanceId === distanceId ? 1 : 0
      const next = { ...each, taken: each.taken + own, offerTaken: each.offerTaken + 1 }
      this.#rows.set(each.distanceId, next)
    }
    return true
  }
}

/** Fails with `slots_exhausted` for a distance. */
export const failFull = (distance: string): never => fail('slots_exhausted', { fields: { distance } })
