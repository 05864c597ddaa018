import { CalendarFilter } from './CalendarFilter.tsx'
import { NO_FILTERS } from './calendar-filters.ts'
import type { Examples } from './examples.ts'
import { calendarRegions } from './sample-calendar.ts'

const statuses = ['open', 'finished'] as const
const ignore = () => {}

export const calendarFilterExamples: Examples = [
  {
    title: 'of a list',
    element: (
      <CalendarFilter
        filters={NO_FILTERS}
        statuses={statuses}
        regions={calendarRegions}
        hasTimes
        onChange={ignore}
      />
    ),
  },
  {
    title: 'of one region, in a month',
    element: (
      <CalendarFilter
        filters={NO_FILTERS}
        statuses={statuses}
        regions={[]}
        hasTimes={false}
        onChange={ignore}
      />
    ),
  },
]
