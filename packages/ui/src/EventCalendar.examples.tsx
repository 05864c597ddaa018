import { CalendarList } from './CalendarList.tsx'
import { EventCalendar } from './EventCalendar.tsx'
import type { Examples } from './examples.ts'
import { MonthView } from './MonthView.tsx'
import { calendarEvents, calendarRegions, calendarToday, sampleHref } from './sample-calendar.ts'

const season = {
  views: { month: MonthView, list: CalendarList },
  events: calendarEvents,
  regions: calendarRegions,
  today: calendarToday,
  hrefOf: sampleHref,
} as const

export const eventCalendarExamples: Examples = [
  { title: 'a month', element: <EventCalendar {...season} view="month" /> },
  { title: 'a list', element: <EventCalendar {...season} view="list" /> },
  { title: 'nothing', element: <EventCalendar {...season} events={[]} regions={[]} view="list" /> },
  { title: 'narrow', element: <EventCalendar {...season} />, width: 288 },
]
