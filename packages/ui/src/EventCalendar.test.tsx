import { within } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { type CalendarChoice, EventCalendar } from './EventCalendar.tsx'
import { EventMonths } from './EventMonths.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { calendarEvents, calendarRegions, calendarToday, sampleHref } from './sample-calendar.ts'
import { click, render, select } from './testing/render.tsx'

const calendar = (more: Partial<Parameters<typeof EventCalendar>[0]> = {}) => (
  <EventCalendar
    views={{ month: MonthGrid, list: EventMonths }}
    events={calendarEvents}
    regions={calendarRegions}
    today={calendarToday}
    hrefOf={sampleHref}
    {...more}
  />
)
const names = (page: ReturnType<typeof render>) =>
  page.queryAllByRole('article').map((card) => within(card).getByRole('link').textContent)

it('opens on the current month and navigates to others', () => {
  const page = render(calendar())
  expect(page.getByRole('heading').textContent).toBe('январь 2026')
  expect(page.getByRole('table', { name: 'январь 2026' })).toBeTruthy()
  click(page.getByRole('button', { name: 'Следующий месяц' }))
  expect(page.getByRole('heading').textContent).toBe('февраль 2026')
  click(page.getByRole('button', { name: 'Предыдущий месяц' }))
  click(page.getByRole('button', { name: 'Предыдущий месяц' }))
  expect(page.getByRole('link', { name: 'Кубок Карелии' })).toBeTruthy()
  click(page.getByRole('button', { name: 'Сегодня' }))
  expect(page.getByRole('heading').textContent).toBe('январь 2026')
})

it('opens on the month of the next event, otherwise of the last one', () => {
  const heading = (today: string) => render(calendar({ today })).getByRole('heading').textContent
  expect(heading('2025-10-01')).toBe('декабрь 2025')
  expect(heading('2027-05-01')).toBe('февраль 2026')
})

it('lists upcoming, past and all events by month', () => {
  const page = render(calendar({ view: 'list' }), 'en')
  expect(names(page)).toEqual(['Baikal Ice', 'Tyumen Cup', 'Чемпионат Камчатки', 'Volga Festival'])
  select(page.getByLabelText('When'), 'past')
  expect(names(page)).toEqual(['Ural Cup', 'Karelia Cup'])
  expect(page.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'January 2026',
    'December 2025',
  ])
})

it('filters by the statuses and regions of its events', () => {
  const page = render(calendar({ view: 'list' }))
  const statuses = within(page.getByLabelText('Регистрация')).getAllByRole('option')
  expect(statuses.map(({ textContent }) => textContent)).toContain('Скоро закроется')
  expect(statuses.map(({ textContent }) => textContent)).not.toContain('Закрыта')
  select(page.getByLabelText('Регион'), 'RU-KR')
  expect(names(page)).toEqual(['Чемпионат Камчатки'])
  select(page.getByLabelText('Регистрация'), 'willClose')
  expect(page.getByText(/События не\sнайдены/)).toBeTruthy()
})

it.each(['calledOff', 'postponed'] as const)(
  'has no open event to choose when the only one is %s',
  (eventState) => {
    const events = calendarEvents.map((event) =>
      event.registration.state === 'open' ? { ...event, eventState } : event,
    )
    const page = render(calendar({ events, view: 'list' }))
    const statuses = within(page.getByLabelText('Регистрация')).getAllByRole('option')
    expect(statuses.map(({ textContent }) => textContent)).not.toContain('Открыта')
    expect(names(page)).toContain('Чемпионат Камчатки')
  },
)

it('hides a filter with a single option', () => {
  const page = render(calendar({ regions: calendarRegions.slice(0, 1) }))
  expect(page.queryByLabelText('Регион')).toBeNull()
})

it("reports the visitor's choice", () => {
  const onChange = vi.fn<(choice: CalendarChoice) => void>()
  const page = render(calendar({ onChange }))
  click(page.getByRole('button', { name: 'Список', pressed: false }))
  expect(page.getByRole('button', { name: 'Список', pressed: true })).toBeTruthy()
  expect(onChange).toHaveBeenCalledWith({
    view: 'list',
    month: '2026-01',
    filters: { when: 'upcoming', status: '', region: '' },
  })
})
