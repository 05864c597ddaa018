import type { EventCard } from '@polynya/contract'
import { EventStatus, Facts, inLanguage, useWords, WaterBadge } from '@polynya/ui'
import { paths } from '../../infrastructure/addresses/paths.ts'

/** The event to come, on the water of the first page. */
export function NextEvent({ event }: { readonly event: EventCard }) {
  const { t, language, formats } = useWords()
  const { startDate, endDate, waterTemp, waterCat } = event
  const name = inLanguage(language, {
    ru: event.shortName ?? event.name,
    en: event.shortNameEn ?? event.nameEn,
  })
  const place = inLanguage(language, { ru: event.address, en: event.addressEn })
  const hasWater = waterTemp !== null || waterCat !== null
  return (
    <section className="next-event" aria-label={t('home:featuredEvent.label')}>
      <EventStatus event={event} />
      <h2 lang={name?.lang}>
        <a href={paths.viewEvent(event.id)}>{name?.text}</a>
      </h2>
      <Facts
        facts={[
          {
            label: t('events:facts.date'),
            value: startDate
              ? formats.dateRange(startDate, endDate ?? startDate)
              : t('events:card.datesUnknown'),
          },
          { label: t('events:facts.place'), value: place && <span lang={place.lang}>{place.text}</span> },
          {
            label: t('events:facts.water'),
            value: hasWater ? <WaterBadge waterTemp={waterTemp} waterCat={waterCat} /> : null,
          },
        ]}
      />
    </section>
  )
}
