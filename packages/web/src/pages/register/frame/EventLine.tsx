import type { EventView } from '@polynya/contract'
import { inLanguage, useWords } from '@polynya/ui'
import { paths } from '../../../infrastructure/addresses/paths.ts'

/** Which event it is about, with the way back to it. */
export function EventLine({ event }: { readonly event: EventView }) {
  const { t, language, formats } = useWords()
  const name = inLanguage(language, { ru: event.name, en: event.nameEn })
  const place = inLanguage(language, { ru: event.address, en: event.addressEn })
  const { startDate, endDate } = event
  return (
    <p className="register-event">
      <a href={paths.viewEvent(event.id)} title={t('register:back')} lang={name?.lang}>
        {name?.text}
      </a>
      <span>
        {startDate && formats.dateRange(startDate, endDate ?? startDate)}
        {startDate && place && ' · '}
        <span lang={place?.lang}>{place?.text}</span>
      </span>
    </p>
  )
}
