import type { CheckedDiploma as Checked } from '@polynya/contract'
import { shownCheckCode } from '@polynya/domain'
import { Facts, swimmerName, useWords } from '@polynya/ui'
import { distanceName } from '../../features/events/distance-name.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { momentText } from '../../infrastructure/formats/moment-text.ts'

interface Props {
  readonly code: string
  readonly diploma: Checked
}

const TEXTS = {
  valid: ['checks:valid', 'checks:validText'],
  corrected: ['checks:corrected', 'checks:correctedText'],
  annulled: ['checks:annulled', 'checks:annulledText'],
} as const

/** What a printed diploma or certificate states, and whether the result is still as printed. */
export function CheckedDiploma({ code, diploma }: Props) {
  const { t, formats } = useWords()
  const [heading, text] = TEXTS[diploma.state]
  const { reissuedAt } = diploma
  return (
    <section aria-labelledby="checked-heading">
      <h2 id="checked-heading">{t(heading)}</h2>
      <p>{t(text)}</p>
      <DiplomaFacts code={code} diploma={diploma} />
      {reissuedAt && <p>{t('checks:reissuedText', { date: momentText(reissuedAt, formats) })}</p>}
    </section>
  )
}

function DiplomaFacts({ code, diploma }: Props) {
  const words = useWords()
  const { t, formats, language } = words
  const { eventId, eventName, eventNameEn, startDate, endDate, ageGroup, place, time, issuedAt } = diploma
  const inRussian = language === 'ru'
  const name = swimmerName({ ...diploma, nativePatronim: null }, language).main
  const team = inRussian ? diploma.teamNameRu : diploma.teamNameEn
  return (
    <Facts
      facts={[
        { label: t('checks:what'), value: t(`diplomas:kinds.${diploma.diplomaKind}`) },
        { label: t('checks:diploma.name'), value: name.text },
        { label: t('checks:diploma.team'), value: team },
        { label: t('checks:diploma.place'), value: place === null ? null : String(place) },
        { label: t('checks:diploma.distance'), value: distanceName(diploma, words) },
        { label: t('checks:diploma.ageGroup'), value: ageGroup },
        { label: t('checks:diploma.time'), value: time },
        {
          label: t('checks:diploma.event'),
          value: (
            <a href={paths.viewEvent(eventId)}>
              {(inRussian ? eventName : (eventNameEn ?? eventName)) ?? t('checks:diploma.results')}
            </a>
          ),
        },
        {
          label: t('checks:diploma.dates'),
          value: startDate && formats.dateRange(startDate, endDate ?? startDate),
        },
        { label: t('checks:diploma.issuedAt'), value: momentText(issuedAt, formats) },
        { label: t('checks:code'), value: shownCheckCode(code) },
      ]}
    />
  )
}
