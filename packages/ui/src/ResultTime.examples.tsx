import type { Examples } from './examples.ts'
import { ResultTime } from './ResultTime.tsx'
import { A_RESULT_LIST, aResult } from './sample-results-list.ts'

export const resultTimeExamples: Examples = [
  ...A_RESULT_LIST.results.map((result) => ({
    title: [result.status, result.code, result.finalTime].filter(Boolean).join(' '),
    element: <ResultTime result={result} />,
  })),
  { title: 'untimed', element: <ResultTime result={aResult(1, { rawTime: null, finalTime: null })} /> },
  { title: 'splits', element: <ResultTime result={aResult(1, { splits: ['00:15.20'] })} /> },
]
