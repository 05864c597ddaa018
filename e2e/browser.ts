/** Returns the path of Chromium: from `CHROMIUM`, from the system, else from the dependencies. */

import { existsSync } from 'node:fs'
import sparticuz from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Disable background requests: the machine may be offline. */
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
