import { fireEvent, waitFor } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { CalendarList } from './CalendarList.tsx'
import { WHOLE_FEED } from './calendar-feed.ts'
import { calendarEvents, calendarToday, sampleHref } from './sample-calendar.ts'
import { atOnce, render } from './testing/render.tsx'

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

it('shows three pages: adds one before it removes the first, and moves the focus to the new one', async () => {
  const numbers = [...Array(100).keys()]
  const events = numbers.flatMap((id) => calendarEvents.slice(0, 1).map((event) => ({ ...event, id })))
  const page = render(atOnce(<CalendarList {...list} events={events} when="anyTime" />))
  const shown = () => page.queryAllByRole('article').length
  const counts: number[] = []
  const watch = new MutationObserver(() => counts.push(shown()))
  watch.observe(document.body, { childList: true, subtree: true })
  for (const count of [40, 60, 80]) {
    fireEvent.click(page.getByRole('button', { name: 'Показать ещё' }))
    await waitFor(() => expect(counts).toContain(count))
  }
  await waitFor(() => expect(shown()).toBe(60))
  watch.disconnect()
  const links = page.getAllByRole('article').map((article) => article.querySelector('a'))
  expect(links.indexOf(document.activeElement as HTMLAnchorElement)).toBe(40)
})
