/** The pictures of the guides: `npm run screenshots -- --guides`, of a demo that runs. */

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '@polynya/i18n'
import { PERSONAS, type PersonaName } from '@polynya/testkit/federation'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import sharp from 'sharp'
import { settled } from '../../e2e/settled.ts'
import { darkOf, pictureName } from './picture-files.ts'

interface GuidePicture {
  readonly path: string
  readonly persona?: PersonaName
  /** Width and height of the window in pixels. */
  readonly size: readonly [number, number]
  /** What the window is scrolled to; by default it shows the head of the page. */
  readonly from?: string
}

const PHONE = [390, 780] as const
const TABLET = [820, 700] as const
const DESKTOP = [1280, 800] as const

/** By the name of the file. */
export const PICTURES: Readonly<Record<string, GuidePicture>> = {
  events: { path: '/events', size: PHONE },
  live: { path: '/view-event/4/live', size: PHONE },
  register: { path: '/register?e=1', persona: 'guardian', size: PHONE },
  orders: { path: '/orders', persona: 'guardian', size: PHONE },
  manage: { path: '/view-event/1/manage', persona: 'superAdministrator', size: DESKTOP },
  desk: { path: '/view-event/4/desk', persona: 'secretary', size: TABLET, from: 'main h2' },
  accounts: { path: '/admin/accounts', persona: 'superAdministrator', size: DESKTOP },
  'judge-tests': { path: '/judge-tests', persona: 'judge', size: PHONE },
  widgets: { path: '/widgets', size: DESKTOP },
  status: { path: '/admin/status', persona: 'superAdministrator', size: DESKTOP },
}

const QUALITY = 70

/** Takes all pictures in both languages and themes. */
export async function takePictures(browser: Browser, baseURL: string, folder: string) {
  await mkdir(folder, { recursive: true })
  for (const language of LANGUAGES) {
    const session = sessions(() => browser.newContext({ baseURL, locale: language, reducedMotion: 'reduce' }))
    for (const [name, picture] of Object.entries(PICTURES)) {
      const light = join(folder, pictureName(name, language))
      const page = await session.pageOf(picture.persona)
      await show(page, picture, language)
      for (const [colorScheme, file] of [['light', light] as const, ['dark', darkOf(light)] as const]) {
        await page.emulateMedia({ colorScheme })
        await sharp(await page.screenshot())
          .webp({ quality: QUALITY, effort: 6 })
          .toFile(file)
      }
    }
    await session.end()
  }
}

/** Pages of people, who sign in once: the server limits sign-ins. */
function sessions(open: () => Promise<BrowserContext>) {
  const pages = new Map<PersonaName | undefined, Page>()
  return {
    async pageOf(persona: PersonaName | undefined): Promise<Page> {
      const page = pages.get(persona) ?? (await (await open()).newPage())
      if (persona && !pages.has(persona)) await signIn(page, persona)
      pages.set(persona, page)
      return page
    },
    end: () => Promise.all([...pages.values()].map((page) => page.context().close())),
  }
}

async function show(page: Page, { path, size, from }: GuidePicture, language: Language) {
  const [width, height] = size
  await page.setViewportSize({ width, height })
  await page.goto(path, { waitUntil: 'load' })
  await settled(page)
  await inLanguage(page, language)
  if (from)
    await page
      .locator(from)
      .first()
      .evaluate((element) => element.scrollIntoView())
}

/** The language of an account prevails over that of the browser. */
async function inLanguage(page: Page, language: Language) {
  if ((await page.locator('html').getAttribute('lang')) === language) return
  await page.locator(`.site-tools button[lang="${language}"]`).click()
  await page.locator(`html[lang="${language}"]`).waitFor()
  await page.locator(':focus').blur()
  await settled(page)
}

async function signIn(page: Page, persona: PersonaName) {
  const { email, password } = PERSONAS[persona]
  await page.goto('/user/login')
  await page.getByRole('main').locator('input[type="email"]').fill(email)
  await page.getByRole('main').locator('input[type="password"]').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.startsWith('/user/login'))
}
