/**
 * The calendar on a host page over a phone's network, compared with the same events as server-rendered HTML:
 * injected by a minimal script, which is the lower bound of embedding, and inlined in the page.
 */

import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { WidgetElements, WidgetEvents } from '@polynya/contract'
import type { Browser } from 'playwright-core'
import { openBrowser } from '../../e2e/browser.ts'
import { snippetOf } from '../../packages/web/src/pages/widgets/snippets.ts'
import { root } from '../builds.ts'
import type { Program } from './programs.ts'
import { median, quantile, type Row } from './report.ts'
import { throttle } from './throttle.ts'

const RUNS = 20
/** First data of a calendar at the 95th percentile, in milliseconds. */
const MOST_MS = 850
/** Brotli size of comparable widgets (KB of 1000 bytes, as measured). */
const OTHERS = { 'pretix-like widget': 40, 'FullCalendar core and daygrid': 50.1 } as const

export async function widgets(suite: string, server: Program): Promise<Row[]> {
  const times = await firstData(server.address)
  const [widget, embedded, bare] = [median(times.widget), median(times.embedded), median(times.bare)]
  return [
    { suite, name: 'calendar on a page, first data', value: widget, unit: 'ms' },
    {
      suite,
      name: 'calendar on a page, first data, 95th percentile',
      value: quantile(times.widget, 0.95),
      unit: 'ms',
      goal: { atMost: MOST_MS },
    },
    { suite, name: 'calendar by the pinned code, first data', value: median(times.pinned), unit: 'ms' },
    {
      suite,
      name: 'calendar by the pinned code without preloaded data',
      value: median(times.alone),
      unit: 'ms',
    },
    { suite, name: 'HTML of a server put into the page, first data', value: embedded, unit: 'ms' },
    { suite, name: 'HTML of a server in the page itself, first data', value: bare, unit: 'ms' },
    { suite, name: 'calendar by HTML put in', value: widget / embedded, unit: '×', goal: { atMost: 1.4 } },
    { suite, name: 'calendar by HTML that stands there', value: widget / bare, unit: '×' },
    ...bytes(suite),
  ]
}

type Texts = Readonly<Record<string, () => string | Promise<string>>>

/** Serves texts by path, compressed like ours. */
export async function serve(texts: Texts) {
  const server = createServer(async (request, response) => {
    const type = request.url?.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8'
    const headers = { 'content-type': type, 'content-encoding': 'br', 'access-control-allow-origin': '*' }
    response.writeHead(200, headers)
    response.end(brotliCompressSync((await texts[request.url ?? '']?.()) ?? ''))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { at: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() }
}

/** Alternates the pages, so that background load affects all of them equally. */
async function firstData(address: string) {
  const other = await serve({ '/embed.js': () => EMBED, '/list.html': () => listOf(address) })
  const pinned = await pinnedCode(address)
  const host = await serve({
    '/pinned': () => HEAD + pinned,
    '/alone': () => HEAD + pinned.replace(/<link rel="preload" as="fetch".*?>/, ''),
    '/widget': () =>
      `${HEAD}${script(`${address}/widgets/v1.js`)}<polynya-event-calendar></polynya-event-calendar>`,
    '/embedded': () => `${HEAD}${script(`${other.at}/embed.js`)}<div></div>`,
    '/bare': async () => HEAD + (await listOf(address)),
  })
  const browser = await openBrowser()
  const names = ['widget', 'pinned', 'alone', 'embedded', 'bare'] as const
  const times: Record<(typeof names)[number], number[]> = {
    ...{ widget: [], pinned: [], alone: [], embedded: [], bare: [] },
  }
  try {
    for (let run = 0; run < RUNS; run += 1) {
      for (const name of names) times[name].push(await timeOf(browser, `${host.at}/${name}`))
    }
  } finally {
    await browser.close()
    other.stop()
    host.stop()
  }
  return times
}

/** The code that the generator makes for a fast page. */
async function pinnedCode(address: string): Promise<string> {
  const answer = await fetch(`${address}/widgets/elements.json`)
  const { elements } = (await answer.json()) as WidgetElements
  const element = elements.find(({ name }) => name === 'event-calendar')
  if (!element) throw new Error('The build of the widgets has no calendar')
  const page = { values: {}, accent: '', language: 'ru', title: '', link: '' }
  return snippetOf('pinned', { origin: address, element, ...page })
}

async function timeOf(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ru-RU' })
  const page = await context.newPage()
  await throttle(page)
  await page.addInitScript(() => {
    const painted = () =>
      requestAnimationFrame(() => {
        Object.assign(window, { firstDataAt: performance.now() })
      })
    addEventListener('polynya-ready', painted)
    addEventListener('DOMContentLoaded', () => document.querySelector('li') && painted())
  })
  await page.goto(url)
  const time = await page.waitForFunction(() => Reflect.get(window, 'firstDataAt'))
  const value = Number(await time.jsonValue())
  await context.close()
  return value
}

export const HEAD = '<!doctype html><html lang="ru"><meta charset="utf-8"><title>Регион</title>'

const script = (address: string) => `<script type="module" async src="${address}"></script>`

const EMBED = `const list = await fetch(new URL('list.html', import.meta.url))
document.querySelector('div').innerHTML = await list.text()
dispatchEvent(new Event('polynya-ready'))`

/** The same events as minimal HTML. */
async function listOf(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/v1/widgets/events`)
  const { events } = ((await answer.json()) as { data: WidgetEvents }).data
  const items = events.map(
    ({ id, name, address: place, startDate, registration }) =>
      `<li><a href="${address}/view-event/${id}">${name}</a><br>${startDate} ${place} ${registration.state}</li>`,
  )
  return `<style>li{margin:1em}</style><ul>${items.join('')}</ul>`
}

function bytes(suite: string): Row[] {
  const dist = join(root, 'widgets', 'dist')
  const { loader, alone } = JSON.parse(readFileSync(join(dist, 'files.json'), 'utf8')) as {
    loader: string
    alone: Record<string, string[]>
  }
  const list = alone['polynya-event-calendar']?.find((file) => file.includes('.ru-list.'))
  const files = [loader, list ?? '']
  const kilobytes = files.reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(join(dist, file))).length / 1000,
    0,
  )
  return Object.entries(OTHERS).map(([other, size]) => ({
    suite,
    name: `calendar's scripts by those of a ${other}`,
    value: kilobytes / size,
    unit: '×',
    goal: { atMost: 0.5 },
  }))
}
