import type { Examples } from './examples.ts'
import { Performance } from './Performance.tsx'
import { sampleResults } from './sample-results.ts'

export const performanceExamples: Examples = [
  { title: 'several seasons', element: <Performance results={sampleResults} /> },
  { title: 'one start', element: <Performance results={sampleResults.slice(-1)} /> },
  { title: 'nothing published', element: <Performance results={[]} /> },
  { title: 'narrow', element: <Performance results={sampleResults} />, width: 288 },
]
