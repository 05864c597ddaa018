import type { WidgetEvents } from '@polynya/contract'
import dateBlock from '@polynya/ui/DateBlock.css?inline'
import calendar from '@polynya/ui/EventCalendar.css?inline'
import eventCard from '@polynya/ui/EventCard.css?inline'
import eventStatus from '@polynya/ui/EventStatus.css?inline'
import monthGrid from '@polynya/ui/MonthGrid.css?inline'
import waterBadge from '@polynya/ui/WaterBadge.css?inline'
import { EVENT_CALENDAR } from '../attributes.ts'
import type { Widget } from '../widget.ts'
import { EventCalendarView } from './EventCalendarView.tsx'
import own from './event-calendar.css?inline'
import { texts } from './texts.ts'

export const eventCalendar: Widget<WidgetEvents, typeof EVENT_CALENDAR> = {
  tag: 'polynya-event-calendar',
  attributes: EVENT_CALENDAR,
  styles: [dateBlock, eventStatus, waterBadge, eventCard, monthGrid, calendar, own],
  texts,
  isShaped: (body) => {
    const { events, regions } = (body ?? {}) as Partial<WidgetEvents>
    return Array.isArray(events) && Array.isArray(regions)
  },
  countOf: ({ events }) => events.length,
  View: EventCalendarView,
}
