/** Events that compete for swimmers: close in time and place. See docs/rules.md#near-events. */

import { daysBetween } from './calendar.ts'

/** Thresholds of the warning: assumptions, to be confirmed by the federation. */
export const NEAR = { days: 3, km: 300 } as const

interface Place {
  readonly lat: number
  readonly lon: number
}

/** Dates and place of an event; dates are `YYYY-MM-DD`. */
export interface Gathering {
  readonly startDate: string | null
  readonly endDate: string | null
  readonly region: string | null
  readonly coord: Place | null
}

/** Distance of an event in time and place. */
export interface Nearness {
  /** Whole days between the two; 0 if they overlap or are adjacent. */
  readonly days: number
  /** Along the surface; null without coordinates. */
  readonly km: number | null
}

/**
 * Returns the events near another one, nearest in time first. Without coordinates, events in the same region are
 * near.
 */
export function nearEvents<Other extends Gathering>(
  event: Gathering,
  others: readonly Other[],
  within: { readonly days: number; readonly km: number } = NEAR,
): (Nearness & { readonly event: Other })[] {
  return others
    .flatMap((other) => {
      const days = daysApart(event, other)
      const km = event.coord && other.coord && kilometresBetween(event.coord, other.coord)
      const isClose = km === null ? event.region !== null && event.region === other.region : km <= within.km
      return days !== null && days <= within.days && isClose ? [{ event: other, days, km }] : []
    })
    .toSorted((one, other) => one.days - other.days || (one.km ?? 0) - (other.km ?? 0))
}

/** Days between two events, 0 if they overlap; null without a date. */
function daysApart(one: Gathering, other: Gathering): number | null {
  if (!one.startDate || !one.endDate || !other.startDate || !other.endDate) return null
  return Math.max(0, daysBetween(one.endDate, other.startDate), daysBetween(other.endDate, one.startDate))
}

const EARTH_RADIUS_KM = 6371

/** Returns the distance of two places along the Earth's surface, in whole kilometres. */
export function kilometresBetween(one: Place, other: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const halfSine = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const across = Math.cos(radians(one.lat)) * Math.cos(radians(other.lat))
  const chord = halfSine(one.lat, other.lat) + across * halfSine(one.lon, other.lon)
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord))))
}
