import type { WidgetEvent } from '@polynya/contract'
import { CUP } from '@polynya/testkit'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { answer, define, find, place, textOf } from '../testing/show-widget.ts'
import { eventCalendar } from './event-calendar.ts'

const eventOf = (id: number, name: string, startDate: string): WidgetEvent => ({
  ...{ ...CUP, id, name, startDate, endDate: startDate },
})
const december = eventOf(1, 'Кубок Тюмени', '2026-12-12')

let months: Readonly<Record<string, readonly WidgetEvent[]>>
let urls: readonly string[]

beforeAll(() => define(eventCalendar))

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-01T12:00:00Z') })
  months = { '2026-12': [december] }
  urls = answer((url) => {
    const month = new URL(url).searchParams.get('month')
    return { events: months[month ?? '2026-12'] ?? [], regions: [], missing: [], since: '2026-07-01' }
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
