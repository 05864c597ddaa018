import type { Examples } from './examples.ts'
import { RecordMarks } from './RecordMarks.tsx'
import { A_MARK } from './sample-results-list.ts'
import { useWords } from './words.ts'

const Marks = () => (
  <RecordMarks
    words={useWords()}
    records={[A_MARK, { ...A_MARK, kind: 'GWR', ageGroup: 'D1', state: 'approved', isEqualled: true }]}
  />
)

export const recordMarksExamples: Examples = [{ title: 'two records', element: <Marks /> }]
