import type { Examples } from './examples.ts'
import { MonthTurner } from './MonthTurner.tsx'
import { calendarToday } from './sample-calendar.ts'

export const monthTurnerExamples: Examples = [
  {
    title: 'buttons',
    element: <MonthTurner month="2026-01" today={calendarToday} onTurn={() => undefined} />,
  },
]
