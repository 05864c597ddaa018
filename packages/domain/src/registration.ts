/** The registration status of an event: one table of states, first match wins. See docs/rules.md#registration. */

import { dateInZone, daysBetween } from './calendar.ts'
import type { EventState } from './orders.ts'

export type RegistrationState =
  | 'unknown'
  | 'finished'
  | 'goingOn'
  | 'finishingToday'
  | 'willOpen'
  | 'closed'
  | 'individualClosed'
  | 'willClose'
  | 'open'

/** What of an event decides its status. Dates are days in `timeZone`; the registration range is instants. */
export interface RegistrationWindow {
  readonly startDate: string | null
  readonly endDate: string | null
  readonly regStartDate: Date | null
  readonly regEndDate: Date | null
  readonly timeZone: string
  /** The event's offers with their own windows within the event's; null is the event's own bound. */
  readonly offers?: readonly OfferWindow[]
}

export interface OfferWindow {
  readonly kind: 'individual' | 'relay'
  readonly regStartDate: Date | null
  readonly regEndDate: Date | null
}

export interface RegistrationStatus {
  readonly state: RegistrationState
  /** Calendar days in the event's zone until it opens (`willOpen`) or closes (`willClose`, `open`); else null. */
  readonly days: number | null
  /** The instant of that opening or closing; null where `days` is null. */
  readonly at: Date | null
}

/** An open registration is "will close" when at most this many calendar days are left. */
export const CLOSING_SOON_DAYS = 7

/** Returns the status at an instant. Whole days are counted on the event's own calendar, not on the reader's. */
export function registrationStatus(event: RegistrationWindow, now: Date): RegistrationStatus {
  const today = dateInZone(now, event.timeZone)
  const onDates = stateByDates(event, today)
  if (onDates) return { state: onDates, days: null, at: null }

  const { startDate, endDate, regStartDate, regEndDate, offers = [] } = event
  if (!startDate || !endDate || !regStartDate || !regEndDate) {
    return { state: 'unknown', days: null, at: null }
  }
  const { opensAt, closesAt } = windowOfOffers({ opensAt: regStartDate, closesAt: regEndDate }, offers)
  const until = (state: RegistrationState, at: Date): RegistrationStatus => ({
    state,
    days: daysBetween(today, dateInZone(at, event.timeZone)),
    at,
  })
  if (now < opensAt) return until('willOpen', opensAt)
  if (now > closesAt) return { state: 'closed', days: null, at: null }
  if (onlyRelaysAreOpen(offers, now)) return { state: 'individualClosed', days: null, at: null }
  const left = until('open', closesAt)
  return (left.days ?? 0) <= CLOSING_SOON_DAYS ? { ...left, state: 'willClose' } : left
}

/** Returns the states that the days of an event decide alone, whatever is known of its registration. */
function stateByDates(
  { startDate, endDate }: Pick<RegistrationWindow, 'startDate' | 'endDate'>,
  today: string,
): 'finished' | 'finishingToday' | 'goingOn' | null {
  if (!endDate) return null
  if (today > endDate) return 'finished'
  if (today === endDate) return 'finishingToday'
  return startDate && today >= startDate ? 'goingOn' : null
}

interface OpenPeriod {
  readonly opensAt: Date
  readonly closesAt: Date
}

/** Returns the event's window without the time before its first offer opens and after its last one closes. */
function windowOfOffers(event: OpenPeriod, offers: readonly OfferWindow[]): OpenPeriod {
  if (offers.length === 0) return event
  const opening = offers.map(({ regStartDate }) => (regStartDate ?? event.opensAt).getTime())
  const closing = offers.map(({ regEndDate }) => (regEndDate ?? event.closesAt).getTime())
  return {
    opensAt: new Date(Math.max(event.opensAt.getTime(), Math.min(...opening))),
    closesAt: new Date(Math.min(event.closesAt.getTime(), Math.max(...closing))),
  }
}

function onlyRelaysAreOpen(offers: readonly OfferWindow[], now: Date): boolean {
  const isOver = ({ regEndDate }: OfferWindow) => regEndDate !== null && now > regEndDate
  const isAhead = ({ regStartDate }: OfferWindow) => regStartDate !== null && now < regStartDate
  const individual = offers.filter(({ kind }) => kind === 'individual')
  const relays = offers.filter(({ kind }) => kind === 'relay')
  return (
    individual.length > 0 &&
    individual.every(isOver) &&
    relays.some((offer) => !isOver(offer) && !isAhead(offer))
  )
}

/** The states in which an event can be entered. */
export const OPEN_STATES = [
  'individualClosed',
  'willClose',
  'open',
] as const satisfies readonly RegistrationState[]

/** Whether an event can be entered in a state. */
export const isOpenState = (state: RegistrationState): boolean => OPEN_STATES.some((open) => open === state)

/**
 * What else a registration state permits, for server, app and CLI alike. Refunds are possible until registration
 * closes, so a place paid before the opening was postponed can still be refunded. `enterOnSpot` is an entry by an
 * administrator at the venue, `takeOffered` an order of places that the waiting list offers: it may outlive registration.
 */
export const registrationCan = {
  unknown: { enterOnSpot: false, takeOffered: false, cancelWithRefund: false },
  finished: { enterOnSpot: false, takeOffered: false, cancelWithRefund: false },
  goingOn: { enterOnSpot: true, takeOffered: true, cancelWithRefund: false },
  finishingToday: { enterOnSpot: true, takeOffered: true, cancelWithRefund: false },
  willOpen: { enterOnSpot: true, takeOffered: false, cancelWithRefund: true },
  closed: { enterOnSpot: true, takeOffered: true, cancelWithRefund: false },
  individualClosed: { enterOnSpot: true, takeOffered: true, cancelWithRefund: true },
  willClose: { enterOnSpot: true, takeOffered: true, cancelWithRefund: true },
  open: { enterOnSpot: true, takeOffered: true, cancelWithRefund: true },
} as const satisfies Record<
  RegistrationState,
  { enterOnSpot: boolean; takeOffered: boolean; cancelWithRefund: boolean }
>

/** Whether an entry by an administrator costs the fee at the venue; before the opening the ordinary fee applies. */
export const hasVenueFee = (state: RegistrationState): boolean =>
  registrationCan[state].enterOnSpot && state !== 'willOpen'

/**
 * Whether an event belongs in a list of the events in a registration state. A postponed or called-off event is in none:
 * what is shown of it is that it does not take place as announced.
 */
export const hasRegistrationState = (
  event: { readonly eventState: EventState; readonly registration: { readonly state: RegistrationState } },
  state: RegistrationState,
): boolean => event.eventState === 'planned' && event.registration.state === state
