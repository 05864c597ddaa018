/** Drives a page by keyboard only. */

import type { Page } from 'playwright-core'

const MANY = 40

/** Accessible name of the focused control: its label, else its text. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as (HTMLElement & Partial<HTMLInputElement>) | null
    const label = focused?.labels?.[0]?.textContent
    return (label ?? focused?.ariaLabel ?? focused?.textContent ?? '').replace(/\s+/g, ' ').trim()
  })

export function keyboardOf(page: Page) {
  /** Presses Tab until a control with this name has the focus. */
  async function tabTo(name: string | RegExp, atMost = MANY) {
    const passed: string[] = []
    for (let presses = 0; presses < atMost; presses += 1) {
      await page.keyboard.press('Tab')
      const focused = await focusedName(page)
      if (typeof name === 'string' ? focused === name : name.test(focused)) return
      passed.push(focused)
    }
    throw new Error(`No control is called ${name}: ${passed.join(' | ')}`)
  }
  return {
    tabTo,
    type: (text: string) => page.keyboard.type(text),
    press: (key: string) => page.keyboard.press(key),
  }
}
