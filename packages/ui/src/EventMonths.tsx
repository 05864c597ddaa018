import type { WidgetEvent } from '@polynya/contract'
import { useEffect, useState } from 'react'
import { monthName } from './calendar-names.ts'
import { EventCard } from './EventCard.tsx'
import { type HeadingLevel, levelBelow } from './heading-level.ts'
import { useWords } from './words.ts'

interface Props {
  /** In the order in which they are shown. */
  readonly events: readonly WidgetEvent[]
  readonly hrefOf: (event: WidgetEvent) => string
  readonly headingLevel?: HeadingLevel
}

/** As many as a phone shows at once: whatever else there is follows the first frame. */
const FIRST = 5

/** A list of events under the months in which they begin. */
export function EventMonths({ events, hrefOf, headingLevel = 3 }: Props) {
  const { t, language } = useWords()
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])
  const Heading = `h${headingLevel}` as const
  return (
    <>
      {byMonth(isDrawn ? events : events.slice(0, FIRST)).map(([month, some]) => (
        <section key={month} className="event-month">
          <Heading>{month ? monthName(language, month) : t('widgets:calendar.undated')}</Heading>
          <ul className="event-list">
            {some.map((event) => (
              <li key={event.id}>
                <EventCard event={event} href={hrefOf(event)} headingLevel={levelBelow(headingLevel)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** Undated events stand under no month. */
function byMonth(events: readonly WidgetEvent[]): [string, WidgetEvent[]][] {
  const months = new Map<string, WidgetEvent[]>()
  for (const event of events) {
    const month = event.startDate?.slice(0, 7) ?? ''
    months.set(month, [...(months.get(month) ?? []), event])
  }
  return [...months]
}
