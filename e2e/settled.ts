import type { Page } from 'playwright-core'

/** Waits until a page shows its data. The stream of a live page stays open, so its network is never idle. */
export const settled = (page: Page) =>
  /\/live$|\/hall\//.test(page.url())
    ? page.locator('.live-heat').first().waitFor()
    : page.waitForLoadState('networkidle')
