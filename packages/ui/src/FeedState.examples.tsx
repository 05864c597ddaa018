import { WHOLE_FEED } from './calendar-feed.ts'
import type { Examples } from './examples.ts'
import { FeedState } from './FeedState.tsx'

export const feedStateExamples: Examples = [
  { title: 'loading', element: <FeedState feed={{ ...WHOLE_FEED, state: 'loading' }} month="2026-02" /> },
  { title: 'failed', element: <FeedState feed={{ ...WHOLE_FEED, state: 'failed' }} month="2026-02" /> },
]
