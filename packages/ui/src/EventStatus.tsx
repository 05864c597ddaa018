import type { RegistrationState } from '@polynya/domain'
import { type RegistrationOf, registrationText } from './registration-text.ts'
import { useWords } from './words.ts'

const TONES = {
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

/** The registration status of an event in words; its colour only repeats them. */
export function EventStatus({ event }: { readonly event: RegistrationOf }) {
  const words = useWords()
  return (
    <p className="event-status" data-tone={TONES[event.registration.state]}>
      {registrationText(event, words)}
    </p>
  )
}
