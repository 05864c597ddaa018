import type { Examples } from './examples.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { calendarEvents, calendarToday, crowdedEvents, sampleHref } from './sample-calendar.ts'

const january = { month: '2026-01', today: calendarToday, hrefOf: sampleHref }

const changedEvents = calendarEvents.map((event) =>
  event.id === 3
    ? { ...event, eventState: 'calledOff' as const }
    : event.id === 4
      ? { ...event, eventState: 'postponed' as const }
      : event,
)

export const monthGridExamples: Examples = [
  { title: 'some events', element: <MonthGrid {...january} events={calendarEvents} /> },
  { title: 'more than fit', element: <MonthGrid {...january} events={crowdedEvents} /> },
  { title: 'called off and postponed', element: <MonthGrid {...january} events={changedEvents} /> },
  { title: 'empty', element: <MonthGrid {...january} events={[]} /> },
  { title: 'narrow', element: <MonthGrid {...january} events={calendarEvents} isNarrow />, width: 288 },
]
