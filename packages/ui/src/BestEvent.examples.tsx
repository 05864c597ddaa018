import { BestEvent } from './BestEvent.tsx'
import type { Examples } from './examples.ts'
import { rankingRow } from './sample-records.ts'

export const bestEventExamples: Examples = [
  { title: 'an event', element: <BestEvent best={rankingRow} eventHrefOf={(id) => `/view-event/${id}`} /> },
]
