import type { Examples } from './examples.ts'
import { Programme } from './Programme.tsx'
import { sampleEvent, sampleOffers } from './sample-event.ts'

export const programmeExamples: Examples = [
  {
    title: 'individual and relay',
    element: <Programme offers={sampleOffers} event={sampleEvent} />,
  },
  {
    title: 'narrow',
    element: <Programme offers={sampleOffers} event={sampleEvent} />,
    width: 288,
  },
]
