import { EventMonths } from './EventMonths.tsx'
import type { Examples } from './examples.ts'
import { calendarEvents, sampleHref } from './sample-calendar.ts'

export const eventMonthsExamples: Examples = [
  {
    title: 'a season',
    element: <EventMonths events={calendarEvents} hrefOf={sampleHref} headingLevel={2} />,
  },
  {
    title: 'narrow',
    element: <EventMonths events={calendarEvents} hrefOf={sampleHref} headingLevel={2} />,
    width: 288,
  },
]
