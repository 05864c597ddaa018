import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { AXE } from './axe.ts'
import { changeTo, fitsNarrowest, holds, LOOKS } from './looks.ts'
import { PUBLIC_ROUTES } from './public-routes.ts'
import { settled } from './settled.ts'
import { visits } from './visit.ts'

/** Every static page, with its states. */
const PAGES = [
  ...Object.values(PUBLIC_ROUTES),
  '/events?season=2011-2012',
  '/events?view=month',
  '/events?view=map',
  '/view-event/999999',
  '/user/welcome?token=0123456789abcdef',
  '/user/reset?token=0123456789abcdef',
  '/user/confirm-email?token=0123456789abcdef',
  '/time/unknown',
  '/check',
  '/check/0000-0000-0000',
  '/join-team?token=0123456789abcdef',
  '/view-event/4',
  '/view-event/4?tab=entries',
  '/view-event/4?tab=teams',
  '/view-event/4?tab=pre-start',
  '/view-event/3?tab=results',
  '/view-event/4/live',
  '/view-swimmer/NOBO000000',
  '/hall/4',
  '/404',
  '/401',
] as const

/** The screen of a hall has no header: its language is that of its address. */
async function switchToEnglish(page: Page) {
  const button = page.locator('header button[lang=en]')
  if ((await button.count()) > 0) await button.click()
  else await page.goto(`${page.url()}?lang=en`)
}

describe('in both languages, themes and widths', () => {
  const visit = visits()

  it.each(PAGES)(
    '%s passes the axe rules, and fits a narrow screen with targets of 24 px',
    async (address) => {
      const { page, context } = await visit({ language: 'ru', ...LOOKS.ru[0] })
      await context.addInitScript({ path: AXE })
      await page.goto(address)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await settled(page)
      for (const language of ['ru', 'en'] as const) {
        const [first, second] = LOOKS[language]
        if (language === 'en') {
          await switchToEnglish(page)
          await page.locator('html[lang=en]').waitFor()
          await settled(page)
          await changeTo(page, first)
        }
        await holds(page)
        await changeTo(page, second)
        await holds(page)
        await fitsNarrowest(page, second)
        expect(await page.locator('main h1').count()).toBe(1)
      }
      await context.close()
    },
  )
})
