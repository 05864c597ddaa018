import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { PUBLIC_ROUTES } from './public-routes.ts'
import { settled } from './settled.ts'
import { visits } from './visit.ts'

const PAGES = [
  ...Object.values(PUBLIC_ROUTES),
  '/view-event/4',
  '/view-event/4?tab=entries',
  '/view-event/4?tab=teams',
  '/view-event/4?tab=pre-start',
  '/view-event/3?tab=results',
  '/view-event/4/live',
  '/view-event/999999',
  '/view-swimmer/NOBO000000',
  '/events?view=month',
  '/events?view=map',
  '/events?season=2011-2012',
  '/join-team?token=0123456789abcdef',
  '/user/welcome?token=0123456789abcdef',
  '/user/reset?token=0123456789abcdef',
  '/404',
  '/401',
] as const

/** WCAG 2.2, 2.5.8; the house rule includes links within a text. */
const MIN_TARGET = 24

/** Targets that are smaller, each as its size and text. */
const smallTargets = (page: Page) =>
  page.evaluate((least) => {
    const targets = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')]
    return targets
      .filter((target) => target.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((target) => target.closest('.visually-hidden, .skip-link') === null)
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < least || box.height < least))
      .map(({ target, box }) => `${Math.round(box.width)}×${Math.round(box.height)} ${target.innerText}`)
  }, MIN_TARGET)

describe.each(['ru', 'en'] as const)('At 320 px in %s', (language) => {
  const visit = visits()
  it.each(PAGES)('%s does not scroll horizontally, and its targets have 24 px', async (address) => {
    const { page, context } = await visit({ language, width: 320 })
    await page.goto(address)
    await settled(page)
    await expect.poll(() => page.locator('main h1').count()).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(await smallTargets(page)).toEqual([])
    await context.close()
  })
})
