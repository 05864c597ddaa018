import type { Examples } from './examples.ts'
import { LoadMore } from './LoadMore.tsx'

const ignore = () => undefined

export const loadMoreExamples: Examples = [
  { title: 'more to come', element: <LoadMore shown={16} total={42} onMore={ignore} /> },
  { title: 'loading', element: <LoadMore shown={16} total={42} isLoading onMore={ignore} /> },
  { title: 'failed', element: <LoadMore shown={16} total={42} hasFailed onMore={ignore} /> },
  {
    title: 'no more swimmers',
    element: <LoadMore shown={600} total={600} of="swimmers" end="Больше пловцов нет" onMore={ignore} />,
  },
  { title: 'all shown', element: <LoadMore shown={42} total={42} onMore={ignore} /> },
]
