/**
 * The longest task of widgets at a quarter of the CPU speed, from the start of their script until shortly after their first
 * data, and of lists of thousands while they grow. The tasks of the page itself do not count.
 */

import type { RankingRow, WidgetEvents, WidgetResults } from '@polynya/contract'
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '../../e2e/browser.ts'
import { resultOf, swimmerOf } from '../../e2e/widget-data.ts'
import type { Program } from './programs.ts'
import { median, type Row } from './report.ts'
import { HEAD, serve } from './widgets.ts'

const RUNS = 5
/** Browsers report tasks from 50 ms; shorter ones count as none. */
const MOST_MS = 50
/** Of a page with twenty widgets. */
const MOST_MS_OF_20 = 100
const ROWS = 5_000
const MOST_NODES = 3_000
const CPU_RATE = 4
const SETTLED_MS = 1_000

interface Host {
  readonly name: string
  /** Of the page before the script is added; `WIDGETS` stands for the federation's address. */
  readonly html: string
  /** In milliseconds; `MOST_MS` by default. */
  readonly most?: number
  /** Intercepts requests. */
  readonly prepare?: (page: Page) => Promise<unknown>
  /** Acts on the widget once it has data. */
  readonly act?: (page: Page) => Promise<unknown>
}

export async function longTasks(suite: string, { address }: Program): Promise<Row[]> {
  const hosts = await hostsOf(address)
  const pages = hosts.map(
    ({ html }, at) => [`/${at}`, () => HEAD + TEXT + html.replaceAll('WIDGETS', address)] as const,
  )
  const site = await serve(Object.fromEntries(pages))
  const browser = await openBrowser()
  try {
    const rows: Row[] = []
    for (const [at, host] of hosts.entries()) {
      const runs = []
      for (let run = 0; run < RUNS; run += 1)
        runs.push(await measure(browser, { ...host, url: `${site.at}/${at}`, address }))
      const task = median(runs.map(({ longest }) => longest))
      rows.push({
        suite,
        name: `longest task: ${host.name}`,
        value: task,
        unit: 'ms',
        goal: { atMost: host.most ?? MOST_MS },
      })
      if (!host.act) continue
      const nodes = Math.max(...runs.map((each) => each.nodes))
      rows.push({
        suite,
        name: `nodes: ${host.name}`,
        value: nodes,
        unit: 'nodes',
        goal: { atMost: MOST_NODES },
      })
    }
    return rows
  } finally {
    await browser.close()
    site.stop()
  }
}

async function hostsOf(address: string): Promise<Host[]> {
  const { event, iwsaid } = await resultOf(address)
  const swimmer = await swimmerOf(address)
  const tags = {
    'event-calendar': '',
    'live-results': `event="${event.id}"`,
    rankings: 'distance="25FR"',
    records: 'age-group="all"',
    results: `event="${event.id}" highlight="${iwsaid}"`,
    'swimmer-card': `swimmer="${swimmer}"`,
  }
  const many = (await readRaw(address, `/widgets/results/${event.id}`)) as WidgetResults
  const ranked = (await readRaw(address, '/rankings?distCode=25FR&gender=2')) as { rankings: RankingRow[] }
  return [
    ...Object.entries(tags).map(([name, attributes]) => ({
      name: `first data of ${name}`,
      html: tagOf(name, attributes),
    })),
    ...(await served(address, {
      rankings: tags.rankings,
      results: `event=${event.id}`,
      'event-calendar': '',
    })),
    {
      name: 'first data of 20 calendars',
      html: tagOf('event-calendar', '').repeat(20),
      most: MOST_MS_OF_20,
    },
    growing('results', `event="${event.id}"`, (page, limit) => ({
      ...many,
      total: ROWS,
      results: repeated(many.results, page, limit).map((row, at) => ({
        ...row,
        result: { ...row.result, starter: { ...row.result.starter, entryId: page * 1_000 + at } },
      })),
    })),
    growing('rankings', 'distance="25FR"', (page, limit) => ({
      ...ranked,
      total: ROWS,
      rankings: repeated(ranked.rankings, page, limit).map((row, at) => ({
        ...row,
        swimmerId: page * 1_000 + at,
      })),
    })),
    growingCalendar((await readRaw(address, '/widgets/events')) as WidgetEvents),
  ]
}

/** A site has text of its own: the browser loads its fonts before the widget. */
const TEXT =
  '<div style="font-family:system-ui"><p>Регион 2026</p><p style="font-weight:600">Новости</p><p style="font-weight:800">Календарь</p></div>'
const tagOf = (name: string, attributes: string) =>
  `<polynya-${name} ${attributes}><a href="WIDGETS/">x</a></polynya-${name}>`

/** Widgets whose content is in the page before their script. */
function served(address: string, queries: Readonly<Record<string, string>>): Promise<Host[]> {
  return Promise.all(
    Object.entries(queries).map(async ([name, query]) => {
      const answer = await fetch(`${address}/embed/v1/${name}?${query.replaceAll('"', '')}`)
      const html = (await answer.text()).replace(/<script.*?<\/script>/gs, '')
      return { name: `taking over the HTML of ${name}`, html }
    }),
  )
}

async function readRaw(address: string, path: string): Promise<unknown> {
  return ((await (await fetch(`${address}/api/v1${path}`)).json()) as { data: unknown }).data
}

const repeated = <Item>(items: readonly Item[], page: number, limit: number): Item[] =>
  Array.from({ length: limit }, (_, at) => items[(page * limit + at) % items.length] as Item)

/** A list of thousands of rows, of which a visitor loads ten pages of a hundred. */
const growing = (
  name: string,
  attributes: string,
  dataOf: (page: number, limit: number) => unknown,
): Host => ({
  name: `${ROWS} rows of ${name}`,
  html: tagOf(name, `${attributes} limit="100"`),
  prepare: (page) =>
    page.route(`**/api/v1/**${name}**`, (route) => {
      const query = new URL(route.request().url()).searchParams
      const data = dataOf(Number(query.get('page') ?? 1), Number(query.get('limit')))
      return route.fulfill({ json: { data }, headers: { 'access-control-allow-origin': '*' } })
    }),
  act: (page) => loadPages(page, '.table-more button'),
})

/** A calendar of as many events, the start of which has one of 25 months. */
function growingCalendar({ events, ...start }: WidgetEvents): Host {
  const months = Array.from({ length: 25 }, (_, at) => new Date(Date.UTC(2027, at)).toISOString().slice(0, 7))
  const size = ROWS / months.length
  const of = (month: string) =>
    repeated(events, months.indexOf(month), size).map((event, at) => ({
      ...event,
      id: months.indexOf(month) * size + at,
      startDate: `${month}-15`,
      endDate: null,
    }))
  return {
    name: `${ROWS} events of event-calendar`,
    html: tagOf('event-calendar', 'view="list"'),
    prepare: (page) =>
      page.route('**/api/v1/widgets/events*', (route) => {
        const month = new URL(route.request().url()).searchParams.get('month')
        const [first = '', ...missing] = months
        const data = month
          ? { ...start, events: of(month), missing: [] }
          : { ...start, events: of(first), missing, since: `${first}-01` }
        return route.fulfill({ json: { data }, headers: { 'access-control-allow-origin': '*' } })
      }),
    act: (page) => loadPages(page, '.calendar-further'),
  }
}

/** Loads nine pages more. */
async function loadPages(page: Page, button: string) {
  for (let pages = 2; pages <= 10; pages += 1) {
    await page.locator(button).last().click()
    await page.waitForTimeout(300)
  }
}

interface Visit extends Host {
  readonly url: string
  readonly address: string
}

async function measure(browser: Browser, { url, address, prepare, act }: Visit) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ru-RU' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
  await page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
  })
  await prepare?.(page)
  await page.goto(url)
  await page.waitForTimeout(SETTLED_MS)
  // What Playwright adds to a page before its first wait is not the widget's.
  await page.waitForFunction(() => true)
  await page.locator('body').isVisible()
  await page.evaluate(() => (Reflect.get(window, 'tasks') as number[]).splice(0))
  await page.addScriptTag({ type: 'module', url: `${address}/widgets/v1.js` })
  await page.waitForFunction(() =>
    [...document.querySelectorAll('*')]
      .filter(({ localName }) => localName.startsWith('polynya-'))
      .every((each) => each.matches(':state(ready)')),
  )
  await act?.(page)
  await untilDrawn(page)
  const measured = await page.evaluate(() => {
    const [widget] = [...document.querySelectorAll('*')].filter(({ localName }) =>
      localName.startsWith('polynya-'),
    )
    return {
      longest: Math.max(0, ...(Reflect.get(window, 'tasks') as number[])),
      nodes: widget?.shadowRoot?.querySelectorAll('*').length ?? 0,
    }
  })
  await context.close()
  return measured
}

/** Waits until no widget has more elements than before: they draw long lists in steps, one after the other. */
async function untilDrawn(page: Page) {
  const count = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('*')].reduce(
        (sum, each) => sum + (each.shadowRoot?.querySelectorAll('*').length ?? 0),
        0,
      ),
    )
  for (let before = -1, now = 0; now !== before; ) {
    before = now
    await page.waitForTimeout(SETTLED_MS)
    now = await count()
  }
}
