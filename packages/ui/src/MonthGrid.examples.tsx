import type { Examples } from './examples.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { calendarEvents, calendarToday, crowdedEvents, sampleHref } from './sample-calendar.ts'

const january = { month: '2026-01', today: calendarToday, hrefOf: sampleHref }

export const monthGridExamples: Examples = [
  { title: 'some events', element: <MonthGrid {...january} events={calendarEvents} /> },
  { title: 'more than fit', element: <MonthGrid {...january} events={crowdedEvents} /> },
  { title: 'empty', element: <MonthGrid {...january} events={[]} /> },
  { title: 'narrow', element: <MonthGrid {...january} events={calendarEvents} isNarrow />, width: 288 },
]
