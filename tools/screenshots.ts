/**
 * `npm run screenshots`: all public routes of a running demo, in both themes and languages, at phone and desktop
 * size. With `-- --readme`, only those shown in the README, into `docs/screenshots`; with `-- --guides`, those of the
 * guides, into `docs/guides/pictures`.
 */

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { openBrowser } from '../e2e/browser.ts'
import { PUBLIC_ROUTES } from '../e2e/public-routes.ts'
import { takePictures } from './docs-site/pictures.ts'

type RouteName = keyof typeof PUBLIC_ROUTES

interface Shot {
  readonly route: RouteName
  readonly colorScheme: 'light' | 'dark'
  readonly language: 'ru' | 'en'
  readonly width: 390 | 1280
}

const { values } = parseArgs({
  options: {
    address: { type: 'string', default: 'http://127.0.0.1:8080' },
    folder: { type: 'string' },
    route: { type: 'string', multiple: true, default: Object.keys(PUBLIC_ROUTES) },
    readme: { type: 'boolean', default: false },
    guides: { type: 'boolean', default: false },
  },
})

const folder = values.folder ?? (values.readme ? 'docs/screenshots' : 'screenshots')

const README: readonly Shot[] = [
  { route: 'home', colorScheme: 'light', language: 'ru', width: 1280 },
  { route: 'event', colorScheme: 'dark', language: 'en', width: 1280 },
  { route: 'events', colorScheme: 'light', language: 'ru', width: 390 },
]

const ALL: readonly Shot[] = (Object.keys(PUBLIC_ROUTES) as RouteName[])
  .filter((route) => values.route.includes(route))
  .flatMap((route) =>
    (['light', 'dark'] as const).flatMap((colorScheme) =>
      (['ru', 'en'] as const).flatMap((language) =>
        ([390, 1280] as const).map((width) => ({ route, colorScheme, language, width })),
      ),
    ),
  )

async function take(browser: Browser, { route, colorScheme, language, width }: Shot) {
  const context = await browser.newContext({
    baseURL: values.address,
    locale: language,
    colorScheme,
    viewport: { width, height: 860 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(PUBLIC_ROUTES[route], { waitUntil: 'networkidle' })
  await page.locator('main h1').waitFor()
  await page.waitForFunction(() => document.querySelector('.skeleton') === null)
  const path = join(folder, `${route}-${colorScheme}-${language}-${width}.jpg`)
  await page.screenshot({ path, type: 'jpeg', quality: 84, fullPage: !values.readme })
  await context.close()
}

const browser = await openBrowser()
if (values.guides) await takePictures(browser, values.address, values.folder ?? 'docs/guides/pictures')
else {
  await mkdir(folder, { recursive: true })
  for (const shot of values.readme ? README : ALL) await take(browser, shot)
}
await browser.close()
