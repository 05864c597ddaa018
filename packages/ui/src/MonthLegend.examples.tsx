import type { Examples } from './examples.ts'
import { MonthLegend } from './MonthLegend.tsx'
import { calendarEvents } from './sample-calendar.ts'

export const monthLegendExamples: Examples = [
  { title: 'of a season', element: <MonthLegend events={calendarEvents} /> },
]
