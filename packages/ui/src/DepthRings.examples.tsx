import { DepthRings } from './DepthRings.tsx'
import type { Examples } from './examples.ts'

export const depthRingsExamples: Examples = [
  { title: 'an event', element: <DepthRings seed={7} /> },
  { title: 'another event', element: <DepthRings seed={8} /> },
  { title: 'a wide band', element: <DepthRings seed={1} rings={11} ratio={2.6} centre={[0.5, 0.5]} /> },
]
