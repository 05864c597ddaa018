import { waitFor } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { CalendarList } from './CalendarList.tsx'
import { WHOLE_FEED } from './calendar-feed.ts'
import { calendarEvents, calendarToday, sampleHref } from './sample-calendar.ts'
import { render } from './testing/render.tsx'

const list = { events: calendarEvents, today: calendarToday, hrefOf: sampleHref } as const

it('ends before the month that is loading', async () => {
  const feed = { ...WHOLE_FEED, missing: ['2026-02'], state: 'loading' } as const
  const page = render(<CalendarList {...list} when="upcoming" feed={feed} />)
  await waitFor(() => expect(page.getAllByRole('article')).toHaveLength(2))
  expect(page.getByRole('status').textContent).toBe('Загружаем данные…')
})

it('says that no event matches', () => {
  const page = render(<CalendarList {...list} events={[]} when="past" />)
  expect(page.getByText(/События не\sнайдены/)).toBeTruthy()
})
