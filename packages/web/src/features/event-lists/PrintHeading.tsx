import type { EventView } from '@polynya/contract'
import { inLanguage, useWords } from '@polynya/ui'
import { useApp } from '../../infrastructure/context/app-context.ts'

/** What a printed list says of its event: which one, when and where, and how cold the water is. */
export function PrintHeading({ event }: { readonly event: EventView }) {
  const { t, language, formats } = useWords()
  const { clock } = useApp()
  const { name, nameEn, address, addressEn, startDate, endDate, waterTemp, timeZone } = event
  const place = inLanguage(language, { ru: address, en: addressEn })?.text
  const facts = [
    startDate && endDate && formats.dateRange(startDate, endDate),
    place,
    waterTemp !== null && t('startLists:lists.water', { degrees: formats.temperature(waterTemp) }),
  ]
  return (
    <div className="print-heading">
      <p>{inLanguage(language, { ru: name, en: nameEn })?.text}</p>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      <p>{t('startLists:lists.printed', { date: formats.longDate(clock(), timeZone) })}</p>
    </div>
  )
}
