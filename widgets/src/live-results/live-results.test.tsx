import type { WidgetLive } from '@polynya/contract'
import { A_RESULT_LIST } from '@polynya/testkit'
import { waitFor } from '@testing-library/dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { answer, define, find, place, type Shown, textOf } from '../testing/show-widget.ts'
import { liveResults } from './live-results.ts'

const { results: listed, ...list } = A_RESULT_LIST
const rowOf = (entryId: number, recordedAt: string): WidgetLive['results'] =>
  listed.map((result) => ({
    distanceId: list.distanceId,
    result: { ...result, starter: { ...result.starter, entryId } },
    recordedAt,
  }))
const FIRST = rowOf(1, '2026-12-12T09:00:00.000Z')
const NEXT = rowOf(2, '2026-12-12T09:05:00.000Z')

let results: WidgetLive['results']
let urls: readonly string[]

/** The browser's connection to the stream, which a test drives. */
class Stream extends EventTarget {
  static readonly CLOSED = 2
  static all: Stream[] = []
  readyState = 1
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    Stream.all.push(this)
  }
  close() {
    this.readyState = Stream.CLOSED
  }
  send(type: string, data: object, lastEventId = '') {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data), lastEventId }))
  }
  fail() {
    this.readyState = Stream.CLOSED
    this.dispatchEvent(new Event('error'))
  }
}
const open = () => Stream.all.filter(({ readyState }) => readyState !== Stream.CLOSED)

function turn(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeAll(() => define(liveResults))

beforeEach(() => {
  Stream.all = []
  results = FIRST
  vi.stubGlobal('EventSource', Stream)
  urls = answer(() => ({
    event: { id: 7, name: 'Кубок Тюмени', nameEn: null, timeZone: 'Asia/Yekaterinburg' },
    lists: [list],
    results,
  }))
})

afterEach(async () => {
  document.body.replaceChildren()
  await waitFor(() => expect(open()).toEqual([]))
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const TAG = '<polynya-live-results event="7"></polynya-live-results>'
async function shown(html = TAG): Promise<Shown> {
  const element = place(html)
  await element.ready
  await waitFor(() => expect(open()).toHaveLength(1))
  return element
}

it('follows an event by one stream for all widgets of the page', async () => {
  place(TAG.repeat(3))
  await Promise.all([...document.body.children].map((each) => (each as Shown).ready))
  await waitFor(() =>
    expect(Stream.all.map(({ url }) => url)).toEqual(['https://polynya.test/api/v1/events/stream/7']),
  )
  expect(urls).toEqual(['https://polynya.test/api/v1/widgets/live/7'])
  results = NEXT
  open()[0]?.send('change', { kind: 'result' }, '41')
  await waitFor(() => expect(urls).toHaveLength(2))
  expect(urls[1]).toBe('https://polynya.test/api/v1/widgets/live/7?after=41')
})

it('marks the results that arrive', async () => {
  const element = await shown()
  expect(find(element, '[data-fresh]')).toEqual([])
  results = [...NEXT, ...FIRST]
  open()[0]?.send('change', { kind: 'result' }, '41')
  await waitFor(() => expect(find(element, 'tbody tr')).toHaveLength(2))
  await waitFor(() => expect(find(element, '[data-fresh]')).toHaveLength(1))
  expect(find(element, '[data-fresh]')[0]?.textContent).toContain('новое')
})

it('draws the last row of a full step after the result that has pushed it down', async () => {
  // One and then three steps of five.
  const sixteen = Array.from({ length: 16 }, (_, at) =>
    rowOf(10 + at, `2026-12-12T09:${59 - at}:00.000Z`),
  ).flat()
  results = sixteen
  const element = await shown()
  const counted = () => find(element, 'tbody tr').length
  await waitFor(() => expect(counted()).toBe(16))
  const steps: number[] = []
  const drawing = new MutationObserver(() => steps.push(counted()))
  drawing.observe(element.shadowRoot as ShadowRoot, { childList: true, subtree: true })
  results = [...rowOf(1, '2026-12-12T10:15:00.000Z'), ...sixteen]
  open()[0]?.send('change', { kind: 'result' }, '41')
  await waitFor(() => expect(counted()).toBe(17))
  drawing.disconnect()
  expect(find(element, 'tbody tr')[0]?.dataset.fresh).toBeDefined()
  expect(steps[0]).toBe(16)
})

it('does not read again for a change of something else, or for a beat', async () => {
  const element = await shown()
  open()[0]?.send('change', { kind: 'session' }, '41')
  open()[0]?.send('beat', {})
  await new Promise((done) => setTimeout(done, 500))
  expect(urls).toHaveLength(1)
  expect(textOf(element)).toMatch(/Обновляется сразу · данные \d\sс\sназад/)
})

it('closes the stream while the page is hidden, and catches up with what it missed', async () => {
  await shown()
  open()[0]?.send('ready', { last: 40 })
  turn('hidden')
  expect(open()).toEqual([])
  turn('visible')
  expect(open()).toHaveLength(1)
  open()[0]?.send('ready', { last: 43 })
  await waitFor(() => expect(urls.at(-1)).toContain('?after=43'))
})

it('polls while the stream fails, says so, and tries the stream again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const element = await shown()
  open()[0]?.fail()
  await waitFor(() => expect(textOf(element)).toContain('Нет связи'))
  results = [...NEXT, ...FIRST]
  await vi.advanceTimersByTimeAsync(16_000)
  await waitFor(() => expect(find(element, 'tbody tr')).toHaveLength(2))
  await vi.advanceTimersByTimeAsync(16_000)
  expect(open()).toHaveLength(1)
  open()[0]?.send('ready', { last: 43 })
  await waitFor(() => expect(textOf(element)).toContain('Обновляется сразу'))
  const count = urls.length
  await vi.advanceTimersByTimeAsync(20_000)
  expect(urls).toHaveLength(count)
})

it('tells screen readers how many are new, and no more often than every ten seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const element = await shown()
  const announced = () => find(element, '.visually-hidden[role=status]').at(-1)?.textContent
  results = [...NEXT, ...FIRST]
  open()[0]?.send('change', { kind: 'result' }, '41')
  await waitFor(() => expect(find(element, '[data-fresh]')).toHaveLength(1))
  expect(announced()).toBe('')
  await vi.advanceTimersByTimeAsync(10_000)
  await waitFor(() => expect(announced()).toBe('1 новый результат'))
})

it('has no results yet', async () => {
  results = []
  const element = await shown()
  expect(textOf(element)).toContain('Результатов ещё нет')
})
