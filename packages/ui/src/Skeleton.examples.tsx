import type { Examples } from './examples.ts'
import { Skeleton } from './Skeleton.tsx'

export const skeletonExamples: Examples = [
  { title: 'lines', element: <Skeleton shape="line" count={3} /> },
  { title: 'rows', element: <Skeleton shape="row" count={2} /> },
  { title: 'card', element: <Skeleton shape="card" /> },
]
