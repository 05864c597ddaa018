import { EventCard } from './EventCard.tsx'
import type { Examples } from './examples.ts'
import { sampleEvent } from './sample-event.ts'

const unknown = {
  ...sampleEvent,
  id: 3,
  nameEn: null,
  address: null,
  addressEn: null,
  startDate: null,
  endDate: null,
  waterCat: null,
  waterTemp: null,
  registration: { state: 'unknown', days: null, at: null },
} as const

export const eventCardExamples: Examples = [
  { title: 'all is known', element: <EventCard event={sampleEvent} href="#7" /> },
  { title: 'nothing is known yet', element: <EventCard event={unknown} href="#3" /> },
  { title: 'narrow', element: <EventCard event={sampleEvent} href="#7" />, width: 288 },
]
