import type { Examples } from './examples.ts'
import { SwimmerRow } from './SwimmerRow.tsx'
import { sampleSwimmer } from './sample-swimmer.ts'

const href = '/view-swimmer/SOKO004217'
const { swimmerInfo } = sampleSwimmer

export const swimmerRowExamples: Examples = [
  { title: 'all is known', element: <SwimmerRow swimmer={sampleSwimmer} href={href} /> },
  {
    title: 'an own profile that waits to be confirmed',
    element: <SwimmerRow swimmer={{ ...sampleSwimmer, i_status: 0 }} href={href} />,
  },
  {
    title: 'without a club, known in one script alone',
    element: (
      <SwimmerRow
        swimmer={{
          ...sampleSwimmer,
          nativeFirstName: null,
          nativePatronim: null,
          nativeLastName: null,
          swimmerInfo: { ...swimmerInfo, club: null },
        }}
        href={href}
      />
    ),
  },
  {
    title: 'narrow, with a long name',
    element: (
      <SwimmerRow
        swimmer={{ ...sampleSwimmer, nativeLastName: 'Константинопольская-Преображенская' }}
        href={href}
      />
    ),
    width: 288,
  },
]
