import type { Page } from 'playwright-core'

/** Milliseconds. */
const LONGEST_IDLE_WAIT = 3_000

/**
 * Waits until a page shows its data. The network of some pages never falls idle: the stream of a live page stays open,
 * and Chromium reports a stored answer that it revalidates in the background as pending.
 */
export async function settled(page: Page) {
  if (/\/live$|\/hall\//.test(page.url())) return page.locator('.live-heat').first().waitFor()
  await page.waitForLoadState('networkidle', { timeout: LONGEST_IDLE_WAIT }).catch(() => undefined)
  await page.waitForFunction(() => document.querySelector('.skeleton') === null)
}
