import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { visits } from './visit.ts'

/** Every page that stands, with a state or two of its own. */
const PAGES = [
  '/',
  '/events',
  '/events?season=2011-2012',
  '/view-event/1',
  '/user/login',
  '/404',
  '/401',
] as const

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly target: readonly string[] }[]
}

async function violations(page: Page): Promise<string[]> {
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } }
    return (await axe.run()).violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target }) => ({ target })),
    }))
  })
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const visit = visits()
  describe.each(['ru', 'en'] as const)('in %s', (language) => {
    describe.each([390, 1280])('at %i px', (width) => {
      it.each(PAGES)('%s has nothing that axe objects to, and does not scroll sideways', async (address) => {
        const { page, context } = await visit({ theme, language, width })
        await context.addInitScript({ path: AXE })
        await page.goto(address)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.waitForLoadState('networkidle')
        expect(await violations(page)).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
        await context.close()
      })
    })
  })
})
