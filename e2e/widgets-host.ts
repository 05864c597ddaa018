/** Host pages for the widgets: sites on another origin, each hostile in its own way. */

import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { contexts } from './contexts.ts'

export interface HostPage {
  readonly doctype?: string
  readonly head?: string
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
  /** Attributes of `<html>`. */
  readonly html?: string
  readonly options?: BrowserContextOptions
  /** Called before the first request of the page. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

export interface Shown {
  readonly page: Page
  /** Uncaught errors, policy violations and console output. */
  readonly problems: string[]
  /** All requests of the page. */
  readonly requests: string[]
}

export const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** The snippet that a region pastes. `WIDGETS` is replaced by the address of the federation. */
export const SCRIPT = '<script type="module" async src="WIDGETS/widgets/v1.js"></script>'
export const CALENDAR =
  '<polynya-event-calendar><a href="WIDGETS/events">Календарь федерации</a></polynya-event-calendar>'

/** Starts a site for a test file; every page has its own context. */
export function hostSite() {
  const newContext = contexts()
  const pages = new Map<string, HostPage>()
  const site = createServer((request, response) => {
    // Desktop builds of Chromium request the icon of each site, and would log that it is missing.
    if (request.url === '/favicon.ico') return response.writeHead(204).end()
    const page = pages.get(request.url ?? '')
    response.writeHead(page ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      ...addressedHeaders(page?.headers ?? {}),
    })
    return response.end(page && htmlOf(page))
  })
  beforeAll(async () => {
    await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
  })
  afterAll(() => {
    site.close()
    site.closeAllConnections()
  })

  return async (host: HostPage): Promise<Shown> => {
    const path = `/${pages.size}`
    pages.set(path, host)
    const context = await newContext({
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
    // Poll by interval: a hostile page may have replaced `requestAnimationFrame`.
    { timeout: 10_000, polling: 50 },
  )

/**
 * Waits until half a second has passed in the page without a change in a widget, which draws long lists in steps.
 * The page measures it: on a busy machine its timers are late as well.
 */
export const untilDrawn = (page: Page, tag = 'polynya-event-calendar') =>
  page.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 500)
        new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(resolve, 500)
        }).observe(document.querySelector(name)?.shadowRoot ?? document, {
          ...{ subtree: true, childList: true, characterData: true, attributes: true },
        })
      }),
    tag,
  )

/** Computed styles and positions of all elements in a widget, which a host must not affect. */
export function looksOf(page: Page, tag = 'polynya-event-calendar'): Promise<string[]> {
  return page.evaluate((name) => {
    const host = document.querySelector(name)
    const origin = host?.getBoundingClientRect()
    const properties = [
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
      return [element.localName, ...[...properties, ...more].map((key) => style[key]), ...place].join(' ')
    })
  }, tag)
}

const PICTURES = join(import.meta.dirname, '..', 'screenshots', 'widgets')

/** Saves a screenshot for manual review. */
export async function picture(page: Page, name: string) {
  await mkdir(PICTURES, { recursive: true })
  await page.screenshot({ path: join(PICTURES, `${name}.png`) })
}
