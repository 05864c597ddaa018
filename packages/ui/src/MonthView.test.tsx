import { waitFor } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { CalendarList } from './CalendarList.tsx'
import { WHOLE_FEED } from './calendar-feed.ts'
import { MonthView } from './MonthView.tsx'
import { calendarEvents, calendarToday, sampleHref } from './sample-calendar.ts'
import { atOnce, render } from './testing/render.tsx'

const january = {
  ...{ List: CalendarList, events: calendarEvents, feed: WHOLE_FEED, isNarrow: false },
  ...{ month: '2026-01', today: calendarToday, hrefOf: sampleHref },
}

it('says that a month has no events', () => {
  const page = render(atOnce(<MonthView {...january} month="2026-05" />), 'en')
  expect(page.getByRole('status').textContent).toBe('No events this month')
})

it('is drawn after the first frame', async () => {
  const page = render(<MonthView {...january} />)
  expect(page.queryByRole('table')).toBeNull()
  expect(await page.findByRole('table')).toBeTruthy()
})

it('lists the events of the month when narrow', async () => {
  const page = render(<MonthView {...january} isNarrow />)
  await waitFor(() => expect(page.getAllByRole('article')).toHaveLength(3))
})

it('loads a month that is missing', async () => {
  const feed = { ...WHOLE_FEED, isMissing: () => true, load: vi.fn() }
  render(<MonthView {...january} feed={feed} />)
  await waitFor(() => expect(feed.load).toHaveBeenCalledWith('2026-01'))
})
