/** The pictures of the guides: `npm run screenshots -- --guides`, of a demo that runs. */

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '@polynya/i18n'
import { PERSONAS, type PersonaName } from '@polynya/testkit/federation'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { settled } from '../../e2e/settled.ts'

interface GuidePicture {
  readonly path: string
  readonly persona?: PersonaName
  /** Width and height of the window in pixels. */
  readonly size: readonly [number, number]
}

const PHONE = [390, 780] as const
const DESKTOP = [1280, 800] as const

/** By the name of the file, `<name>-<language>.webp`. */
export const PICTURES: Readonly<Record<string, GuidePicture>> = {
  events: { path: '/events', size: PHONE },
  live: { path: '/view-event/4/live', size: PHONE },
  register: { path: '/register?e=1', persona: 'guardian', size: PHONE },
  orders: { path: '/orders', persona: 'guardian', size: PHONE },
  manage: { path: '/view-event/1/manage', persona: 'superAdministrator', size: DESKTOP },
  'judge-tests': { path: '/judge-tests', persona: 'judge', size: PHONE },
  widgets: { path: '/widgets', size: DESKTOP },
  status: { path: '/admin/status', persona: 'superAdministrator', size: DESKTOP },
}

const QUALITY = 70

/** Takes all pictures in both languages, in the light theme. */
export async function takePictures(browser: Browser, baseURL: string, folder: string) {
  await mkdir(folder, { recursive: true })
  for (const language of LANGUAGES)
    for (const [name, picture] of Object.entries(PICTURES)) {
      const png = await take(browser, { baseURL, language, picture })
      await sharp(png)
        .webp({ quality: QUALITY })
        .toFile(join(folder, `${name}-${language}.webp`))
    }
}

interface Shot {
  readonly baseURL: string
  readonly language: Language
  readonly picture: GuidePicture
}

async function take(browser: Browser, { baseURL, language, picture }: Shot): Promise<Buffer> {
  const { path, persona, size } = picture
  const [width, height] = size
  const context = await browser.newContext({
    ...{ baseURL, locale: language, viewport: { width, height } },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  if (persona) await signIn(page, persona)
  await page.goto(path, { waitUntil: 'load' })
  await settled(page)
  const png = await page.screenshot()
  await context.close()
  return png
}

async function signIn(page: Page, persona: PersonaName) {
  const { email, password } = PERSONAS[persona]
  await page.goto('/user/login')
  await page.getByRole('main').locator('input[type="email"]').fill(email)
  await page.getByRole('main').locator('input[type="password"]').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.startsWith('/user/login'))
}
