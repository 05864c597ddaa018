import type { Language } from '@polynya/contract'
import type { Handler } from '../../http/call.ts'
import { countEntrants, sampleEntrants } from '../entrants/entrants.store.ts'
import { findHead, getEvent } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'

export const previewMessage: Handler<'events.previewMessage'> = async ({ params, body, caller }, deps) => {
  const { db, words, config } = deps
  const { id } = await eventToChange(findHead(db, params.id), caller)
  const { name, name_en } = await getEvent(db, id)
  const letter = (language: Language, written: { readonly subject: string; readonly message: string }) => {
    const t = words[language]
    const event = language === 'en' ? (name_en ?? name) : name
    const link = `${config.publicUrl}/view-event/${id}`
    const values = { ...written, name: '…', event, link, site: config.publicUrl }
    return { subject: t('mail:entrantMessage.subject', values), text: t('mail:entrantMessage.text', values) }
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
