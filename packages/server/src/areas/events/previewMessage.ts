import type { Language } from '@polynya/contract'
import type { Handler } from '../../http/call.ts'
import { getEventFacts } from '../../mail/event-facts.store.ts'
import { writeMail } from '../../mail/write-mail.ts'
import { countEntrants, sampleEntrants } from '../entrants/entrants.store.ts'
import { findHead } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'

export const previewMessage: Handler<'events.previewMessage'> = async ({ params, body, caller }, deps) => {
  const { db } = deps
  const { id } = await eventToChange(findHead(db, params.id), caller)
  const event = await getEventFacts(db, id)
  const letter = (language: Language, written: { readonly subject: string; readonly message: string }) => {
    const path = `/view-event/${id}`
    const mail = { template: 'entrantMessage', language, name: '…', path, values: written, event } as const
    const { subject, text } = writeMail(mail, deps)
    return { subject, text }
  }
  return {
    ...(await countEntrants(db, id, body.filter)),
    sample: await sampleEntrants(db, id, body.filter),
    letters: {
      ru: letter('ru', { subject: body.subjectRu, message: body.textRu }),
      en: letter('en', { subject: body.subjectEn, message: body.textEn }),
    },
  }
}
