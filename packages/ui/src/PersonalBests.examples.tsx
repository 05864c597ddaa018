import type { Examples } from './examples.ts'
import { PersonalBests } from './PersonalBests.tsx'
import { sampleResults } from './sample-results.ts'

const hrefOf = (id: number) => `/view-event/${id}`

export const personalBestsExamples: Examples = [
  { title: 'several distances', element: <PersonalBests results={sampleResults} hrefOf={hrefOf} /> },
  { title: 'nothing published', element: <PersonalBests results={[]} hrefOf={hrefOf} /> },
  { title: 'narrow', element: <PersonalBests results={sampleResults} hrefOf={hrefOf} />, width: 288 },
]
