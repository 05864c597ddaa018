/** The facts of an event that an e-mail about it states. */

import type { Language } from '@polynya/contract'
import { createFormats } from '@polynya/i18n'
import type { Translate } from '@polynya/i18n/catalogues'
import type { EventFacts } from './event-facts.store.ts'
import type { Fact } from './mail-page.ts'

/** Returns the name, dates, venue and required documents of an event, as far as they are known. */
export function factsOf(event: EventFacts, language: Language, t: Translate): Fact[] {
  const isEnglish = language === 'en'
  const { start_date: from, end_date: to, entry_rules: rules } = event
  const documents = (rules?.admissions ?? []).map((kind) => t(`admissions:kinds.${kind}`))
  const facts = [
    { label: t('mail:facts.event'), value: isEnglish ? (event.name_en ?? event.name) : event.name },
    { label: t('mail:facts.date'), value: from && createFormats(language).dateRange(from, to ?? from) },
    {
      label: t('mail:facts.venue'),
      value: isEnglish ? (event.address_en ?? event.address) : event.address,
    },
    { label: t('mail:facts.documents'), value: documents.join(', ') },
  ]
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}
