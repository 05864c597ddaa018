import type { WidgetEvent, WidgetEvents } from '@polynya/contract'
import { DEFAULT_TIME_ZONE, dateInZone } from '@polynya/domain'
import { EventCalendar } from '@polynya/ui'
import type { ViewProps } from '../widget.ts'
import type { EVENT_CALENDAR } from './attributes.ts'
import { views } from './halves.ts'

/** The calendar of a federation; where it is one region's, there are no regions to choose from. */
export function EventCalendarView({
  data,
  settings,
  origin,
  headingLevel,
  onChange,
}: ViewProps<WidgetEvents, typeof EVENT_CALENDAR>) {
  return (
    <EventCalendar
      views={views}
      // What a tag asks for begins anew; what a visitor chose stands above it until then.
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
