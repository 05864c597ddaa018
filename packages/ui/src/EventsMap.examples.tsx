import { EventsMap } from './EventsMap.tsx'
import type { Examples } from './examples.ts'
import { mapPins } from './map-pins.ts'
import { sampleEvent } from './sample-event.ts'

const map = mapPins([
  { ...sampleEvent, id: 1, coord: { lat: 57.15, lon: 65.53 } },
  { ...sampleEvent, id: 2, coord: { lat: 51.85, lon: 104.86 } },
])

export const eventsMapExamples: Examples = map
  ? [{ title: 'two pins', element: <EventsMap map={map} chosen={null} onChoose={() => undefined} /> }]
  : []
