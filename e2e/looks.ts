/** How a page looks in each language, and what holds in every look. */

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { still, violations } from './axe.ts'
import { brokenWords } from './broken-words.ts'
import { cutChoices } from './cut-choices.ts'
import { smallTargets } from './small-targets.ts'

export interface Look {
  readonly theme: 'light' | 'dark'
  readonly width: number
}

/** Together, every pair of a language, a theme and a width: a fault of all three at once is not to be expected. */
export const LOOKS: Readonly<Record<'ru' | 'en', readonly [Look, Look]>> = {
  ru: [
    { theme: 'light', width: 390 },
    { theme: 'dark', width: 1280 },
  ],
  en: [
    { theme: 'dark', width: 390 },
    { theme: 'light', width: 1280 },
  ],
}

/** Expects that the rules of axe hold, and that nothing is wider than the page. */
export async function holds(page: Page) {
  expect(await violations(page)).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

/** Width of the narrowest phones. */
export const NARROWEST = 320

/** Changes the look of an open page. */
export async function changeTo(page: Page, { theme, width }: Look) {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme: theme })
  await still(page)
}

/** Tables whose rows have two lines on a phone. */
const STACKED = ':is(.ranked-times, .record-rows, .medal-rows, .results)'

const scrollSideways = (elements: Element[]) =>
  elements.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.className)

/** Expects that a page fits the narrowest phones, with targets that a finger hits. */
export async function fitsNarrowest(page: Page, look: Look) {
  await changeTo(page, { ...look, width: NARROWEST })
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(NARROWEST)
  expect(await smallTargets(page)).toEqual([])
  expect(await cutChoices(page.locator('main'))).toEqual([])
  const stacked = page.locator(STACKED)
  expect(await stacked.evaluateAll(scrollSideways)).toEqual([])
  expect(await brokenWords(stacked)).toEqual([])
}
