import type { WidgetEvent } from '@polynya/contract'
import { type ComponentType, useEffect } from 'react'
import type { CalendarListProps } from './CalendarList.tsx'
import type { CalendarFeed } from './calendar-feed.ts'
import { FeedState } from './FeedState.tsx'
import { MonthGrid, type MonthGridProps } from './MonthGrid.tsx'
import { MonthLegend } from './MonthLegend.tsx'
import { monthWeeks } from './month-weeks.ts'
import { isInMonth } from './months.ts'
import { useTurn } from './use-drawn.ts'
import { useWords } from './words.ts'

export interface MonthViewProps extends MonthGridProps, Pick<CalendarListProps, 'headingLevel'> {
  readonly List: ComponentType<CalendarListProps>
  readonly isNarrow: boolean
  readonly feed: CalendarFeed
}

/** A month with the meaning of its colours, or the reason why it is empty; when narrow, with the list of its events. */
export function MonthView({ List, feed, headingLevel = 3, ...grid }: MonthViewProps) {
  const { events, month, isNarrow, hrefOf, today } = grid
  const { t } = useWords()
  const isTurn = useTurn()
  const isMissing = feed.isMissing(month)
  useEffect(() => {
    if (isMissing && feed.state === 'idle') feed.load(month)
  }, [isMissing, feed, month])
  if (!isTurn) return null
  const some = events.filter((event) => isInMonth(event, month))
  return (
    <>
      <MonthGrid {...grid} />
      {isMissing ? (
        <FeedState feed={feed} month={month} />
      ) : some.length === 0 ? (
        <p className="calendar-none" role="status">
          {t('widgets:calendar.noneInMonth')}
        </p>
      ) : isNarrow ? (
        <List {...{ hrefOf, headingLevel, today }} events={some} when="anyTime" />
      ) : (
        <MonthLegend events={events.filter(isOnGrid(month))} />
      )}
    </>
  )
}

/** Returns whether an event has a bar on the grid of a month, which also has days of other months. */
function isOnGrid(month: string) {
  const days = monthWeeks(month).flat()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return ({ startDate, endDate }: WidgetEvent) =>
    startDate !== null && startDate <= last && (endDate ?? startDate) >= first
}
