import { toneOf } from './event-tones.ts'
import { type RegistrationOf, registrationText } from './registration-text.ts'
import { useWords } from './words.ts'

/** Registration status of an event in words; the colour is redundant. */
export function EventStatus({ event }: { readonly event: RegistrationOf }) {
  const words = useWords()
  return (
    <p className="event-status" data-tone={toneOf(event)}>
      {registrationText(event, words)}
    </p>
  )
}
