import type { WidgetEvent } from '@polynya/contract'
import { useMemo } from 'react'
import { EventCard, type EventCardProps } from './EventCard.tsx'
import { type HeadingLevel, levelBelow } from './heading-level.ts'
import { useDrawn } from './use-drawn.ts'
import { useWords } from './words.ts'

export interface EventMonthsProps {
  /** In display order. */
  readonly events: readonly WidgetEvent[]
  readonly hrefOf: (event: WidgetEvent) => string
  /** Where an event is entered; without it, or of an event that cannot be entered, there is no link. */
  readonly registerHrefOf?: ((event: WidgetEvent) => string | undefined) | undefined
  readonly headingLevel?: HeadingLevel
  /** Number of events of the list before these, which are not shown. */
  readonly preceding?: number
  /** Number of events of the list that are drawn without waiting. */
  readonly atOnce?: number
}

/** As many cards as a phone draws between two frames. */
const STEP = 3

/** Events grouped by the month in which they start. */
export function EventMonths({
  events,
  hrefOf,
  registerHrefOf,
  headingLevel = 3,
  preceding,
  atOnce,
}: EventMonthsProps) {
  const { t, formats } = useWords()
  const drawn = useDrawn(events, STEP, { preceding, atOnce })
  const Heading = `h${headingLevel}` as const
  return (
    <>
      {byMonth(drawn).map(([month, some]) => (
        <section key={month} className="event-month">
          <Heading>{month ? formats.monthYear(month) : t('events:card.datesUnknown')}</Heading>
          <ul className="event-list">
            {some.map((event) => (
              <li key={event.id}>
                <Card
                  event={event}
                  href={hrefOf(event)}
                  registerHref={registerHrefOf?.(event)}
                  headingLevel={levelBelow(headingLevel)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** A card that is not rendered again with its list. */
const Card = ({ event, href, registerHref, headingLevel }: EventCardProps & { headingLevel: HeadingLevel }) =>
  useMemo(
    () => <EventCard {...{ event, href, registerHref, headingLevel }} />,
    [event, href, registerHref, headingLevel],
  )

/** Undated events form a group without a month. */
function byMonth(events: readonly WidgetEvent[]): [string, WidgetEvent[]][] {
  const months = new Map<string, WidgetEvent[]>()
  for (const event of events) {
    const month = event.startDate?.slice(0, 7) ?? ''
    months.set(month, [...(months.get(month) ?? []), event])
  }
  return [...months]
}
