import type { Examples } from './examples.ts'
import { PlaceMap } from './PlaceMap.tsx'

export const placeMapExamples: Examples = [
  { title: 'Siberia', element: <PlaceMap coord={{ lat: 57.1522, lon: 65.5272 }} />, width: 340 },
  { title: 'Patagonia', element: <PlaceMap coord={{ lat: -54.8, lon: -68.3 }} />, width: 340 },
]
