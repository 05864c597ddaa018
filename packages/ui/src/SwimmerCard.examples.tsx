import type { Examples } from './examples.ts'
import { SwimmerCard } from './SwimmerCard.tsx'
import { sampleSwimmer } from './sample-swimmer.ts'

const today = '2026-11-20'
const { sportRankData, swimmerInfo } = sampleSwimmer

const foreign = {
  ...sampleSwimmer,
  id: 8,
  iwsaid: 'VIRT000008',
  firstName: 'Aino',
  lastName: 'Virtanen',
  nativeFirstName: null,
  nativePatronim: null,
  nativeLastName: null,
  swimmerInfo: { ...swimmerInfo, country: 'FI', regionCode: null, city: 'Oulu', club: null, about: null },
  sportRankData: { id: null, sportRank: 'none', validFrom: null, validTill: null },
} as const

const expired = { ...sampleSwimmer, sportRankData: { ...sportRankData, validTill: '2026-03-12' } }
const master = {
  ...sampleSwimmer,
  sportRankData: { ...sportRankData, sportRank: 'MS', validTill: null },
} as const

export const swimmerCardExamples: Examples = [
  {
    title: 'all is known',
    element: <SwimmerCard swimmer={sampleSwimmer} region="Тюменская область" today={today} />,
  },
  {
    title: 'from abroad, without a rank',
    element: <SwimmerCard swimmer={foreign} region={null} today={today} />,
  },
  {
    title: 'rank expired',
    element: <SwimmerCard swimmer={expired} region="Тюменская область" today={today} />,
  },
  { title: 'rank for life', element: <SwimmerCard swimmer={master} region={null} today={today} /> },
  {
    title: 'narrow',
    element: <SwimmerCard swimmer={sampleSwimmer} region="Тюменская область" today={today} />,
    width: 288,
  },
]
