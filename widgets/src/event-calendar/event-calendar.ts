import type { WidgetEvents } from '@polynya/contract'
import { createDayFormats, createPlainNumbers } from '@polynya/i18n'
import calendar from '@polynya/ui/EventCalendar.css?inline'
import type { Widget } from '../widget.ts'
import { EVENT_CALENDAR } from './attributes.ts'
import { EventCalendarView } from './EventCalendarView.tsx'
import own from './event-calendar.css?inline'
import { texts } from './texts.ts'
import { styles } from './views.ts'

export const eventCalendar: Widget<WidgetEvents, typeof EVENT_CALENDAR> = {
  tag: 'polynya-event-calendar',
  attributes: EVENT_CALENDAR,
  styles: [...styles, calendar, own],
  texts,
  formats: (language) => ({ ...createDayFormats(language), ...createPlainNumbers(language) }),
  isShaped: (body) => {
    const { events, regions } = (body ?? {}) as Partial<WidgetEvents>
    return Array.isArray(events) && Array.isArray(regions)
  },
  countOf: ({ events }) => events.length,
  View: EventCalendarView,
}
