import type { WidgetEvent } from '@polynya/contract'
import { useEffect, useRef, useState } from 'react'
import { type CalendarFeed, nextMissing, precedingEvents, WHOLE_FEED } from './calendar-feed.ts'
import { type CalendarFilters, inTime } from './calendar-filters.ts'
import { EmptyState } from './EmptyState.tsx'
import { EventMonths, type EventMonthsProps } from './EventMonths.tsx'
import { FeedState } from './FeedState.tsx'
import { useInTurn } from './use-in-turn.ts'
import { useWords } from './words.ts'

export interface CalendarListProps extends Omit<EventMonthsProps, 'events' | 'preceding'> {
  /** Filtered events by their first day. */
  readonly events: readonly WidgetEvent[]
  /** Loads further events; by default there are none. */
  readonly feed?: CalendarFeed
  readonly when: CalendarFilters['when']
  /** `YYYY-MM-DD`. */
  readonly today: string
}

/** Few enough for a phone to draw at once. */
const PAGE = 20
/** Events shown at most: with more, a page would have too many elements for a phone. */
const MOST = 3 * PAGE

/** Events of a period by month, at most three pages at a time. Loads the months that they need. */
export function CalendarList({ events, feed = WHOLE_FEED, when, today, ...props }: CalendarListProps) {
  const { t } = useWords()
  const root = useRef<HTMLDivElement>(null)
  // `reached` is the number of the first event of the page that a button has led to: none at first.
  const [{ end, reached }, turn] = useState({ end: PAGE, reached: Number.POSITIVE_INFINITY })
  // To add a page and to remove one are two tasks: each takes a phone 40 ms.
  const start = useInTurn(Math.max(0, end - MOST))
  const next = nextMissing(feed.missing, when, today)
  const some = precedingEvents(inTime(events, when, today), when, next)
  const isShort = next && some.length < end
  useEffect(() => {
    if (isShort && feed.state === 'idle') feed.load(next)
  }, [isShort, feed, next])
  // The button may be gone: the first event of the new page receives the focus, once it is loaded.
  const isReached = reached < some.length
  useEffect(() => {
    if (isReached) root.current?.querySelectorAll<HTMLElement>('.event-card-name a')[reached - start]?.focus()
  }, [isReached, reached, start])
  if (some.length === 0 && !isShort) {
    return (
      <EmptyState title={t('widgets:calendar.empty')}>
        <p>{t('widgets:calendar.emptyAdvice')}</p>
      </EmptyState>
    )
  }
  return (
    <div ref={root}>
      {start > 0 && (
        <button
          type="button"
          className="calendar-preceding"
          onClick={() => turn({ end: end - PAGE, reached: Math.max(0, start - PAGE) })}
        >
          {t('widgets:rows.previous')}
        </button>
      )}
      <EventMonths
        {...props}
        events={some.slice(start, end)}
        preceding={start}
        atOnce={isReached ? reached + 1 : props.atOnce}
      />
      {isShort ? (
        <FeedState feed={feed} month={next} />
      ) : (
        (some.length > end || next) && (
          <button
            type="button"
            className="calendar-further"
            onClick={() => turn({ end: end + PAGE, reached: end })}
          >
            {t('events:list.loadMore')}
          </button>
        )
      )}
    </div>
  )
}
