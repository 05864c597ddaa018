/** What the live log of an event reports. See docs/rules.md#live-changes. */

/**
 * `startList`: a start list was changed. `result`: results of a heat were entered, corrected or removed. `state`: the
 * results of a list became preliminary, official or unpublished. `session`: the timetable was changed. `timing`:
 * timekeepers sent times.
 */
export const LIVE_KINDS = ['startList', 'result', 'state', 'session', 'timing'] as const

export type LiveKind = (typeof LIVE_KINDS)[number]

/** Facts of a change, small enough to be sent to every listener. */
export type LivePayload = Readonly<Record<string, string | number | boolean | null>>

/** Changes sent in one answer; a client that missed more reads everything again. */
export const MOST_LIVE_CHANGES = 500
