import { DayProgramme } from './DayProgramme.tsx'
import type { Examples } from './examples.ts'
import { sampleDays } from './sample-event.ts'

export const dayProgrammeExamples: Examples = [
  { title: 'two days', element: <DayProgramme days={sampleDays} /> },
  { title: 'narrow', element: <DayProgramme days={sampleDays} />, width: 260 },
]
