/** Accessibility violations that axe finds on a page. */

import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The script that a page needs from the start: `context.addInitScript({ path: AXE })`. */
export const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly target: readonly string[] }[]
}

const isInTransition = () => document.getAnimations().some((animation) => animation instanceof CSSTransition)

/** Waits until no colour is in transition. A wait within the page, frame by frame, can stall on /widgets. */
export const still = (page: Page) => expect.poll(() => page.evaluate(isInTransition)).toBe(false)

/** Colours in transition have no contrast yet: the rules are applied after it. */
export async function violations(page: Page): Promise<string[]> {
  await still(page)
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: Violation[] }> }
    }
    // Only violations are reported in full, and nothing is fetched again.
    const found = await axe.run({ resultTypes: ['violations'], preload: false })
    return found.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target }) => ({ target })),
    }))
  })
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
