/** `npm run screenshots`: every public route in both themes and languages, on a phone and a desk, into a folder. */

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openBrowser } from '../e2e/browser.ts'

const ROUTES = {
  home: '/',
  events: '/events',
  event: '/view-event/1',
  login: '/user/login',
  missing: '/404',
} as const

const { values } = parseArgs({
  options: {
    address: { type: 'string', default: 'http://127.0.0.1:8080' },
    folder: { type: 'string', default: 'screenshots' },
    route: { type: 'string', multiple: true },
  },
})

const browser = await openBrowser()
await mkdir(values.folder, { recursive: true })
for (const [name, route] of Object.entries(ROUTES)) {
  if (values.route && !values.route.includes(name)) continue
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const language of ['ru', 'en'] as const) {
      for (const width of [390, 1280]) {
        const context = await browser.newContext({
          baseURL: values.address,
          locale: language,
          colorScheme,
          viewport: { width, height: 900 },
          reducedMotion: 'reduce',
        })
        const page = await context.newPage()
        await page.goto(route, { waitUntil: 'networkidle' })
        await page.getByRole('heading', { level: 1 }).waitFor()
        const path = join(values.folder, `${name}-${colorScheme}-${language}-${width}.png`)
        await page.screenshot({ path, fullPage: true })
        await context.close()
      }
    }
  }
}
await browser.close()
