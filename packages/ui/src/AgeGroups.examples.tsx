import { AgeGroups } from './AgeGroups.tsx'
import type { Examples } from './examples.ts'

const groups = [
  { code: 'A1', minAge: 0, maxAge: 15 },
  { code: 'B1', minAge: 16, maxAge: 19 },
  { code: '18+', minAge: 18, maxAge: null },
]

export const ageGroupsExamples: Examples = [
  { title: 'some', element: <AgeGroups groups={groups} /> },
  { title: 'none', element: <AgeGroups groups={[]} /> },
]
