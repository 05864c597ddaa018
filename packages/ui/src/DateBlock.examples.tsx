import { DateBlock } from './DateBlock.tsx'
import type { Examples } from './examples.ts'

export const dateBlockExamples: Examples = [
  { title: 'several days', element: <DateBlock startDate="2026-01-24" endDate="2026-01-26" /> },
  { title: 'one day', element: <DateBlock startDate="2026-02-07" endDate="2026-02-07" /> },
  { title: 'over the end of a month', element: <DateBlock startDate="2026-01-31" endDate="2026-02-01" /> },
  { title: 'unknown', element: <DateBlock startDate={null} endDate={null} /> },
]
