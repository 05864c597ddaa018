import type { Examples } from './examples.ts'
import { SwimmerFacts } from './SwimmerFacts.tsx'
import { sampleSwimmer } from './sample-swimmer.ts'

const given = { region: 'Тюменская область', today: '2026-11-20' }
const expired = {
  ...sampleSwimmer,
  sportRankData: { ...sampleSwimmer.sportRankData, validTill: '2026-03-12' },
}

export const swimmerFactsExamples: Examples = [
  { title: 'all is known', element: <SwimmerFacts swimmer={sampleSwimmer} {...given} /> },
  { title: 'rank expired', element: <SwimmerFacts swimmer={expired} {...given} /> },
  { title: 'narrow', element: <SwimmerFacts swimmer={sampleSwimmer} {...given} />, width: 288 },
]
