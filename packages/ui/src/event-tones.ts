import type { RegistrationState } from '@polynya/domain'

/** How the status of an event is coloured; the words say the same. */
export const EVENT_TONES = {
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
