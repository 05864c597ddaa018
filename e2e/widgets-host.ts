/** Pages of other people: sites on an address of their own that show our widgets, each hostile in its own way. */

import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { openBrowser } from './browser.ts'

export interface HostPage {
  readonly doctype?: string
  readonly head?: string
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
  /** Attributes of `<html>`. */
  readonly html?: string
  readonly options?: BrowserContextOptions
  /** Before anything of the page is asked for. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

export interface Shown {
  readonly page: Page
  /** What nobody caught, what a policy refused, what was written to the console. */
  readonly problems: string[]
  /** Everything that was asked for. */
  readonly requests: string[]
}

export const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** The two lines that a region pastes. `WIDGETS` stands for the address of the federation. */
export const SCRIPT = '<script type="module" async src="WIDGETS/widgets/v1.js"></script>'
export const CALENDAR =
  '<polynya-event-calendar><a href="WIDGETS/events">Календарь федерации</a></polynya-event-calendar>'

/** Opens a browser and a site for a file of tests; every page has a context of its own. */
export function hostSite() {
  let browser: Browser
  const pages = new Map<string, HostPage>()
  const site = createServer((request, response) => {
    const page = pages.get(request.url ?? '')
    response.writeHead(page ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      ...addressedHeaders(page?.headers ?? {}),
    })
    response.end(page && htmlOf(page))
  })
  beforeAll(async () => {
    browser = await openBrowser()
    await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
  })
  afterAll(async () => {
    await browser.close()
    site.close()
  })

  return async (host: HostPage): Promise<Shown> => {
    const path = `/${pages.size}`
    pages.set(path, host)
    const context = await browser.newContext({
      viewport: { width: 900, height: 900 },
      locale: 'ru-RU',
      ...host.options,
    })
    const page = await context.newPage()
    const problems: string[] = []
    const requests: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))
    page.on('console', (message) => {
      if (message.type() !== 'info') problems.push(message.text())
    })
    page.on('request', (request) => requests.push(request.url()))
    await host.prepare?.(page)
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}${path}`)
    return { page, problems, requests }
  }
}

const addressed = (text: string) => text.replaceAll('WIDGETS', inject('address'))

const addressedHeaders = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, addressed(value)]))

function htmlOf({ doctype = '<!doctype html>', html = 'lang="ru"', head = '', body }: HostPage): string {
  return addressed(
    `${doctype}<html ${html}><head><meta charset="utf-8"><title>Регион</title>${head}</head><body marginwidth="0" marginheight="0">${body}</body></html>`,
  )
}

/** Waits for the data of the first widget of a page. */
export const untilReady = (page: Page, tag = 'polynya-event-calendar') =>
  page.waitForFunction(
    (name) => {
      const element = document.querySelector(name)
      return element?.matches(':defined') && element.matches(':state(ready)')
    },
    tag,
    // Not by frames: a page may have replaced what they are asked for with.
    { timeout: 10_000, polling: 50 },
  )

/** How everything in a widget looks and where it stands: what a host must not be able to change. */
export function looksOf(page: Page, tag = 'polynya-event-calendar'): Promise<string[]> {
  return page.evaluate((name) => {
    const host = document.querySelector(name)
    const origin = host?.getBoundingClientRect()
    const told = [
      'color',
      'backgroundColor',
      'fontSize',
      'fontWeight',
      'fontStyle',
      'fontFamily',
      'lineHeight',
    ]
    const more = [
      'letterSpacing',
      'textTransform',
      'textAlign',
      'display',
      'cursor',
      'opacity',
      'borderTopWidth',
    ]
    return [...(host?.shadowRoot?.querySelectorAll(':not(option)') ?? [])].map((element) => {
      const style = getComputedStyle(element) as unknown as Record<string, string>
      const { x, y, width, height } = element.getBoundingClientRect()
      const place = [x - (origin?.x ?? 0), y - (origin?.y ?? 0), width, height].map(Math.round)
      return [element.localName, ...[...told, ...more].map((key) => style[key]), ...place].join(' ')
    })
  }, tag)
}

const PICTURES = join(import.meta.dirname, '..', 'screenshots', 'widgets')

/** Keeps how a page looks, for whoever wants to see it. */
export async function picture(page: Page, name: string) {
  await mkdir(PICTURES, { recursive: true })
  await page.screenshot({ path: join(PICTURES, `${name}.png`) })
}
