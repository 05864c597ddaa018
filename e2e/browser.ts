/** A real Chromium: the one of `CHROMIUM`, the system's, else the one that comes with the dependencies. */

import { existsSync } from 'node:fs'
import sparticuz from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Nothing that calls home: the machine may have no way out. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const browserPath = async (): Promise<string> =>
  process.env.CHROMIUM ?? SYSTEM.find(existsSync) ?? sparticuz.executablePath()

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await browserPath(), args: FLAGS })
}
