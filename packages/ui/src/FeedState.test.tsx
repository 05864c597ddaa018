import { expect, it, vi } from 'vitest'
import { WHOLE_FEED } from './calendar-feed.ts'
import { FeedState } from './FeedState.tsx'
import { click, render } from './testing/render.tsx'

it('offers to load a month again that failed', () => {
  const load = vi.fn()
  const page = render(<FeedState feed={{ ...WHOLE_FEED, state: 'failed', load }} month="2026-02" />, 'en')
  expect(page.getByRole('alert')).toBeTruthy()
  click(page.getByRole('button', { name: 'Retry' }))
  expect(load).toHaveBeenCalledWith('2026-02')
})
