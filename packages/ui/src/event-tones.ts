import type { EventCard } from '@polynya/contract'
import type { RegistrationState } from '@polynya/domain'

const EVENT_TONES = {
  unknown: 'quiet',
  willOpen: 'soon',
  open: 'open',
  willClose: 'closing',
  individualClosed: 'closing',
  closed: 'quiet',
  goingOn: 'live',
  finishingToday: 'live',
  finished: 'quiet',
} as const satisfies Record<RegistrationState, string>

const CHANGED_TONES = { postponed: 'closing', calledOff: 'live' } as const

/** How the status of an event is coloured; the words say the same. */
export const toneOf = ({ eventState, registration }: Pick<EventCard, 'eventState' | 'registration'>) =>
  eventState === 'planned' ? EVENT_TONES[registration.state] : CHANGED_TONES[eventState]
