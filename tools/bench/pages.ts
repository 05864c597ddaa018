/** Lighthouse scores of public pages on a throttled phone, the time of their largest paint, and of their interactions. */

import { launch } from 'chrome-launcher'
import lighthouse, { type Flags } from 'lighthouse'
import { browserPath, FLAGS, openBrowser } from '../../e2e/browser.ts'
import { PUBLIC_ROUTES } from '../../e2e/public-routes.ts'
import { interactions } from './interactions.ts'
import type { Program } from './programs.ts'
import { median, type Row } from './report.ts'
import { throttle } from './throttle.ts'

const RUNS = 3
const PAINTS = 5

/** The largest text of every page is in its HTML. */
const PAINT_MS = 1200
const LAYOUT_SHIFT = 0.02

const MARKS = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const
type Mark = keyof typeof MARKS

export async function pages(suite: string, server: Program): Promise<Row[]> {
  const rows: Row[] = []
  for (const page of Object.values(PUBLIC_ROUTES)) {
    rows.push(...(await marks(suite, server.address + page)))
    rows.push(...(await paints(suite, server.address + page)))
  }
  rows.push(...(await interactions(suite, server)))
  return rows
}

/** Median of three runs, each in a new browser. */
async function marks(suite: string, url: string): Promise<Row[]> {
  const taken: Record<Mark, number>[] = []
  for (let run = 0; run < RUNS; run += 1) taken.push(await lighthouseMarks(url))
  return Object.entries(MARKS).map(([mark, atLeast]) => ({
    suite,
    name: `${new URL(url).pathname}, Lighthouse ${mark}`,
    value: median(taken.map((each) => each[mark as Mark])),
    unit: 'of 100',
    goal: { atLeast },
  }))
}

async function lighthouseMarks(url: string): Promise<Record<Mark, number>> {
  const chrome = await launch({ chromePath: await browserPath(), chromeFlags: ['--headless', ...FLAGS] })
  try {
    const flags: Flags = { port: chrome.port, output: 'json', onlyCategories: Object.keys(MARKS) }
    const result = await lighthouse(url, flags)
    const categories = result?.lhr.categories ?? {}
    const failed = Object.values(result?.lhr.audits ?? {}).filter(
      ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
    )
    for (const { id, title } of failed) process.stderr.write(`${url}: ${id}: ${title}\n`)
    const markOf = (mark: Mark) => Math.round((categories[mark]?.score ?? 0) * 100)
    return {
      performance: markOf('performance'),
      accessibility: markOf('accessibility'),
      'best-practices': markOf('best-practices'),
      seo: markOf('seo'),
    }
  } finally {
    chrome.kill()
  }
}

/** Median time of the largest paint, and the worst layout shift. */
async function paints(suite: string, url: string): Promise<Row[]> {
  const times: number[] = []
  const shifts: number[] = []
  const browser = await openBrowser()
  try {
    for (let paint = 0; paint < PAINTS; paint += 1) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ru-RU' })
      const page = await context.newPage()
      await throttle(page)
      await page.goto(url, { waitUntil: 'networkidle' })
      // The static content has the headings of several pages.
      await page.waitForFunction(() => document.querySelectorAll('main h1').length === 1)
      await page.waitForFunction(() => document.querySelector('.skeleton') === null)
      times.push(await page.evaluate(lastPaintTime))
      shifts.push(await page.evaluate(layoutShift))
      await context.close()
    }
  } finally {
    await browser.close()
  }
  const { pathname } = new URL(url)
  const paint = { name: `${pathname}, largest paint`, value: median(times), unit: 'ms' } as const
  const shift = { name: `${pathname}, layout shift`, value: Math.max(...shifts), unit: 'score' } as const
  return [
    { suite, ...paint, goal: { atMost: PAINT_MS } },
    { suite, ...shift, goal: { atMost: LAYOUT_SHIFT } },
  ]
}

/** Evaluated in the page. */
function lastPaintTime(): Promise<number> {
  return new Promise((done) => {
    new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
  })
}

/** Evaluated in the page: the sum of all shifts without input. */
function layoutShift(): Promise<number> {
  return new Promise((done) => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value = 0, hadRecentInput } = entry as { value?: number; hadRecentInput?: boolean }
        if (!hadRecentInput) sum += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => done(sum), 100)
  })
}
