import type { Region, WidgetEvent } from '@polynya/contract'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { CalendarFilter } from './CalendarFilter.tsx'
import type { CalendarListProps } from './CalendarList.tsx'
import { type CalendarFeed, WHOLE_FEED } from './calendar-feed.ts'
import { type CalendarFilters, inTime, matching, NO_FILTERS, statusesOf } from './calendar-filters.ts'
import { focusOn } from './focus-on.ts'
import { type HeadingLevel, levelBelow } from './heading-level.ts'
import { MonthTurner } from './MonthTurner.tsx'
import type { MonthViewProps } from './MonthView.tsx'
import { isOnDay } from './months.ts'
import { useIsNarrow } from './use-is-narrow.ts'
import { useWords } from './words.ts'

/** The visitor's choices in a calendar. */
export interface CalendarChoice {
  readonly view: 'month' | 'list'
  /** `YYYY-MM`. */
  readonly month: string
  /** The day that the list is limited to, `YYYY-MM-DD`. */
  readonly day: string | null
  readonly filters: CalendarFilters
}

/** The views of the calendar. A prop, so that a page may lazy-load one of them. */
export interface CalendarViews {
  readonly month: ComponentType<MonthViewProps>
  readonly list: ComponentType<CalendarListProps>
}

interface Props {
  readonly views: CalendarViews
  /** Sorted by first day. */
  readonly events: readonly WidgetEvent[]
  /** Loads further events; by default there are none. */
  readonly feed?: CalendarFeed
  /** Options of the region filter. */
  readonly regions: readonly Region[]
  /** `YYYY-MM-DD`. */
  readonly today: string
  readonly hrefOf: (event: WidgetEvent) => string
  readonly registerHrefOf?: (event: WidgetEvent) => string | undefined
  /** Where calendar programs subscribe to these events; without it there is no such link. */
  readonly subscribeHref?: string
  /** `auto` shows a month if there is room for one, otherwise a list. */
  readonly view?: 'auto' | 'month' | 'list'
  readonly headingLevel?: HeadingLevel
  readonly onChange?: (choice: CalendarChoice) => void
}

/** In ems: in a narrower calendar, event names on the month grid are unreadable. */
const WIDE = 38

/** About a screen of a phone. */
const EVENTS_AT_ONCE = 3

/** Events of a federation as a month or a list, with navigation and filters. */
export function EventCalendar({
  views: { month: Month, list: List },
  events,
  feed = WHOLE_FEED,
  regions,
  today,
  hrefOf,
  registerHrefOf,
  subscribeHref,
  view,
  headingLevel = 2,
  onChange,
}: Props) {
  const { t, formats } = useWords()
  const root = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isNarrow = useIsNarrow(root, WIDE)
  const [choice, setChoice] = useState<Partial<CalendarChoice>>({})
  const { month = firstMonth(events, today), day = null, filters = NO_FILTERS } = choice
  const chosenView = choice.view ?? (view === 'auto' ? undefined : view)
  const shown = chosenView ?? (isNarrow ? 'list' : 'month')
  const choose = (part: Partial<CalendarChoice>) => {
    const next = { view: shown, month, filters, day: null, ...part }
    setChoice((before) => ({ ...before, day: null, ...part }))
    onChange?.(next)
  }
  // The button that led to the day is gone.
  useEffect(() => {
    if (day) focusOn(heading.current)
  }, [day])
  const some = matching(events, filters)
  const Heading = `h${headingLevel}` as const
  // A list that replaces another one has no empty frame.
  const atOnce = choice.filters && EVENTS_AT_ONCE
  const list = { hrefOf, registerHrefOf, today, atOnce, headingLevel: levelBelow(headingLevel) }
  return (
    <div className="calendar" ref={root}>
      <div className="calendar-toolbar">
        <Heading className="calendar-heading" aria-live="polite" ref={heading}>
          {shown === 'month'
            ? formats.monthYear(month)
            : day
              ? formats.dayMonth(day)
              : t('widgets:calendar.label')}
        </Heading>
        {shown === 'month' && (
          <MonthTurner month={month} today={today} onTurn={(to) => choose({ month: to })} />
        )}
        {day && (
          <button type="button" onClick={() => choose({})}>
            {t('widgets:calendar.allDays')}
          </button>
        )}
        <Views view={shown} onChoose={(to) => choose({ view: to })} />
      </div>
      <CalendarFilter
        filters={filters}
        statuses={statusesOf(events)}
        regions={regions}
        hasTimes={shown === 'list' && day === null}
        onChange={(to) => choose({ filters: to, day })}
      />
      <div className="calendar-body">
        {shown === 'month' ? (
          <Month
            {...{ ...list, List, month, isNarrow, feed }}
            events={some}
            onMore={(more) => choose({ view: 'list', day: more })}
          />
        ) : day ? (
          <List {...list} events={some.filter(isOnDay(day))} when="anyTime" />
        ) : (
          <List key={JSON.stringify(filters)} {...{ ...list, feed }} events={some} when={filters.when} />
        )}
      </div>
      {subscribeHref !== undefined && (
        <p className="calendar-subscribe">
          <a href={subscribeHref}>{t('widgets:calendar.subscribe')}</a>
        </p>
      )}
    </div>
  )
}

const isDated = ({ startDate }: WidgetEvent) => startDate

/** The current month if it has upcoming events, otherwise the month of the next event, otherwise of the last one. */
function firstMonth(events: readonly WidgetEvent[], today: string): string {
  const next = inTime(events, 'upcoming', today).find(isDated)
  const date = next?.startDate ?? events.findLast(isDated)?.startDate ?? today
  return (next && date < today ? today : date).slice(0, 7)
}

interface ViewsProps {
  readonly view: CalendarChoice['view']
  readonly onChoose: (view: CalendarChoice['view']) => void
}

function Views({ view, onChoose }: ViewsProps) {
  const { t } = useWords()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as one on pages without our styles
    <div className="calendar-views" role="group" aria-label={t('widgets:calendar.views')}>
      {(['month', 'list'] as const).map((each) => (
        <button key={each} type="button" aria-pressed={view === each} onClick={() => onChoose(each)}>
          {t(`widgets:calendar.${each}`)}
        </button>
      ))}
    </div>
  )
}
