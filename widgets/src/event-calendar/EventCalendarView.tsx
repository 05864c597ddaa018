import type { WidgetEvent, WidgetEvents } from '@polynya/contract'
import { hasRegistrationState, OPEN_STATES } from '@polynya/domain'
import { type CalendarFeed, type CalendarViews, EventCalendar, useWords } from '@polynya/ui'
import { useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { todayHere } from '../today.ts'
import { useLoaded } from '../use-loaded.ts'
import type { ViewProps } from '../widget.ts'
import type { EVENT_CALENDAR } from './attributes.ts'
import type { Further } from './further-months.ts'

/** Loads the code that adds further months. */
export type LoadFurther = () => Promise<Pick<typeof import('./further-months.ts'), 'furtherMonths'>>

interface Props extends ViewProps<WidgetEvents, typeof EVENT_CALENDAR> {
  readonly views: CalendarViews
  readonly loadFurther: LoadFurther
}

/** The calendar of a federation; without the region filter when it shows a single region. */
export function EventCalendarView({
  views,
  loadFurther,
  data,
  settings,
  origin,
  headingLevel,
  onChange,
  readMore,
}: Props) {
  const { language } = useWords()
  const readMonth = useCallback((month: string) => readMore({ month }), [readMore])
  const [part, loadPart] = useLoaded(loadFurther)
  const [further, setFurther] = useState<Further>()
  const addMonths = useMemo(() => part?.furtherMonths(readMonth, setFurther), [part, readMonth])
  // A layout effect: no frame shows new data without the loaded months.
  useLayoutEffect(() => addMonths?.(data), [addMonths, data])
  const { events, feed } = further?.data === data ? further : startOf(data, part === null, loadPart)
  return (
    <EventCalendar
      views={views}
      // A new `view` attribute resets the view; until then the visitor's choice overrides it.
      key={settings.view}
      events={events}
      feed={feed}
      regions={settings.federation ? [] : data.regions}
      today={todayHere()}
      hrefOf={({ id }: WidgetEvent) => `${origin}/view-event/${id}`}
      registerHrefOf={(event) => (canBeEntered(event) ? `${origin}/register?e=${event.id}` : undefined)}
      subscribeHref={subscriptionOf(origin, language, settings.federation)}
      view={settings.view}
      headingLevel={headingLevel}
      onChange={(choice) => onChange({ ...choice })}
    />
  )
}

/** The start of a feed until the code that adds further months is there. */
const startOf = (data: WidgetEvents, hasFailed: boolean, load: () => void): Omit<Further, 'data'> => {
  const feed: CalendarFeed = {
    missing: data.missing,
    state: hasFailed ? 'failed' : 'loading',
    isMissing: (month) => data.missing.includes(month),
    load,
  }
  return { events: data.events, feed }
}

const canBeEntered = (event: WidgetEvent) => OPEN_STATES.some((state) => hasRegistrationState(event, state))

/**
 * The address by which calendar programs follow the events of the widget.
 * @param region '' for all
 */
function subscriptionOf(origin: string, language: string, region: string): string {
  const address = `${origin.replace(/^https?/, 'webcal')}/calendar/events.ics?lang=${language}`
  return region ? `${address}&region=${region}` : address
}
