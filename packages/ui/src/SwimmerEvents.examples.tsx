import type { Examples } from './examples.ts'
import { SwimmerEvents } from './SwimmerEvents.tsx'
import { sampleStarts } from './sample-results.ts'

const given = { today: '2026-11-20', hrefOf: (id: number) => `/view-event/${id}` }

export const swimmerEventsExamples: Examples = [
  { title: 'to come and past', element: <SwimmerEvents starts={sampleStarts} {...given} /> },
  { title: 'past alone', element: <SwimmerEvents starts={sampleStarts.slice(1)} {...given} /> },
  { title: 'nothing published', element: <SwimmerEvents starts={[]} {...given} /> },
  { title: 'narrow', element: <SwimmerEvents starts={sampleStarts} {...given} />, width: 288 },
]
