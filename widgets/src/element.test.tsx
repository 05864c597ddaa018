/**
 * Behaviour that r2wc lacks, on React and on Preact. The widgets gallery (e2e) asserts the same for the built
 * files.
 */

import { eventCalendarSource } from '@polynya/contract/widget-sources/event-calendar'
import type { Source } from '@polynya/contract/widget-sources/source'
import { useWords } from '@polynya/ui'
import { waitFor } from '@testing-library/dom'
import { afterEach, beforeAll, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { defineWidget } from './define-widget.ts'
import { lazyView } from './lazy-view.tsx'
import type { TagName } from './tags.ts'
import type { Widget } from './widget.ts'
import type { WidgetHost } from './widget-host.ts'

type Shown = WidgetHost & { readonly ready: Promise<object>; season: string }
type Data = { readonly name: string }

/** No widget has it: files of one worker share the page's elements. */
const TAG: string = 'polynya-sample'

const attributes = {
  season: { pattern: /^\d{4}-\d{4}$/, selects: true },
  limit: { pattern: /^\d+$/, max: 100 },
} as const

const widget: Widget<Data, typeof attributes> = {
  tag: TAG as TagName,
  source: eventCalendarSource,
  attributes,
  styles: [],
  texts: {
    ru: {},
    en: async () => ({ widgets: { calendar: { label: 'Sample' } } }),
  },
  formats: () => ({}),
  isShaped: (body) => typeof (body as Data | null)?.name === 'string',
  countOf: () => 1,
  View: ({ data, settings }) => {
    const { t } = useWords()
    if (data.name === 'broken') throw new Error('broken')
    if (data.name === 'later') return <Later name={data.name} />
    if (data.name === 'never') return <Never name={data.name} />
    return <input aria-label={`${data.name} ${settings.season}`} title={t('widgets:calendar.label')} />
  },
}

const Name = ({ name }: Data) => <b>{name}</b>
const Later = lazyView(async () => ({ View: Name, styles: ['b {}'] }))
const Never = lazyView<Data>(async () => {
  if (isOffline) throw new Error('offline')
  return { View: Name, styles: [] }
})

let isOffline = true
let answer: () => Response
let warn: MockInstance

beforeAll(() => {
  // jsdom has `CSSStyleSheet` without `replaceSync`.
  CSSStyleSheet.prototype.replaceSync ??= () => {}
  vi.stubGlobal('CSS', { supports: () => true })
  defineWidget(widget, 'https://polynya.test')
})

beforeEach(() => {
  answer = () => Response.json({ data: { name: 'Baikal' } })
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  )
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  document.body.replaceChildren()
  Reflect.set(globalThis, Symbol.for('polynya.reads'), undefined)
  vi.unstubAllGlobals()
})

function place(html: string): Shown {
  document.body.innerHTML = html
  return document.body.querySelector('polynya-sample') as Shown
}
const input = (element: Element) => element.shadowRoot?.querySelector('input') ?? null
const labelOf = (element: Element) => input(element)?.getAttribute('aria-label')
const url = () => vi.mocked(fetch).mock.calls.at(-1)?.[0]

it('loads the data of its attributes and shows them', async () => {
  const element = place('<polynya-sample season="2025-2026"></polynya-sample>')
  expect(await element.ready).toMatchObject({ widget: 'polynya-sample', count: 1 })
  expect(url()).toBe('https://polynya.test/api/v1/widgets/events?season=2025-2026')
  await waitFor(() => expect(labelOf(element)).toBe('Baikal 2025-2026'))
})

it('follows attributes that are changed, emptied and removed', async () => {
  const element = place('<polynya-sample season="2025-2026"></polynya-sample>')
  await element.ready
  element.setAttribute('season', '2026-2027')
  await waitFor(() => expect(labelOf(element)).toBe('Baikal 2026-2027'))
  for (const clear of [() => element.setAttribute('season', ''), () => element.removeAttribute('season')]) {
    clear()
    await waitFor(() => expect(labelOf(element)).toBe('Baikal '))
  }
})

it('follows an attribute that a listener of its ready event sets', async () => {
  const descriptions = (domEvent: Event) => (domEvent.target as Element).setAttribute('season', '2026-2027')
  addEventListener('polynya-ready', descriptions, { once: true })
  const element = place('<polynya-sample></polynya-sample>')
  await waitFor(() => expect(labelOf(element)).toBe('Baikal 2026-2027'))
  await waitFor(() => expect(url()).toBe('https://polynya.test/api/v1/widgets/events?season=2026-2027'))
})

it('shows no data for a value that it does not understand, and names it once', async () => {
  const element = place('<polynya-sample season="soon" lang="en"></polynya-sample>')
  await waitFor(() => expect(element.shadowRoot?.textContent).toContain('Invalid attribute season: “soon”'))
  element.setAttribute('theme', 'dark')
  await waitFor(() => expect(element.shadowRoot?.querySelector('[data-theme=dark]')).not.toBeNull())
  await waitFor(() => expect(warn).toHaveBeenCalled())
  expect(warn.mock.calls).toEqual([['<polynya-sample> season="soon" is not understood']])
  expect(fetch).not.toHaveBeenCalled()
})

it('requests as much as there may be where the page requests more, and warns about it', async () => {
  const element = place('<polynya-sample limit="5000" theme="pink"></polynya-sample>')
  await element.ready
  expect(url()).toBe('https://polynya.test/api/v1/widgets/events?limit=100')
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(2))
  expect(warn).toHaveBeenCalledWith('<polynya-sample> limit="5000" is above 100, which is used instead')
  expect(warn).toHaveBeenCalledWith('<polynya-sample> theme="pink" is not understood')
})

it('warns about attributes that it does not have, but not about those of HTML and of libraries', async () => {
  const ofOthers =
    'id="a" class="b" style="color: red" title="c" tabindex="0" accesskey="s" itemprop="event" data-d="e" aria-label="f" x-on:click="g" v-cloak ng-if="h" _nghost-abc'
  const element = place(`<polynya-sample region="RU-KR" age-groups="E1" ${ofOthers}></polynya-sample>`)
  await element.ready
  await waitFor(() => expect(warn).toHaveBeenCalled())
  expect(warn.mock.calls).toEqual([
    ['<polynya-sample> region="RU-KR" is not understood'],
    ['<polynya-sample> age-groups="E1" is not understood'],
  ])
})

it('names a required attribute that is missing, until it is there', async () => {
  const tag: string = 'polynya-required-sample'
  const source: Source = (get) => (get('season') ? eventCalendarSource(get) : null)
  defineWidget({ ...widget, tag: tag as TagName, source }, 'https://polynya.test')
  document.body.innerHTML = `<${tag}></${tag}>`
  const element = document.body.firstElementChild as Shown
  await waitFor(() => expect(warn).toHaveBeenCalled())
  element.setAttribute('season', 'soon')
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(2))
  element.setAttribute('season', '2025-2026')
  await element.ready
  expect(warn.mock.calls).toEqual([
    [`<${tag}> requires the attribute season`],
    [`<${tag}> season="soon" is not understood`],
  ])
})

it('follows the language of the page', async () => {
  answer = () => new Response(null, { status: 404 })
  const element = place('<polynya-sample></polynya-sample>')
  await waitFor(() => expect(element.shadowRoot?.querySelector('[role=alert]')).not.toBeNull())
  expect(element.shadowRoot?.textContent).not.toContain('Not found')
  document.documentElement.lang = 'en'
  await waitFor(() => expect(element.shadowRoot?.textContent).toContain('Not found'))
  document.documentElement.removeAttribute('lang')
})

it('reads properties as attributes', async () => {
  const element = place('<polynya-sample></polynya-sample>')
  element.season = '2024-2025'
  await element.ready
  expect(element.getAttribute('season')).toBe('2024-2025')
})

it('preserves its state when moved and unmounts when removed', async () => {
  const element = place('<polynya-sample></polynya-sample><aside></aside>')
  await waitFor(() => expect(input(element)).not.toBeNull())
  const before = input(element)
  document.querySelector('aside')?.append(element)
  await Promise.resolve()
  expect(input(element)).toBe(before)
  element.remove()
  await waitFor(() => expect(input(element)).toBeNull())
})

it('reuses a shadow root that is in the page already', async () => {
  const element = document.createElement('polynya-sample') as Shown
  const root = element.shadowRoot
  expect(element.attachShadow({ mode: 'open' })).toBe(root)
})

/** A tag in whose shadow root a server has rendered content. */
function served(lang: string, tag = TAG): Shown {
  const element = document.implementation.createHTMLDocument().createElement(tag)
  element.lang = lang
  element.attachShadow({ mode: 'open' }).innerHTML = '<div class="r"><i>Served</i></div>'
  document.body.replaceChildren(element)
  return element as Shown
}
const servedIn = (element: Element) => element.shadowRoot?.querySelector('i') ?? null

it('leaves what a server rendered in place until the texts of its language are loaded', async () => {
  // A tag of its own, whose texts are not loaded yet.
  const tag: string = 'polynya-served-sample'
  defineWidget({ ...widget, tag: tag as TagName }, 'https://polynya.test')
  const element = served('en', tag)
  const seen: boolean[] = []
  const changes = new MutationObserver(() => seen.push(Boolean(servedIn(element) ?? input(element))))
  changes.observe(element.shadowRoot as ShadowRoot, { childList: true, subtree: true })
  await element.ready
  changes.disconnect()
  expect(servedIn(element)).toBeNull()
  expect(input(element)).not.toBeNull()
  expect(seen).not.toContain(false)
})

it('leaves what a server rendered in place while a view cannot be loaded', async () => {
  isOffline = true
  answer = () => Response.json({ data: { name: 'never' } })
  const failed = new Promise((done) => addEventListener('polynya-error', done, { once: true }))
  const element = served('ru')
  expect((await failed) as CustomEvent).toMatchObject({ detail: { code: 'load' } })
  await waitFor(() => expect(element.shadowRoot?.querySelector('[role=alert]')).not.toBeNull())
  expect(servedIn(element)).not.toBeNull()
  isOffline = false
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(element.shadowRoot?.querySelector('b')?.textContent).toBe('never'))
  expect(servedIn(element)).toBeNull()
  isOffline = true
})

it('replaces what a server rendered by what failed, where a component throws', async () => {
  answer = () => Response.json({ data: { name: 'broken' } })
  const failed = new Promise((done) => addEventListener('polynya-error', done, { once: true }))
  addEventListener('error', (domEvent) => domEvent.preventDefault(), { once: true })
  const element = served('ru')
  expect((await failed) as CustomEvent).toMatchObject({ detail: { code: 'render' } })
  await waitFor(() => expect(servedIn(element)).toBeNull())
  expect(element.shadowRoot?.querySelector('[role=alert]')).not.toBeNull()
})

it('shows what failed together with its fallback content', async () => {
  answer = () => new Response(null, { status: 404 })
  const failed = new Promise((done) => addEventListener('polynya-error', done, { once: true }))
  const element = place('<polynya-sample><a href="/">All</a></polynya-sample>')
  expect((await failed) as CustomEvent).toMatchObject({
    detail: { code: 'http', status: 404, retryable: false },
  })
  await waitFor(() => expect(element.shadowRoot?.querySelector('slot')).not.toBeNull())
})

it('isolates errors of its components from the page', async () => {
  answer = () => Response.json({ data: { name: 'broken' } })
  const failed = new Promise((done) => addEventListener('polynya-error', done, { once: true }))
  const onError = vi.fn((domEvent: Event) => domEvent.preventDefault())
  addEventListener('error', onError)
  const element = place('<polynya-sample></polynya-sample>')
  const onReady = vi.fn()
  element.addEventListener('polynya-ready', onReady)
  expect((await failed) as CustomEvent).toMatchObject({ detail: { code: 'render' } })
  expect(element.shadowRoot?.querySelector('[role=alert]')).not.toBeNull()
  expect(onError).not.toHaveBeenCalled()
  expect(onReady).not.toHaveBeenCalled()
})

it('requests the same data once for several widgets', async () => {
  document.body.innerHTML = '<polynya-sample></polynya-sample>'.repeat(3)
  await Promise.all([...document.querySelectorAll('polynya-sample')].map((each) => (each as Shown).ready))
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('renders in a language whose texts are loaded lazily', async () => {
  const element = place('<polynya-sample lang="en"></polynya-sample>')
  await waitFor(() => expect(input(element)?.title).toBe('Sample'))
})

it('renders a lazily loaded view with its styles', async () => {
  answer = () => Response.json({ data: { name: 'later' } })
  const element = place('<polynya-sample></polynya-sample>')
  const before = element.shadowRoot?.adoptedStyleSheets.at(-1)
  await waitFor(() => expect(element.shadowRoot?.querySelector('b')?.textContent).toBe('later'))
  expect(element.shadowRoot?.adoptedStyleSheets.at(-1)).not.toBe(before)
})

it('offers to load the code of a view again, and does when the page is online', async () => {
  answer = () => Response.json({ data: { name: 'never' } })
  const element = place('<polynya-sample><a href="/">All</a></polynya-sample>')
  await waitFor(() => expect(element.shadowRoot?.querySelector('[role=alert] ~ button')).not.toBeNull())
  expect(element.shadowRoot?.querySelector('slot')).not.toBeNull()
  isOffline = false
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(element.shadowRoot?.querySelector('b')?.textContent).toBe('never'))
})

it('moves the focus to the data that a retry loads', async () => {
  answer = () => new Response(null, { status: 404 })
  const retryable = () => new Response(null, { status: 429 })
  answer = retryable
  const element = place('<polynya-sample></polynya-sample>')
  const button = () => element.shadowRoot?.querySelector('button')
  await waitFor(() => expect(button()).toBeTruthy())
  answer = () => Response.json({ data: { name: 'Baikal' } })
  button()?.focus()
  button()?.click()
  await element.ready
  expect(element.shadowRoot?.activeElement).toBe(element.shadowRoot?.querySelector('.r'))
})

it('does not request anything before the time that the server names', async () => {
  answer = () => new Response(null, { status: 503, headers: { 'retry-after': '60' } })
  const element = place('<polynya-sample></polynya-sample>')
  const button = () => element.shadowRoot?.querySelector('button')
  await waitFor(() => expect(button()).toBeTruthy())
  button()?.click()
  dispatchEvent(new Event('online'))
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('says that the data are broken when they are not JSON, and reads them again once they are', async () => {
  const whole = answer
  answer = () => new Response('<html>')
  const failed = new Promise((done) => addEventListener('polynya-error', done, { once: true }))
  const element = place('<polynya-sample></polynya-sample>')
  expect((await failed) as CustomEvent).toMatchObject({ detail: { code: 'shape', status: 200 } })
  const button = () => element.shadowRoot?.querySelector('button')
  await waitFor(() => expect(button()).toBeTruthy())
  answer = whole
  button()?.click()
  await element.ready
})

it('leaves the content of the tag in place where the page breaks its constructor', async () => {
  const internals = vi.spyOn(HTMLElement.prototype, 'attachInternals').mockImplementation(() => {
    throw new Error('polyfilled')
  })
  const failed = new Promise((done) => addEventListener('polynya-error', done, { once: true }))
  const element = place('<polynya-sample><a href="/">All</a></polynya-sample>')
  expect((await failed) as CustomEvent).toMatchObject({ detail: { code: 'load', retryable: false } })
  expect(element.shadowRoot?.querySelector('slot')).not.toBeNull()
  internals.mockRestore()
})

it('renders one element after another, each in a task of its own', async () => {
  place('<polynya-sample></polynya-sample>'.repeat(3))
  const elements = [...document.body.children] as Shown[]
  const rendered = () => elements.filter(({ shadowRoot }) => !shadowRoot?.querySelector('slot')).length
  const seen = new Set([rendered()])
  const observer = new MutationObserver(() => seen.add(rendered()))
  for (const { shadowRoot } of elements) observer.observe(shadowRoot as ShadowRoot, { childList: true })
  await Promise.all(elements.map(({ ready }) => ready))
  expect([...seen]).toEqual([0, 1, 2, 3])
})

it('starts a lazy element once it is near the window', async () => {
  const seen: IntersectionObserverCallback[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn()
      disconnect = vi.fn()
      constructor(callback: IntersectionObserverCallback) {
        seen.push(callback)
      }
    },
  )
  const element = place('<polynya-sample loading="lazy"></polynya-sample>')
  expect(fetch).not.toHaveBeenCalled()
  for (const callback of seen) callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as never)
  await element.ready
  expect(fetch).toHaveBeenCalledTimes(1)
})
