import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { throttle } from '../tools/bench/throttle.ts'
import { AXE, violations } from './axe.ts'
import { settled } from './settled.ts'
import { visits } from './visit.ts'

/** Distance in pixels of an element from the top of the window. */
const topOf = (page: Page, id: string) =>
  page.evaluate((wanted) => document.getElementById(wanted)?.getBoundingClientRect().top ?? Number.NaN, id)

describe('The page of an event', () => {
  const visit = visits()

  it.each([
    ['/view-event/1#results', 'results'],
    ['/view-event/1#entries', 'entries'],
    ['/view-event/1/LEDI000049#pre-start', 'pre-start'],
    ['/view-event/1#schedule', 'schedule'],
  ])(
    'is opened cold on a slow network at the target of %s',
    async (address, target) => {
      const { page, context } = await visit({ width: 390 })
      await throttle(page)
      await page.goto(address)
      const heading = page.locator(`#${target}-heading`)
      await heading.waitFor({ timeout: 30_000 })
      await settled(page)
      await expect.poll(() => topOf(page, `${target}-heading`)).toBeLessThan(300)
      expect(await topOf(page, `${target}-heading`)).toBeGreaterThan(0)
      await context.close()
    },
    90_000,
  )

  it('is printed in dark ink, also from the dark theme', async () => {
    const { page, context } = await visit()
    await context.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.goto('/view-event/1')
    await page.emulateMedia({ media: 'print' })
    const title = page.getByRole('heading', { level: 1, name: 'Кубок Тюмени 2027' })
    const color = () => title.evaluate((heading) => getComputedStyle(heading).color)
    await expect.poll(color).toBe('rgb(17, 31, 46)')
    expect(await page.getByRole('link', { name: /Перейти к\sсодержанию/ }).isVisible()).toBe(false)
  })

  it('shows lists in tabs at full width, which stay where the reader is', async () => {
    const { page, context, problems } = await visit()
    await context.addInitScript({ path: AXE })
    await page.goto('/view-event/1')
    await page.locator('#map').scrollIntoViewIfNeeded()
    // The card scrolls with the page until its end is in view, and stays there.
    const directions = page.getByRole('link', { name: 'Как добраться' })
    await expect.poll(async () => (await directions.boundingBox())?.y).toBeLessThan(880)
    await page.getByRole('link', { name: 'Участники', exact: true }).click()
    await page.getByRole('table', { name: 'Участники события' }).waitFor()
    expect(await topOf(page, 'entries')).toBeGreaterThanOrEqual(0)
    expect(await topOf(page, 'entries')).toBeLessThan(300)
    expect(await violations(page)).toEqual([])
    await page.goBack()
    await page.locator('#program').waitFor()
    expect(problems).toEqual([])
  })

  it.each([320, 1280])('has its action in view at %i px, wherever the reader is', async (width) => {
    const { page } = await visit({ width })
    await page.goto('/view-event/1')
    await page.locator('#map').scrollIntoViewIfNeeded()
    const action = page.getByRole('link', { name: 'Зарегистрироваться' })
    expect(await action.count()).toBe(1)
    const box = await action.boundingBox()
    expect(box && box.y >= 0 && box.y + box.height <= 900).toBe(true)
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

  it.each(['/view-event/1', '/view-event/1?tab=entries', '/view-swimmer/SMIR000427'])(
    'fits a narrow window with the text spacing of WCAG 1.4.12: %s',
    async (address) => {
      const { page } = await visit({ width: 320 })
      await page.goto(address)
      await page.locator('table, select').first().waitFor()
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(
          '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
        )
        document.adoptedStyleSheets.push(sheet)
      })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      const rightOf = async (selector: string) => {
        const box = (await page.locator(selector).count()) > 0 && (await page.locator(selector).boundingBox())
        return box ? box.x + box.width : 0
      }
      expect(await rightOf('.event-bar .button')).toBeLessThanOrEqual(320)
      expect(await rightOf('.site-title strong')).toBeLessThanOrEqual(await rightOf('.site-title'))
    },
  )
})
