import type { Examples } from './examples.ts'
import { SwimmerRecords } from './SwimmerRecords.tsx'
import { sampleRank, sampleRecords } from './sample-results.ts'

export const swimmerRecordsExamples: Examples = [
  {
    title: 'records and a rank',
    element: <SwimmerRecords records={sampleRecords} rankByResult={sampleRank} />,
  },
  { title: 'a rank alone', element: <SwimmerRecords records={[]} rankByResult={sampleRank} /> },
  { title: 'nothing published', element: <SwimmerRecords records={[]} rankByResult={null} /> },
  {
    title: 'narrow',
    element: <SwimmerRecords records={sampleRecords} rankByResult={sampleRank} />,
    width: 288,
  },
]
