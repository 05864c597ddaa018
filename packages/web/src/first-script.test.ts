/**
 * The script in index.html must agree with the app: storage keys, languages, and the requests of the first
 * page.
 */

import { readFileSync } from 'node:fs'
import { waitFor } from '@testing-library/dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { appUnderTest } from './testing/run-app.tsx'

const html = readFileSync(`${import.meta.dirname}/../index.html`, 'utf8')
const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''

/** Runs the script on a page; what it left there. */
function visit({
  address = '/',
  languages = ['ru'],
  preloads = [],
  controller = null,
}: {
  readonly address?: string
  readonly languages?: readonly string[]
  readonly preloads?: readonly Record<string, unknown>[]
  /** The service worker that controls the page. */
  readonly controller?: object | null
}) {
  const url = new URL(address, 'https://polynya.example')
  const page = document.implementation.createHTMLDocument()
  const requested: string[] = []
  const scope = {
    document: page,
    location: { pathname: url.pathname, search: url.search, origin: url.origin },
    navigator: { languages, serviceWorker: { controller } },
    localStorage,
    window: {},
    fetch: (call: string) => {
      requested.push(call.replace('https://polynya.example/api/v1/', ''))
      return Promise.resolve()
    },
  }
  const filled = script.replace('/*preloads*/', JSON.stringify(preloads).slice(1, -1))
  new Function(...Object.keys(scope), filled)(...Object.values(scope))
  const links = [...page.head.querySelectorAll('link')].map(({ href }) => href)
  return { root: page.documentElement, requested, links }
}

beforeEach(() => localStorage.clear())

describe('before anything is painted', () => {
  it('shows the theme that was chosen', () => {
    localStorage.setItem('colorScheme', 'dark')
    expect(visit({}).root.dataset.theme).toBe('dark')
    localStorage.setItem('colorScheme', 'auto')
    expect(visit({}).root.dataset.theme).toBeUndefined()
  })

  it('speaks the language that was chosen, else the browser’s, else Russian', () => {
    expect(visit({ languages: ['de', 'en-GB', 'ru'] }).root.lang).toBe('en')
    expect(visit({ languages: ['de'] }).root.lang).toBe('ru')
    localStorage.setItem('language', 'en')
    expect(visit({ languages: ['ru'] }).root.lang).toBe('en')
  })

  it('speaks the language that the address names', () => {
    localStorage.setItem('language', 'ru')
    expect(visit({ address: '/view-event/3?lang=en' }).root.lang).toBe('en')
    expect(visit({ address: '/view-event/3?lang=fr', languages: ['en'] }).root.lang).toBe('ru')
  })

  it('fetches ahead what the page needs in its language', () => {
    const preloads = [
      { on: ['ru'], href: '/ru.js' },
      { on: ['en'], href: '/en.js' },
      { on: ['home', 'ru'], href: '/home-ru.js' },
      { on: ['events'], href: '/events.js' },
      { on: ['view-event'], href: '/event.js' },
    ]
    expect(visit({ preloads }).links).toEqual(['/ru.js', '/home-ru.js'])
    expect(visit({ preloads, address: '/events', languages: ['en'] }).links).toEqual(['/en.js', '/events.js'])
    expect(visit({ preloads, address: '/view-event/3/LEDI000049' }).links).toEqual(['/ru.js', '/event.js'])
    expect(visit({ preloads, address: '/view-event/3/manage/lists' }).links).toEqual(['/ru.js'])
    expect(visit({ preloads, address: '/view-event/3/desk' }).links).toEqual(['/ru.js'])
  })
})

it('fetches no fonts ahead that the service worker has stored', () => {
  const preloads = [
    { on: ['ru'], as: 'font', href: '/ru.woff2' },
    { on: ['ru'], as: 'style', href: '/ru.css' },
  ]
  expect(visit({ preloads }).links).toEqual(['/ru.woff2', '/ru.css'])
  expect(visit({ preloads, controller: {} }).links).toEqual(['/ru.css'])
})

describe('what it asks the API for', () => {
  const { open } = appUnderTest()

  it.each([
    '/',
    '/events',
    '/view-event/3',
    '/view-event/3/live',
    '/register?e=3',
    '/swimmers',
    '/terms',
    '/service/convert-scores',
  ])('is the first request of the app at %s', async (address) => {
    // Late requests of the previous page may reach the mocks; at `fetch` itself the origin of a call is
    // known.
    const fetching = vi.spyOn(globalThis, 'fetch')
    await open(address)
    const requested = () => fetching.mock.calls.map(([call]) => String(call).replace(/^.*\/api\/v1\//, ''))
    const early = visit({ address }).requested
    await waitFor(() =>
      expect([...new Set(requested())].slice(0, early.length).sort()).toEqual(early.toSorted()),
    )
    fetching.mockRestore()
  })

  it('is limited to public answers if a user is signed in', () => {
    localStorage.setItem('accessToken', 'token')
    expect(visit({}).requested).toEqual(['site'])
  })

  it('is nothing of an event where the address is none’s', () => {
    expect(visit({ address: '/view-event/abc' }).requested).toEqual(['site'])
  })

  it('is taken by the first call to the same address', async () => {
    const answer = Response.json({ data: { events: [], total: 0 } })
    const early = { [`${location.origin}/api/v1/events?page=1&limit=8`]: Promise.resolve(answer) }
    vi.stubGlobal('earlyAnswers', early)
    const { findByText } = await open('/events')
    expect(await findByText(/События не\sнайдены/)).toBeDefined()
    expect(early).toEqual({})
    vi.unstubAllGlobals()
  })
})
