import type { EventCard } from '@polynya/contract'
import type { RegistrationState } from '@polynya/domain'

/** In the order in which an event passes through the states. */
export const EVENT_TONES = {
  willOpen: 'soon',
  open: 'open',
  willClose: 'closing',
  individualClosed: 'closing',
  closed: 'quiet',
  goingOn: 'live',
  finishingToday: 'live',
  finished: 'quiet',
  unknown: 'quiet',
} as const satisfies Record<RegistrationState, string>

const CHANGED_TONES = { postponed: 'closing', calledOff: 'live' } as const

/** Tone of an event's status, in addition to the words. */
export const toneOf = ({ eventState, registration }: Pick<EventCard, 'eventState' | 'registration'>) =>
  eventState === 'planned' ? EVENT_TONES[registration.state] : CHANGED_TONES[eventState]
