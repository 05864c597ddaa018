import type { WidgetEvents } from '@polynya/contract'
import { eventCalendarSource } from '@polynya/contract/widget-sources/event-calendar'
import { createDayFormats, createMonthFormats, createPlainNumbers } from '@polynya/i18n'
import type { CalendarViews } from '@polynya/ui'
import calendar from '@polynya/ui/EventCalendar.css?inline'
import type { Widget } from '../widget.ts'
import { EVENT_CALENDAR } from './attributes.ts'
import { EventCalendarView, type LoadFurther } from './EventCalendarView.tsx'
import own from './event-calendar.css?inline'

type EventCalendarWidget = Widget<WidgetEvents, typeof EVENT_CALENDAR>

interface EventCalendarOptions extends Pick<EventCalendarWidget, 'texts'> {
  readonly views: CalendarViews
  /** Style sheets of the views that are not lazy. */
  readonly styles: readonly string[]
  readonly loadFurther: LoadFurther
}

const viewOf =
  (parts: Pick<EventCalendarOptions, 'views' | 'loadFurther'>): EventCalendarWidget['View'] =>
  (props) => <EventCalendarView {...props} {...parts} />

export const createEventCalendar = ({
  texts,
  styles,
  ...parts
}: EventCalendarOptions): EventCalendarWidget => ({
  tag: 'polynya-event-calendar',
  source: eventCalendarSource,
  attributes: EVENT_CALENDAR,
  styles: [...styles, calendar, own],
  texts,
  formats: (language) => ({
    ...createDayFormats(language),
    ...createMonthFormats(language),
    ...createPlainNumbers(language),
  }),
  isShaped: (body) => {
    const { events, regions, missing } = (body ?? {}) as Partial<WidgetEvents>
    return [events, regions, missing].every(Array.isArray)
  },
  countOf: ({ events }) => events.length,
  View: viewOf(parts),
})
