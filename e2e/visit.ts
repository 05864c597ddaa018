/** A visit to the demo federation: a page with its own language, theme and width. */

import type { BrowserContext, Page } from 'playwright-core'
import { inject } from 'vitest'
import { contexts } from './contexts.ts'

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Requests of the browser to other hosts. */
  readonly elsewhere: string[]
  /** Uncaught errors and content security policy violations in the page. */
  readonly problems: string[]
}

interface Visitor {
  readonly language?: 'ru' | 'en'
  readonly theme?: 'light' | 'dark'
  readonly width?: number
  /** Whether the screen is a touch screen. */
  readonly isTouched?: boolean
  /** If false, only the server-rendered HTML is available. */
  readonly scripts?: boolean
  /** Whether the service worker is installed; it would respond to requests before `page.route`. */
  readonly worker?: boolean
  /** Address of the site, if it is not the demo federation's own. */
  readonly address?: string
}

/** Visits of a test file; every one starts with empty storage. */
export function visits() {
  const newContext = contexts()

  return async ({
    language = 'ru',
    theme = 'light',
    width = 1280,
    isTouched = false,
    scripts = true,
    worker = false,
    address = inject('address'),
  }: Visitor = {}): Promise<Visit> => {
    const context = await newContext({
      baseURL: address,
      locale: language === 'ru' ? 'ru-RU' : 'en-GB',
      colorScheme: theme,
      viewport: { width, height: 900 },
      hasTouch: isTouched,
      timezoneId: 'Europe/Moscow',
      javaScriptEnabled: scripts,
      serviceWorkers: worker ? 'allow' : 'block',
    })
    const page = await context.newPage()
    const elsewhere: string[] = []
    const problems: string[] = []
    page.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith(address) && !/^(data|blob):/.test(url)) elsewhere.push(url)
    })
    page.on('pageerror', (error) => problems.push(String(error)))
    page.on('console', (message) => {
      if (/Content Security Policy|TrustedHTML/.test(message.text())) problems.push(message.text())
    })
    return { page, context, elsewhere, problems }
  }
}
