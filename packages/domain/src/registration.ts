/** The registration status of an event: one table of states, first match wins. */

import { dateInZone, daysBetween } from './calendar.ts'

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
}

/** An open registration is "will close" when at most this many calendar days are left. */
export const CLOSING_SOON_DAYS = 7

/** The status at an instant. Whole days are counted on the event's own calendar, not on the reader's. */
export function registrationStatus(event: RegistrationWindow, now: Date): RegistrationStatus {
  const { startDate, endDate, regStartDate, regEndDate, timeZone } = event
  const just = (state: RegistrationState): RegistrationStatus => ({ state, days: null })
  if (!startDate || !endDate || !regStartDate || !regEndDate) return just('unknown')

  const today = dateInZone(now, timeZone)
  const daysUntil = (at: Date) => daysBetween(today, dateInZone(at, timeZone))
  if (today > endDate) return just('finished')
  if (today === endDate) return just('finishingToday')
  if (today >= startDate) return just('goingOn')
  if (now < regStartDate) return { state: 'willOpen', days: daysUntil(regStartDate) }
  if (now > regEndDate) return just('closed')

  if (onlyRelaysAreOpen(event.offers ?? [], now)) return just('individualClosed')
  const days = daysUntil(regEndDate)
  return { state: days <= CLOSING_SOON_DAYS ? 'willClose' : 'open', days }
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

/**
 * What a state lets people do: one row a state, asked by server, app and CLI alike. Refunds last until registration
 * closes, so a place paid before the opening was put off can still be given back.
 */
export const registrationCan = {
  unknown: { enter: false, cancelWithRefund: false },
  finished: { enter: false, cancelWithRefund: false },
  goingOn: { enter: false, cancelWithRefund: false },
  finishingToday: { enter: false, cancelWithRefund: false },
  willOpen: { enter: false, cancelWithRefund: true },
  closed: { enter: false, cancelWithRefund: false },
  individualClosed: { enter: true, cancelWithRefund: true },
  willClose: { enter: true, cancelWithRefund: true },
  open: { enter: true, cancelWithRefund: true },
} as const satisfies Record<RegistrationState, { enter: boolean; cancelWithRefund: boolean }>
