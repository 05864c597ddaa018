import { CalendarList } from './CalendarList.tsx'
import { type CalendarFeed, WHOLE_FEED } from './calendar-feed.ts'
import type { Examples } from './examples.ts'
import { calendarEvents, calendarToday, sampleHref } from './sample-calendar.ts'

const list = { events: calendarEvents, today: calendarToday, hrefOf: sampleHref, when: 'upcoming' } as const
const partial: CalendarFeed = { ...WHOLE_FEED, missing: ['2026-02'], state: 'loading' }

export const calendarListExamples: Examples = [
  { title: 'upcoming', element: <CalendarList {...list} /> },
  { title: 'nothing', element: <CalendarList {...list} events={[]} /> },
  { title: 'loading more', element: <CalendarList {...list} feed={partial} /> },
  { title: 'failed', element: <CalendarList {...list} feed={{ ...partial, state: 'failed' }} /> },
]
