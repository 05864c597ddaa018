import type { Region, WidgetEvent } from '@polynya/contract'
import { type ComponentProps, type ComponentType, useRef, useState } from 'react'
import { CalendarFilter } from './CalendarFilter.tsx'
import { type CalendarFilters, inTime, matching, NO_FILTERS, statusesOf } from './calendar-filters.ts'
import { monthName } from './calendar-names.ts'
import { EmptyState } from './EmptyState.tsx'
import type { EventMonths } from './EventMonths.tsx'
import { type HeadingLevel, levelBelow } from './heading-level.ts'
import type { MonthGrid } from './MonthGrid.tsx'
import { MonthTurner } from './MonthTurner.tsx'
import { isInMonth } from './months.ts'
import { useIsNarrow } from './use-is-narrow.ts'
import { useWords } from './words.ts'

/** The visitor's choices in a calendar. */
export interface CalendarChoice {
  readonly view: 'month' | 'list'
  /** `YYYY-MM`. */
  readonly month: string
  readonly filters: CalendarFilters
}

/** The views of the calendar. A prop, so that a page may lazy-load one of them. */
export interface CalendarViews {
  readonly month: ComponentType<ComponentProps<typeof MonthGrid>>
  readonly list: ComponentType<ComponentProps<typeof EventMonths>>
}

interface Props {
  readonly views: CalendarViews
  /** Sorted by first day. */
  readonly events: readonly WidgetEvent[]
  /** Options of the region filter. */
  readonly regions: readonly Region[]
  /** `YYYY-MM-DD`. */
  readonly today: string
  readonly hrefOf: (event: WidgetEvent) => string
  /** `auto` shows a month if there is room for one, otherwise a list. */
  readonly view?: 'auto' | 'month' | 'list'
  readonly headingLevel?: HeadingLevel
  readonly onChange?: (choice: CalendarChoice) => void
}

/** In ems: in a narrower calendar, event names on the month grid are unreadable. */
const WIDE = 38

/** Events of a federation as a month or a list, with navigation and filters. */
export function EventCalendar({
  views: { month: Month, list },
  events,
  regions,
  today,
  hrefOf,
  view,
  headingLevel = 2,
  onChange,
}: Props) {
  const { t, language } = useWords()
  const root = useRef<HTMLDivElement>(null)
  const isNarrow = useIsNarrow(root, WIDE)
  const [choice, setChoice] = useState<Partial<CalendarChoice>>({})
  const { month = firstMonth(events, today), filters = NO_FILTERS } = choice
  const chosenView = choice.view ?? (view === 'auto' ? undefined : view)
  const shown = chosenView ?? (isNarrow ? 'list' : 'month')
  const choose = (part: Partial<CalendarChoice>) => {
    const next = { view: shown, month, filters, ...part }
    setChoice((before) => ({ ...before, ...part }))
    onChange?.(next)
  }
  const some = matching(events, filters)
  const Heading = `h${headingLevel}` as const
  return (
    <div className="calendar" ref={root}>
      <div className="calendar-toolbar">
        <Heading className="calendar-heading" aria-live="polite">
          {shown === 'month' ? monthName(language, month) : t('widgets:calendar.label')}
        </Heading>
        {shown === 'month' && (
          <MonthTurner month={month} today={today} onTurn={(to) => choose({ month: to })} />
        )}
        <Views view={shown} onChoose={(to) => choose({ view: to })} />
      </div>
      <CalendarFilter
        filters={filters}
        statuses={statusesOf(events)}
        regions={regions}
        hasTimes={shown === 'list'}
        onChange={(to) => choose({ filters: to })}
      />
      <div className="calendar-body">
        {shown === 'month' && (
          <Month
            {...{ events: some, month, today, hrefOf, isNarrow }}
            onMore={() => choose({ view: 'list', filters: { ...filters, when: 'anyTime' } })}
          />
        )}
        {(shown === 'list' || isNarrow) && (
          <List
            Months={list}
            events={
              shown === 'list'
                ? inTime(some, filters.when, today)
                : some.filter((event) => isInMonth(event, month))
            }
            isMonth={shown === 'month'}
            hrefOf={hrefOf}
            headingLevel={levelBelow(headingLevel)}
          />
        )}
      </div>
    </div>
  )
}

/** The current month if it has upcoming events, otherwise the month of the next event, otherwise of the last one. */
function firstMonth(events: readonly WidgetEvent[], today: string): string {
  const next = inTime(events, 'upcoming', today).find(({ startDate }) => startDate !== null)
  const date = next?.startDate ?? events.findLast(({ startDate }) => startDate !== null)?.startDate ?? today
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

interface ListProps {
  readonly Months: CalendarViews['list']
  readonly events: readonly WidgetEvent[]
  readonly isMonth: boolean
  readonly hrefOf: Props['hrefOf']
  readonly headingLevel: HeadingLevel
}

function List({ Months, events, isMonth, hrefOf, headingLevel }: ListProps) {
  const { t } = useWords()
  if (events.length > 0) return <Months events={events} hrefOf={hrefOf} headingLevel={headingLevel} />
  if (isMonth) return <p className="calendar-none">{t('widgets:calendar.noneInMonth')}</p>
  return (
    <EmptyState title={t('widgets:calendar.empty')}>
      <p>{t('widgets:calendar.emptyAdvice')}</p>
    </EmptyState>
  )
}
