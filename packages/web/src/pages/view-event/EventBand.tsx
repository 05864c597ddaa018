import type { EventView } from '@polynya/contract'
import { DepthRings, EventStatus, inLanguage, LaneRope, useWords, WaterBadge } from '@polynya/ui'
import type { ReactNode } from 'react'
import { eventName } from '../../features/events/event-name.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'

const NO_PICTURES = { poster: null, logoFile: null }

/** The head of an event's page: what, when and where, on water of its own. */
export function EventBand({
  event,
  children,
}: {
  readonly event: EventView
  /** What follows its lines, such as the time until registration opens. */
  readonly children: ReactNode
}) {
  const { t, language, formats } = useWords()
  const name = eventName(event, language)
  const place = inLanguage(language, { ru: event.address, en: event.addressEn })
  const { startDate, endDate, specType } = event
  const series = inLanguage(language, { ru: event.series, en: event.seriesEn })
  // No address in a page could show a picture of an event that is not published.
  const { poster, logoFile } = event.public ? event : NO_PICTURES
  return (
    <>
      <div className="event-band">
        <DepthRings seed={event.id} rings={10} ratio={3} centre={[0.68, 0.5]} />
        <div className="event-band-row">
          <div className="event-band-text">
            <p className="event-band-back">
              <a href={paths.events}>{t('events:page.back')}</a>
            </p>
            <div className="event-band-marks">
              <EventStatus event={event} />
              <WaterBadge waterTemp={event.waterTemp} waterCat={event.waterCat} />
            </div>
            {logoFile && (
              <img
                className="event-band-logo"
                src={logoFile}
                alt={t('events:card.logo', { name: name.text })}
              />
            )}
            <h1 lang={name.lang}>{name.text}</h1>
            <p className="event-band-when">
              {startDate ? formats.dateRange(startDate, endDate ?? startDate) : t('events:card.datesUnknown')}
            </p>
            <p lang={place?.lang}>{place?.text ?? t('events:card.placeUnknown')}</p>
            <p className="event-band-kind">
              {specType && t(`sport:eventKinds.${specType}`)}
              {specType && series && ' · '}
              {series && <span lang={series.lang}>{series.text}</span>}
            </p>
            {children}
          </div>
          {poster && (
            <a className="event-band-poster" href={poster}>
              <img src={poster} alt={t('events:card.poster', { name: name.text })} />
            </a>
          )}
        </div>
      </div>
      <LaneRope />
    </>
  )
}
