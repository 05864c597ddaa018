import type { Examples } from './examples.ts'
import { PersonalBest } from './PersonalBest.tsx'

export const personalBestExamples: Examples = [{ title: 'a gain', element: <PersonalBest gainCs={120} /> }]
