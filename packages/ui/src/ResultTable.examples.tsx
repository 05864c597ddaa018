import type { Examples } from './examples.ts'
import { ResultTable } from './ResultTable.tsx'
import { A_RELAY_LIST, A_RESULT_LIST } from './sample-results-list.ts'

const hrefOf = (iwsaid: string) => `/view-swimmer/${iwsaid}`

export const resultTableExamples: Examples = [
  { title: 'all outcomes', element: <ResultTable list={A_RESULT_LIST} hrefOf={hrefOf} /> },
  { title: 'narrow', element: <ResultTable list={A_RESULT_LIST} hrefOf={hrefOf} />, width: 320 },
  {
    title: 'a swimmer brought out',
    element: <ResultTable list={A_RESULT_LIST} hrefOf={hrefOf} highlighted="MORO000002" />,
  },
  { title: 'a relay', element: <ResultTable list={A_RELAY_LIST} hrefOf={hrefOf} /> },
  { title: 'no results', element: <ResultTable list={{ ...A_RESULT_LIST, results: [] }} hrefOf={hrefOf} /> },
]
