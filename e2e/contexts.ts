import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import { afterAll } from 'vitest'
import { openBrowser } from './browser.ts'

let started: Promise<Browser> | undefined

/** The browser of all test files of a worker, started again after a crash: a start takes a second of processor time. */
async function browser(): Promise<Browser> {
  const running = await started?.catch(() => undefined)
  if (!running?.isConnected()) started = openBrowser()
  return started as Promise<Browser>
}

/** Returns a function that opens contexts of the browser, which are closed after the tests of the file. */
export function contexts() {
  const opened: BrowserContext[] = []
  afterAll(() => Promise.all(opened.map((context) => context.close())))
  return async (options: BrowserContextOptions = {}): Promise<BrowserContext> => {
    const context = await (await browser()).newContext(options)
    opened.push(context)
    return context
  }
}
