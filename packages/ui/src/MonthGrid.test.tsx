import { expect, it, vi } from 'vitest'
import { MonthGrid } from './MonthGrid.tsx'
import { calendarEvents, calendarToday, crowdedEvents, sampleHref } from './sample-calendar.ts'
import { click, render } from './testing/render.tsx'

const january = { month: '2026-01', today: calendarToday, hrefOf: sampleHref }

it('is a table of six weeks with full weekday names as column headers', () => {
  const { getAllByRole, getByRole } = render(<MonthGrid {...january} events={calendarEvents} />)
  expect(getAllByRole('row')).toHaveLength(7)
  expect(getByRole('columnheader', { name: 'понедельник' }).textContent).toBe('пн')
})

it('links each event once a week, with a bar over its days', () => {
  const { getAllByRole } = render(<MonthGrid {...january} events={calendarEvents} />)
  const bars = getAllByRole('link').map((bar) => [bar.textContent, bar.style.getPropertyValue('--days')])
  expect(bars).toEqual([
    ['Кубок Урала', '1'],
    ['Байкал Айс', '1'],
    ['Байкал Айс', '3'],
    ['Кубок Тюмени', '2'],
    ['Кубок Тюмени', '1'],
  ])
})

it('marks an event that does not take place as announced', () => {
  const states = ['planned', 'calledOff', 'postponed'] as const
  const events = calendarEvents.slice(1, 4).map((event, index) => ({
    ...event,
    eventState: states[index] ?? 'planned',
  }))
  const { getAllByRole } = render(<MonthGrid {...january} events={events} />)
  expect(new Set(getAllByRole('link').map((bar) => bar.textContent))).toEqual(
    new Set(['Кубок Урала', 'Байкал Айс, Событие отменено', 'Кубок Тюмени, Событие перенесено']),
  )
})

it('counts the events that do not fit a day and offers to show them', () => {
  const onMore = vi.fn()
  const { getByRole } = render(<MonthGrid {...january} events={crowdedEvents} onMore={onMore} />)
  click(getByRole('button', { name: 'Ещё 3\xa0события, 24\xa0января' }))
  expect(onMore).toHaveBeenCalledWith('2026-01-24')
})

it('counts the events of a day without links when narrow', () => {
  const { queryAllByRole, getAllByText } = render(<MonthGrid {...january} events={crowdedEvents} isNarrow />)
  expect(queryAllByRole('link')).toEqual([])
  expect(getAllByText(/^5\sсобытий$/)).toHaveLength(1)
})
