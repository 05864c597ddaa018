import type { EventView } from '@polynya/contract'
import { Facts, useWords, type Words } from '@polynya/ui'

/** What is known of an event beside its card, in names and values. */
export function EventFacts({ event }: { readonly event: EventView }) {
  const words = useWords()
  const { t, formats } = words
  return (
    <Facts
      facts={[
        {
          label: t('events:facts.entered'),
          value: event.totalSwimmers > 0 ? <Entered event={event} words={words} /> : null,
        },
        { label: t('events:facts.water'), value: waterRange(event, t) },
        ageFact(event, words),
        {
          label: t('events:facts.distanceLimit'),
          value: event.uqDistPerEvent && formats.number(event.uqDistPerEvent),
        },
      ]}
    />
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

function ageFact({ ageGroupMode, ageGroupOnDate }: EventView, { t, formats }: Words) {
  if (ageGroupMode === 'year') {
    return { label: t('events:facts.age'), value: t('events:facts.ageByYear') }
  }
  return {
    label: t('events:facts.ageGroupOnDate'),
    value: ageGroupOnDate && formats.fullDate(ageGroupOnDate),
  }
}
