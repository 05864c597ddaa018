/** Printouts of events. See docs/rules.md#printouts. */

/**
 * The printouts of an event by the names in their addresses, with their readers: everyone who sees the event, the
 * `desk` (accounts that record its results), or its `administrators`.
 */
export const PRINTOUTS = {
  entries: 'everyone',
  entriesByClub: 'everyone',
  entriesByDistance: 'everyone',
  startlists: 'everyone',
  startsBySwimmer: 'everyone',
  timetable: 'everyone',
  protocol: 'everyone',
  absolute: 'everyone',
  medals: 'everyone',
  callRoom: 'desk',
  laneCards4: 'desk',
  laneCards8: 'desk',
  teams: 'desk',
  ceremony: 'desk',
  diplomas: 'desk',
  certificates: 'desk',
  checkIn: 'administrators',
  orders: 'administrators',
} as const satisfies Record<string, PrintoutReaders>

export type PrintoutReaders = 'everyone' | 'desk' | 'administrators'
export type PrintoutName = keyof typeof PRINTOUTS

export const isPrintoutName = (name: string): name is PrintoutName => Object.hasOwn(PRINTOUTS, name)

/** Types of the files of each printout. */
export const PRINTOUT_TYPES = ['pdf', 'xlsx', 'csv'] as const
export type PrintoutType = (typeof PRINTOUT_TYPES)[number]
