import type { WidgetEvent as EventSummary } from '@polynya/contract'
import type { ReactNode } from 'react'
import { DateBlock } from './DateBlock.tsx'
import { EventStatus } from './EventStatus.tsx'
import type { HeadingLevel } from './heading-level.ts'
import { inLanguage } from './in-language.ts'
import { WaterBadge } from './WaterBadge.tsx'
import { useWords } from './words.ts'

export interface EventCardProps {
  readonly event: EventSummary
  readonly href: string
  readonly headingLevel?: HeadingLevel
  /** Background of the date block, such as `DepthRings`; dark water by default. */
  readonly backdrop?: ReactNode
  /** Where the event is entered; a card without it has no such link. */
  readonly registerHref?: string | undefined
  /** A line below the place. */
  readonly children?: ReactNode
}

/** An event in a list: dates, name, place, water and registration. */
export function EventCard({
  event,
  href,
  registerHref,
  headingLevel = 3,
  backdrop,
  children,
}: EventCardProps) {
  const { language, t } = useWords()
  const Heading = `h${headingLevel}` as const
  const name = inLanguage(language, { ru: event.name, en: event.nameEn })
  const place = inLanguage(language, { ru: event.address, en: event.addressEn })
  return (
    <article className="event-card">
      <div className="event-card-days">
        {backdrop}
        <DateBlock startDate={event.startDate} endDate={event.endDate} />
      </div>
      <div className="event-card-text">
        <Heading className="event-card-name">
          <a href={href} lang={name?.lang}>
            {name?.text}
          </a>
        </Heading>
        <p className="event-card-place" lang={place?.lang}>
          {place?.text ?? t('events:card.placeUnknown')}
        </p>
        {children}
      </div>
      <div className="event-card-marks">
        <EventStatus event={event} />
        <WaterBadge waterTemp={event.waterTemp} waterCat={event.waterCat} />
        {registerHref !== undefined && (
          <a href={registerHref} aria-label={`${t('widgets:calendar.register')}: ${name?.text}`}>
            {t('widgets:calendar.register')}
          </a>
        )}
      </div>
    </article>
  )
}
