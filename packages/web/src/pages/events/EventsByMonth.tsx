import { addDays } from '@polynya/domain'
import { EventMonths, isInMonth, MonthGrid, MonthTurner, useIsNarrow, useWords } from '@polynya/ui'
import { type ReactNode, useRef } from 'react'
import '@polynya/ui/EventCalendar.css'
import '@polynya/ui/EventMonths.css'
import '@polynya/ui/MonthGrid.css'
import '@polynya/ui/MonthTurner.css'
import type { EventFilters } from '../../features/events/event-filters.ts'
import { manyEvents } from '../../features/events/events-query.ts'
import { calendarAddress } from '../../infrastructure/addresses/calendar-address.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useToday } from '../../infrastructure/formats/use-today.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { ViewState } from './ViewState.tsx'

/** In ems: in a narrower grid, names of events are unreadable. */
const WIDE = 38
/** Days of the weeks that a grid shows around its month. */
const AROUND = { before: 7, after: 42 } as const

interface Props {
  readonly filters: EventFilters
  readonly month: string | undefined
  readonly onTurn: (month: string) => void
  /** Called for a day whose events do not all fit. */
  readonly onMore: () => void
  /** Shown below the empty month if filters are set. */
  readonly reset: ReactNode
}

/** Events on the month grid of the widget; in a narrow window with the list of the month below. */
export function EventsByMonth({
  filters: { when, ...filters },
  month: wanted,
  onTurn,
  onMore,
  reset,
}: Props) {
  const { t, language, formats } = useWords()
  const { client } = useApp()
  const root = useRef<HTMLDivElement>(null)
  const isNarrow = useIsNarrow(root, WIDE)
  const today = useToday()
  const month = wanted ?? today.slice(0, 7)
  const first = `${month}-01`
  const days = { from: addDays(first, -AROUND.before), to: addDays(first, AROUND.after) }
  const found = useQuery(manyEvents(client, filters, days))
  const events = found.data?.events ?? []
  const some = events.filter((event) => isInMonth(event, month))
  const hrefOf = ({ id }: { readonly id: number }) => paths.viewEvent(id)
  return (
    <div className="calendar" ref={root}>
      <div className="calendar-toolbar">
        <h2 className="calendar-heading" aria-live="polite">
          {formats.monthYear(month)}
        </h2>
        <MonthTurner month={month} today={today} onTurn={onTurn} />
      </div>
      <ViewState found={found}>
        <MonthGrid {...{ events, month, today, hrefOf, isNarrow, onMore }} />
        {some.length === 0 && (
          <div className="calendar-none">
            <p>{t('widgets:calendar.noneInMonth')}</p>
            {reset}
          </div>
        )}
        {isNarrow && <EventMonths events={some} hrefOf={hrefOf} headingLevel={3} />}
      </ViewState>
      <p>
        <a href={calendarAddress('events', language)}>{t('events:views.subscribe')}</a>
      </p>
    </div>
  )
}
