import { waitFor, within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { CalendarList } from './CalendarList.tsx'
import type { CalendarFeed } from './calendar-feed.ts'
import { type CalendarChoice, EventCalendar } from './EventCalendar.tsx'
import { MonthView } from './MonthView.tsx'
import {
  calendarEvents,
  calendarRegions,
  calendarToday,
  crowdedEvents,
  sampleHref,
} from './sample-calendar.ts'
import { atOnce, click, render, select } from './testing/render.tsx'

const calendar = (more: Partial<Parameters<typeof EventCalendar>[0]> = {}) => (
  <EventCalendar
    views={{ month: MonthView, list: CalendarList }}
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
  const page = render(atOnce(calendar()))
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

it('lists upcoming, past and all events by month', async () => {
  const page = render(calendar({ view: 'list' }), 'en')
  const upcoming = ['Baikal Ice', 'Tyumen Cup', 'Чемпионат Камчатки', 'Volga Festival']
  await waitFor(() => expect(names(page)).toEqual(upcoming))
  select(page.getByLabelText('When'), 'past')
  await waitFor(() => expect(names(page)).toEqual(['Ural Cup', 'Karelia Cup']))
  expect(page.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'January 2026',
    'December 2025',
  ])
})

it('has no frame without events when a filter changes', async () => {
  const page = render(calendar({ view: 'list' }), 'en')
  await waitFor(() => expect(names(page)).toHaveLength(4))
  select(page.getByLabelText('When'), 'past')
  expect(names(page)).toEqual(['Ural Cup', 'Karelia Cup'])
})

it('links to the registrations of its list, and to a calendar to subscribe to, if it has them', () => {
  const registerHrefOf = ({ id }: { id: number }) => (id === 3 ? '/register?e=3' : undefined)
  const links = { registerHrefOf, subscribeHref: 'webcal://swim.example/calendar/events.ics' }
  const page = render(atOnce(calendar({ view: 'list', ...links })), 'en')
  const registrations = page.getAllByRole('link', { name: /^Register/ })
  expect(registrations.map((link) => link.getAttribute('aria-label'))).toEqual(['Register: Baikal Ice'])
  const subscription = page.getByRole('link', { name: 'Subscribe to the calendar' })
  expect(subscription.getAttribute('href')).toBe(links.subscribeHref)
  const without = render(atOnce(calendar({ view: 'list' })), 'en')
  expect(without.queryByRole('link', { name: /Register|Subscribe/ })).toBeNull()
})

it('filters by the statuses and regions of its events', () => {
  const page = render(atOnce(calendar({ view: 'list' })))
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
  async (eventState) => {
    const events = calendarEvents.map((event) =>
      event.registration.state === 'open' ? { ...event, eventState } : event,
    )
    const page = render(calendar({ events, view: 'list' }))
    const statuses = within(page.getByLabelText('Регистрация')).getAllByRole('option')
    expect(statuses.map(({ textContent }) => textContent)).not.toContain('Открыта')
    await waitFor(() => expect(names(page)).toContain('Чемпионат Камчатки'))
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
    day: null,
    filters: { when: 'upcoming', status: '', region: '' },
  })
})

it('opens the day whose events do not fit, with the focus on its name, and leads back to all days', async () => {
  const events = [...crowdedEvents, ...calendarEvents.slice(4)]
  const page = render(atOnce(calendar({ events, view: 'month' })))
  click(page.getByRole('button', { name: 'Ещё 3\xa0события, 24\xa0января' }))
  const heading = page.getByRole('heading', { name: '24\xa0января' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  await waitFor(() => expect(names(page)).toHaveLength(crowdedEvents.length))
  click(page.getByRole('button', { name: 'Все события' }))
  await waitFor(() => expect(names(page)).toHaveLength(events.length))
})

it('says that a month is empty, and what the colours of another one mean', () => {
  const page = render(atOnce(calendar({ view: 'month' })))
  const legend = within(page.getByRole('list', { name: 'Что значат цвета' }))
  expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Событие завершено',
    'Событие идёт',
    'Скоро закроется',
  ])
  click(page.getByRole('button', { name: 'Предыдущий месяц' }))
  click(page.getByRole('button', { name: 'Предыдущий месяц' }))
  expect(page.getByRole('status').textContent).toBe('В\xa0этом месяце событий нет')
})

describe('a feed that is loaded by month', () => {
  const partial = (more: Partial<CalendarFeed> = {}): CalendarFeed => ({
    missing: ['2026-02'],
    state: 'idle',
    isMissing: (month) => month === '2026-02',
    load: vi.fn(),
    ...more,
  })
  const events = calendarEvents.slice(0, 4)

  it('loads a month when the visitor turns to it', async () => {
    const feed = partial()
    const page = render(atOnce(calendar({ events, feed, view: 'month' })))
    expect(feed.load).not.toHaveBeenCalled()
    click(page.getByRole('button', { name: 'Следующий месяц' }))
    await waitFor(() => expect(feed.load).toHaveBeenCalledWith('2026-02'))
    expect(page.getByRole('status').textContent).toBe('Загружаем данные…')
  })

  it('loads the months that follow in a list', async () => {
    const feed = partial()
    render(calendar({ events, feed, view: 'list' }))
    await waitFor(() => expect(feed.load).toHaveBeenCalledWith('2026-02'))
  })

  it('offers to load again what failed', () => {
    const feed = partial({ state: 'failed' })
    const page = render(calendar({ events, feed, view: 'list' }))
    expect(page.getByRole('alert').textContent).toBe('Не\xa0удалось загрузить данные')
    click(page.getByRole('button', { name: 'Повторить' }))
    expect(feed.load).toHaveBeenCalledWith('2026-02')
  })
})

it('shows a long list a page at a time, with the focus on the first of the new events', async () => {
  const events = new Array(30).fill(calendarEvents[4]).map((event, at) => ({ ...event, id: at + 1 }))
  const page = render(calendar({ events, view: 'list' }))
  await waitFor(() => expect(names(page)).toHaveLength(20))
  click(page.getByRole('button', { name: 'Показать ещё' }))
  await waitFor(() => expect(names(page)).toHaveLength(30))
  expect(document.activeElement?.getAttribute('href')).toBe('/view-event/21')
  expect(page.queryByRole('button', { name: 'Показать ещё' })).toBeNull()
})

it('focuses the first event of a page while the preceding page is still being drawn', async () => {
  const events = new Array(90).fill(calendarEvents[4]).map((event, at) => ({ ...event, id: at + 1 }))
  const page = render(calendar({ events, view: 'list' }))
  expect(names(page)).toHaveLength(0)
  click(page.getByRole('button', { name: 'Показать ещё' }))
  await waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe('/view-event/21'))
})

it('shows at most three pages of a list of hundreds, and leads back to the preceding ones', async () => {
  const events = new Array(90).fill(calendarEvents[4]).map((event, at) => ({ ...event, id: at + 1 }))
  const registerHrefOf = ({ id }: { id: number }) => `/register?e=${id}`
  const page = render(calendar({ events, view: 'list', registerHrefOf }))
  const shown = () =>
    [...page.container.querySelectorAll('.event-card-name a')].map((link) =>
      Number(link.getAttribute('href')?.split('/').at(-1)),
    )
  const showsPages = async (first: number, last: number, focused: number) => {
    await waitFor(() => expect([shown().at(0), shown().at(-1)]).toEqual([first, last]))
    expect(shown()).toHaveLength(last - first + 1)
    await waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe(`/view-event/${focused}`))
  }
  const further = () => click(page.getByRole('button', { name: 'Показать ещё' }))
  const preceding = () => page.getByRole('button', { name: 'Показать предыдущие' })
  await waitFor(() => expect(shown()).toHaveLength(20))
  further()
  await showsPages(1, 40, 21)
  further()
  await showsPages(1, 60, 41)
  further()
  await showsPages(21, 80, 61)
  further()
  await showsPages(41, 90, 81)
  expect(page.queryByRole('button', { name: 'Показать ещё' })).toBeNull()
  click(preceding())
  await showsPages(21, 80, 21)
  click(preceding())
  await showsPages(1, 60, 1)
  expect(page.queryByRole('button', { name: 'Показать предыдущие' })).toBeNull()
})
