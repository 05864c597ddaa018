import { describe, expect, it } from 'vitest'
import { AXE, violations } from './axe.ts'
import { visits } from './visit.ts'

/** A page of each kind. */
const PAGES = [
  '/docs/index.html',
  '/docs/ru/index.html',
  '/docs/ru/swimmers.html',
  '/docs/en/organisers.html',
  '/docs/en/cli.html',
  '/docs/en/api/orders.html',
  '/docs/en/search.html?q=refund',
  '/docs/no/such/page',
]

describe('the documentation', () => {
  const visit = visits()

  it.each(['light', 'dark'] as const)(
    'is accessible in the %s theme, and fits in 320 pixels',
    async (theme) => {
      const { context, page, problems } = await visit({ theme, width: 320 })
      await context.addInitScript({ path: AXE })
      for (const path of PAGES) {
        await page.goto(path)
        expect(await violations(page), path).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, path).toBe(0)
      }
      expect(problems).toEqual([])
      await context.close()
    },
  )

  it.each(['ru', 'en'] as const)(
    'has a header of two lines in 320 pixels, in keyboard order: %s',
    async (language) => {
      const { context, page } = await visit({ language, width: 320 })
      await page.goto(`/docs/${language}/visitors.html`)
      const bar = page.getByRole('banner')
      await bar.getByRole('button').nth(1).waitFor()
      const controls = await bar.locator('a, button, input').evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility())
          .map((each) => {
            const { x, y, height } = each.getBoundingClientRect()
            return { x, middle: y + height / 2 }
          }),
      )
      const lines = controls.map(({ middle }) => Math.round(middle))
      expect(new Set(lines).size).toBe(2)
      expect(controls).toEqual(controls.toSorted((a, b) => Math.round(a.middle - b.middle) || a.x - b.x))
      expect((await bar.boundingBox())?.height).toBeLessThan(130)
      await context.close()
    },
  )

  it('finds a section by keyboard, in any form of the word, and opens it', async () => {
    const { context, page, problems } = await visit({ language: 'ru' })
    await page.goto('/docs/ru/index.html')
    await page.getByRole('searchbox').focus()
    await page.keyboard.type('вернуть взносы')
    await page.keyboard.press('Enter')
    const first = page.locator('.found a').first()
    await first.waitFor()
    expect(await page.getByRole('status').innerText()).toMatch(/^Найден/)
    expect(await first.innerText()).toContain('Отменить дистанцию и вернуть взнос')
    await first.press('Enter')
    await page.waitForURL(/swimmers\.html#/)
    expect(problems).toEqual([])
    await context.close()
  })

  it('takes the theme of the app, and changes it there too, by keyboard', async () => {
    const { context, page, problems } = await visit({ language: 'en', theme: 'light' })
    const shown = () =>
      page.locator('.shot').evaluateAll((shots) => shots.map((shot) => shot.checkVisibility()))
    const themeOf = () => page.locator('html').getAttribute('data-theme')
    await page.goto('/process')
    for (const name of ['Theme: System', 'Theme: Light']) await page.getByRole('button', { name }).click()
    await page.goto('/docs/en/secretaries.html')
    expect([await themeOf(), await shown()]).toEqual(['dark', [false, true]])
    await page.getByRole('button', { name: 'Theme: Dark' }).press('Enter')
    expect([await themeOf(), await shown()]).toEqual([null, [true, false]])
    await page.getByRole('button', { name: 'Theme: System' }).press('Space')
    await page.goto('/process')
    expect(await themeOf()).toBe('light')
    expect(problems).toEqual([])
    await context.close()
  })

  it('reports that nothing was found', async () => {
    const { context, page } = await visit({ language: 'en' })
    await page.goto('/docs/en/search.html?q=qqqq')
    await expect.poll(() => page.getByRole('status').innerText()).toContain('Nothing was found for “qqqq”')
    await context.close()
  })

  it('is read without scripts, and is linked to by the app', async () => {
    const { context, page } = await visit({ language: 'en', scripts: false })
    await page.goto('/docs/en/visitors.html')
    await page.getByRole('link', { name: 'For swimmers and guardians' }).click()
    await page.getByRole('heading', { level: 1, name: 'For swimmers and guardians' }).waitFor()
    await context.close()
    const { context: reading, page: app } = await visit({ language: 'en' })
    await app.goto('/process')
    await app.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click()
    await app.getByRole('heading', { level: 1, name: 'Polynya documentation' }).waitFor()
    await reading.close()
  })
})
