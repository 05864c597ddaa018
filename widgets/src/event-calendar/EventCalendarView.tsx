import type { WidgetEvent, WidgetEvents } from '@polynya/contract'
import { hasRegistrationState, OPEN_STATES } from '@polynya/domain'
import { type CalendarViews, EventCalendar, useWords } from '@polynya/ui'
import { useCallback } from 'react'
import { todayHere } from '../today.ts'
import type { ViewProps } from '../widget.ts'
import type { EVENT_CALENDAR } from './attributes.ts'
import { useFeed } from './use-feed.ts'

interface Props extends ViewProps<WidgetEvents, typeof EVENT_CALENDAR> {
  readonly views: CalendarViews
}

/** The calendar of a federation; without the region filter when it shows a single region. */
export function EventCalendarView({
  views,
  data,
  settings,
  origin,
  headingLevel,
  onChange,
  readMore,
}: Props) {
  const { language } = useWords()
  const readMonth = useCallback((month: string) => readMore({ month }), [readMore])
  const [events, feed] = useFeed(data, readMonth)
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

const canBeEntered = (event: WidgetEvent) => OPEN_STATES.some((state) => hasRegistrationState(event, state))

/**
 * The address by which calendar programs follow the events of the widget.
 * @param region '' for all
 */
function subscriptionOf(origin: string, language: string, region: string): string {
  const address = `${origin.replace(/^https?/, 'webcal')}/calendar/events.ics?lang=${language}`
  return region ? `${address}&region=${region}` : address
}
