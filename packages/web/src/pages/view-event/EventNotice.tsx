import type { EventView } from '@polynya/contract'
import { inLanguage, useWords } from '@polynya/ui'
import { RefundTerms } from '../../features/events/RefundTerms.tsx'

/** That an event is called off or postponed, why, and what becomes of what was paid. */
export function EventNotice({ event }: { readonly event: EventView }) {
  const { t, language } = useWords()
  const { eventState, freeEvent, stateNote, stateNoteEn } = event
  const reason = inLanguage(language, { ru: stateNote, en: stateNoteEn })
  if (eventState === 'planned') return null
  return (
    <section className="page event-notice" aria-labelledby="event-notice-heading">
      <h2 id="event-notice-heading">{t(`eventAction:state.${eventState}`)}</h2>
      {reason && <p lang={reason.lang}>{reason.text}</p>}
      <p>{t(`eventAction:state.${eventState}Text`)}</p>
      {!freeEvent && <p>{t(`eventAction:state.${eventState}Money`)}</p>}
      {!freeEvent && eventState === 'postponed' && <RefundTerms event={event} />}
    </section>
  )
}
