import type { WidgetEvent } from '@polynya/contract'
import { useEffect, useRef, useState } from 'react'
import { type CalendarFeed, nextMissing, precedingEvents, WHOLE_FEED } from './calendar-feed.ts'
import { type CalendarFilters, inTime } from './calendar-filters.ts'
import { EmptyState } from './EmptyState.tsx'
import { EventMonths, type EventMonthsProps } from './EventMonths.tsx'
import { FeedState } from './FeedState.tsx'
import { useWords } from './words.ts'

export interface CalendarListProps extends Omit<EventMonthsProps, 'events'> {
  /** Filtered events by their first day. */
  readonly events: readonly WidgetEvent[]
  /** Loads further events; by default there are none. */
  readonly feed?: CalendarFeed
  readonly when: CalendarFilters['when']
  /** `YYYY-MM-DD`. */
  readonly today: string
}

/** Few enough for a phone to draw at once. */
const PAGE = 40

/** Events of a period by month, a page at a time. Loads the months that the page needs. */
export function CalendarList({ events, feed = WHOLE_FEED, when, today, ...props }: CalendarListProps) {
  const { t } = useWords()
  const root = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState(PAGE)
  const next = nextMissing(feed.missing, when, today)
  const some = precedingEvents(inTime(events, when, today), when, next)
  const isShort = next !== undefined && some.length < size
  useEffect(() => {
    if (isShort && feed.state === 'idle') feed.load(next)
  }, [isShort, feed, next])
  // The button is gone with the last page: the first of the new events receives the focus.
  useEffect(() => {
    if (size > PAGE) root.current?.querySelectorAll<HTMLElement>('article a')[size - PAGE]?.focus()
  }, [size])
  if (some.length === 0 && !isShort) {
    return (
      <EmptyState title={t('widgets:calendar.empty')}>
        <p>{t('widgets:calendar.emptyAdvice')}</p>
      </EmptyState>
    )
  }
  return (
    <div ref={root}>
      <EventMonths {...props} events={some.slice(0, size)} />
      {isShort ? (
        <FeedState feed={feed} month={next} />
      ) : (
        (some.length > size || next !== undefined) && (
          <button type="button" className="calendar-further" onClick={() => setSize(size + PAGE)}>
            {t('events:list.loadMore')}
          </button>
        )
      )}
    </div>
  )
}
