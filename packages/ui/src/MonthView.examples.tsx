import { CalendarList } from './CalendarList.tsx'
import { WHOLE_FEED } from './calendar-feed.ts'
import type { Examples } from './examples.ts'
import { MonthView } from './MonthView.tsx'
import { calendarEvents, calendarToday, sampleHref } from './sample-calendar.ts'

const january = {
  ...{ List: CalendarList, events: calendarEvents, feed: WHOLE_FEED, isNarrow: false },
  ...{ month: '2026-01', today: calendarToday, hrefOf: sampleHref },
}

export const monthViewExamples: Examples = [
  { title: 'with a legend', element: <MonthView {...january} /> },
  { title: 'empty', element: <MonthView {...january} month="2026-05" /> },
  { title: 'narrow', element: <MonthView {...january} isNarrow />, width: 288 },
]
