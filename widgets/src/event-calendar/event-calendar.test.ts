import type { WidgetEvent } from '@polynya/contract'
import { CUP } from '@polynya/testkit'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { answer, define, find, place, textOf } from '../testing/show-widget.ts'
import { eventCalendar } from './event-calendar.ts'

const eventOf = (id: number, name: string, startDate: string): WidgetEvent => ({
  ...{ ...CUP, id, name, startDate, endDate: startDate },
})
const december = eventOf(1, 'Кубок Тюмени', '2026-12-12')

/** Events by month; those of `missing` are not in the start of the feed. */
let months: Readonly<Record<string, readonly WidgetEvent[]>>
let missing: readonly string[]
let isDown: boolean
let urls: readonly string[]

beforeAll(() => define(eventCalendar))

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-01T12:00:00Z') })
  months = { '2026-12': [december] }
  missing = []
  isDown = false
  urls = answer((url) => {
    const month = new URL(url).searchParams.get('month')
    if (month && isDown) return undefined
    return { events: months[month ?? '2026-12'] ?? [], regions: [], missing, since: '2026-07-01' }
  })
})

afterEach(() => {
  document.body.replaceChildren()
  vi.useRealTimers()
})

const later = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * 60_000)
const button = (element: Element, label: string) =>
  find(element, 'button').find(({ ariaLabel, textContent }) => ariaLabel === label || textContent === label)

async function shown(view: 'month' | 'list') {
  const element = place(`<polynya-event-calendar view="${view}"></polynya-event-calendar>`)
  await vi.waitFor(() => expect(textOf(element)).toContain('Кубок Тюмени'))
  return element
}

it('says that a month has no events', async () => {
  const element = await shown('month')
  button(element, 'Предыдущий месяц')?.click()
  await vi.waitFor(() => expect(textOf(element)).toContain('В\xa0этом месяце событий нет'))
})

it('shows what has changed once an open tab has loaded it again', async () => {
  const element = await shown('list')
  months = { '2026-12': [december, eventOf(3, 'Кубок Пскова', '2026-12-20')] }
  await later(9)
  expect(urls).toHaveLength(1)
  expect(textOf(element)).not.toContain('Кубок Пскова')
  await later(4)
  await vi.waitFor(() => expect(textOf(element)).toContain('Кубок Пскова'))
  expect(urls).toHaveLength(2)
})

const JANUARY = '2027-01'
const requestsOf = (month: string) => urls.filter((url) => url.includes(`month=${month}`)).length
async function turn(element: Element, month: string, label = 'Следующий месяц') {
  button(element, label)?.click()
  await vi.waitFor(() => expect(textOf(element)).toContain(month))
}
const january = (name: string) => ({ ...months, [JANUARY]: [eventOf(4, name, `${JANUARY}-16`)] })

it('loads the month that a visitor turns to once, and again when it loads its start again', async () => {
  missing = [JANUARY]
  months = january('Кубок Урала')
  const element = await shown('month')
  expect(requestsOf(JANUARY)).toBe(0)
  await turn(element, 'январь 2027')
  await vi.waitFor(() => expect(textOf(element)).toContain('Кубок Урала'))
  await turn(element, 'декабрь 2026', 'Предыдущий месяц')
  await turn(element, 'январь 2027')
  await vi.waitFor(() => expect(textOf(element)).toContain('Кубок Урала'))
  expect(requestsOf(JANUARY)).toBe(1)
  months = january('Кубок Волги')
  await later(13)
  await vi.waitFor(() => expect(textOf(element)).toContain('Кубок Волги'))
  expect(requestsOf(JANUARY)).toBe(2)
})

it('leaves a loaded month as it is where it cannot be loaded again', async () => {
  missing = [JANUARY]
  months = january('Кубок Урала')
  const element = await shown('month')
  await turn(element, 'январь 2027')
  await vi.waitFor(() => expect(textOf(element)).toContain('Кубок Урала'))
  isDown = true
  await later(13)
  await vi.waitFor(() => expect(requestsOf(JANUARY)).toBe(2))
  expect(textOf(element)).toContain('Кубок Урала')
  expect(button(element, 'Повторить')).toBeUndefined()
})

it('offers to load a month again, after which others load by themselves', async () => {
  missing = [JANUARY, '2027-02', '2027-03']
  months = { ...january('Кубок Урала'), '2027-03': [eventOf(5, 'Кубок Камы', '2027-03-20')] }
  isDown = true
  const element = await shown('month')
  await turn(element, 'январь 2027')
  await turn(element, 'февраль 2027')
  await vi.waitFor(() => expect(textOf(element)).toContain('Не\xa0удалось загрузить данные'))
  isDown = false
  button(element, 'Повторить')?.click()
  await vi.waitFor(() => expect(textOf(element)).toContain('В\xa0этом месяце событий нет'))
  await turn(element, 'март 2027')
  await vi.waitFor(() => expect(textOf(element)).toContain('Кубок Камы'))
  expect(button(element, 'Повторить')).toBeUndefined()
})

it.each(['month', 'list'] as const)('loads what has failed in a %s once the page is online', async (view) => {
  missing = [JANUARY]
  months = january('Кубок Урала')
  isDown = true
  const element = await shown(view)
  if (view === 'month') await turn(element, 'январь 2027')
  await vi.waitFor(() => expect(textOf(element)).toContain('Не\xa0удалось загрузить данные'))
  isDown = false
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(textOf(element)).toContain('Кубок Урала'))
  expect(textOf(element)).not.toContain('Не\xa0удалось')
})

it.each([
  ['', ''],
  ['federation="RU-KR"', '&region=RU-KR'],
])('can be subscribed to: all events, or those of its region (%s)', async (attributes, query) => {
  const element = place(`<polynya-event-calendar ${attributes}></polynya-event-calendar>`)
  const address = () => find(element, '.calendar-subscribe a')[0]?.getAttribute('href')
  const expected = new RegExp(`^webcal://[^?]+/calendar/events\\.ics\\?lang=ru${query}$`)
  await vi.waitFor(() => expect(address()).toMatch(expected))
})
