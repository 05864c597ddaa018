import { PERSONAS } from '@polynya/testkit/federation'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { brokenWords } from './broken-words.ts'
import { cutChoices } from './cut-choices.ts'
import { NARROWEST } from './looks.ts'
import { settled } from './settled.ts'
import { signInto } from './someone.ts'
import { visits } from './visit.ts'

/** Texts of the header and of the page that a narrow screen cuts off. */
const cutOff = (page: Page) =>
  page.locator('.mode-signs span, main :is(h1, h2, td, th, a)').evaluateAll(
    (elements, width) =>
      elements
        .filter(
          (element) => element.checkVisibility() && !element.closest('[data-scrolls], .visually-hidden'),
        )
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect()
          return left < 0 || right > width
        })
        .map(({ textContent }) => textContent),
    NARROWEST,
  )

describe('on the narrowest phones', () => {
  const visit = visits()

  it.each([
    ['superAdministrator', '/view-event/4/manage/lists'],
    ['superAdministrator', '/view-event/4/manage/setup'],
    ['superAdministrator', '/view-event/4/manage/entries'],
    ['regionalFederation', '/admin/changes'],
    ['judge', '/judge-tests'],
  ] as const)('shows %s all of %s', async (persona, address) => {
    const { page, context } = await visit({ width: NARROWEST })
    await signInto(context, PERSONAS[persona])
    await context.addInitScript(() => {
      localStorage.setItem('admValue', '1')
      localStorage.setItem('rsfValue', '1')
    })
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await settled(page)
    const rules = page.locator('.list-rules-section')
    for (const each of await rules.all()) await each.evaluate((details) => details.setAttribute('open', ''))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROWEST)
    expect(await cutChoices(page.locator('main'))).toEqual([])
    expect(await cutOff(page)).toEqual([])
    expect(await brokenWords(page.locator('.registration-row h2'))).toEqual([])
    const lists = page.locator('.managed-lists')
    expect(
      await lists.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth)),
    ).toEqual([])
    const signs = await page
      .locator('.mode-signs')
      .boundingBox({ timeout: 1000 })
      .catch(() => null)
    const heading = await page.locator('h1').boundingBox()
    if (signs) expect(heading?.y).toBeGreaterThanOrEqual(signs.y + signs.height)
    await context.close()
  })
})
