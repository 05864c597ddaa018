/** Hand timing by phones. See docs/rules.md#times-of-timekeepers. */

/** Timekeepers of a lane, at most. */
export const TIMEKEEPERS = [1, 2, 3] as const

/** The starter of a heat, or the number of a timekeeper of a lane. */
export const TIMING_ROLES = [0, ...TIMEKEEPERS] as const

export const STARTER = 0

export type TimingRole = (typeof TIMING_ROLES)[number]

/** A start list as a mark names its heats and lanes. */
export interface MarkedList {
  readonly places: readonly { readonly heat: number; readonly lane: number }[]
  /** Lanes of the pool, in which a starter may have been moved since a phone loaded the list; none of a mass start. */
  readonly lanes: readonly number[]
}

/** Returns the field of a mark that its start list does not have; null if it has both, or for a start its heat. */
export function unknownPlace(
  { heat, lane }: { readonly heat: number; readonly lane: number | null },
  { places, lanes }: MarkedList,
): 'heat' | 'lane' | null {
  const inHeat = places.filter((place) => place.heat === heat)
  if (inHeat.length === 0) return 'heat'
  return lane === null || lanes.includes(lane) || inHeat.some((place) => place.lane === lane) ? null : 'lane'
}

/** Life of the code that opens the timing of an event. */
export const TIMING_CODE_HOURS = 24

/**
 * Returns the official time of a lane by the times of its timekeepers: one, their time; two, the mean, cut to hundredths;
 * three, the middle one. If several phones time a lane under one number, there are more: of an odd number the middle one
 * counts, of an even number the mean of the two middle ones.
 * @param times whole hundredths of a second
 * @returns null if there is no time
 */
export function officialTime(times: readonly number[]): number | null {
  const sorted = times.toSorted((a, b) => a - b)
  const slower = sorted[Math.floor(sorted.length / 2)]
  const faster = sorted[Math.floor((sorted.length - 1) / 2)]
  return slower === undefined || faster === undefined ? null : Math.floor((faster + slower) / 2)
}

/**
 * Returns the time between two instants, cut to hundredths.
 * @param startMs and stopMs milliseconds of the same clock
 * @returns whole hundredths of a second; null if the stop is not after the start
 */
export function elapsedCs(startMs: number, stopMs: number): number | null {
  const timeCs = Math.floor((stopMs - startMs) / 10)
  return timeCs > 0 ? timeCs : null
}

/** One comparison of a phone's clock with the server's, in milliseconds. */
export interface ClockProbe {
  /** The phone's clock when it sent the request. */
  readonly sentMs: number
  /** The server's clock when it responded. */
  readonly serverMs: number
  /** The phone's clock when the response arrived. */
  readonly receivedMs: number
}

export interface ClockOffset {
  /** Added to the phone's clock, it gives the server's. */
  readonly offsetMs: number
  /** The offset is wrong by at most so much: half of the shortest round trip, and the spread of the offsets. */
  readonly errorMs: number
}

/**
 * Returns the difference of two clocks: the median of several comparisons, each taken in the middle of its round trip.
 * @returns null without a comparison
 */
export function clockOffset(probes: readonly ClockProbe[]): ClockOffset | null {
  if (probes.length === 0) return null
  const offsets = probes
    .map(({ sentMs, serverMs, receivedMs }) => serverMs - (sentMs + receivedMs) / 2)
    .toSorted((a, b) => a - b)
  const offsetMs = offsets[Math.floor(offsets.length / 2)] ?? 0
  const errors = probes.map(({ sentMs, serverMs, receivedMs }) => {
    const middle = serverMs - (sentMs + receivedMs) / 2
    return Math.abs(middle - offsetMs) + (receivedMs - sentMs) / 2
  })
  return { offsetMs: Math.round(offsetMs), errorMs: Math.ceil(Math.min(...errors)) }
}
