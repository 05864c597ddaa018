import type { EventView } from '@polynya/contract'
import { Facts, inLanguage, registrationPeriod, registrationText, useWords, type Words } from '@polynya/ui'

/** What is known of an event, in names and values; instants by the clock of the venue. */
export function EventFacts({ event }: { readonly event: EventView }) {
  const words = useWords()
  const { t, language, formats } = words
  const organizer = inLanguage(language, { ru: event.organizer, en: event.organizerEn })
  const place = inLanguage(language, { ru: event.address, en: event.addressEn })
  return (
    <Facts
      facts={[
        { label: t('events:facts.date'), value: event.startDate && dates(event, formats) },
        { label: t('events:facts.place'), value: place && <span lang={place.lang}>{place.text}</span> },
        {
          label: t('events:facts.organizer'),
          value: organizer && <span lang={organizer.lang}>{organizer.text}</span>,
        },
        { label: t('events:facts.registration'), value: <Registration event={event} words={words} /> },
        {
          label: t('events:facts.entered'),
          value: event.totalSwimmers > 0 ? <Entered event={event} words={words} /> : null,
        },
        { label: t('events:facts.water'), value: waterRange(event, t) },
        { label: t('events:facts.ageGroupOnDate'), value: ageDate(event, words) },
        {
          label: t('events:facts.distanceLimit'),
          value: event.uqDistPerEvent && formats.number(event.uqDistPerEvent),
        },
        {
          label: t('events:facts.site'),
          value: event.url && (
            <a href={event.url} rel="noopener">
              {new URL(event.url).hostname}
            </a>
          ),
        },
      ]}
    />
  )
}

const dates = ({ startDate, endDate }: EventView, formats: Words['formats']) =>
  startDate && formats.dateRange(startDate, endDate ?? startDate)

function Registration({ event, words }: { readonly event: EventView; readonly words: Words }) {
  const period = registrationPeriod(event, event.timeZone, words)
  return (
    <>
      {registrationText(event, words)}
      {period && <small>{period}</small>}
    </>
  )
}

function Entered({ event, words: { t, formats } }: { readonly event: EventView; readonly words: Words }) {
  const { totalSwimmers, totalCountries, countryList } = event
  return (
    <>
      {t('events:card.swimmers', { count: totalSwimmers })} ·{' '}
      {t('events:card.countries', { count: totalCountries })}
      <small>{countryList.map(formats.country).join(', ')}</small>
    </>
  )
}

const waterRange = ({ waterCat }: EventView, t: Words['t']) =>
  waterCat && `${t(`sport:water.${waterCat}`)}: ${t(`sport:waterRange.${waterCat}`)}`

function ageDate({ ageGroupMode, ageGroupOnDate }: EventView, { t, formats }: Words): string | null {
  if (ageGroupMode === 'year') return t('events:facts.ageGroupOnYear')
  return ageGroupOnDate && formats.fullDate(ageGroupOnDate)
}
