import type { WidgetEvent, WidgetEvents } from '@polynya/contract'
import { DEFAULT_TIME_ZONE, dateInZone } from '@polynya/domain'
import { type CalendarViews, EventCalendar } from '@polynya/ui'
import type { ViewProps } from '../widget.ts'
import type { EVENT_CALENDAR } from './attributes.ts'

interface Props extends ViewProps<WidgetEvents, typeof EVENT_CALENDAR> {
  readonly views: CalendarViews
}

/** The calendar of a federation; without the region filter when it shows a single region. */
export function EventCalendarView({ views, data, settings, origin, headingLevel, onChange }: Props) {
  return (
    <EventCalendar
      views={views}
      // A new `view` attribute resets the view; until then the visitor's choice overrides it.
      key={settings.view}
      events={data.events}
      regions={settings.federation ? [] : data.regions}
      today={dateInZone(new Date(), DEFAULT_TIME_ZONE)}
      hrefOf={({ id }: WidgetEvent) => `${origin}/view-event/${id}`}
      view={settings.view}
      headingLevel={headingLevel}
      onChange={(choice) => onChange({ ...choice })}
    />
  )
}
