/** The widgets on networks that hang, flap and lie. */

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { CALENDAR, type HostPage, hostSite, picture, SCRIPT, untilReady } from './widgets-host.ts'

const DATA = '**/api/v1/widgets/**'
const OPEN = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'retry-after' }

const fallback = (page: Page) => page.getByRole('link', { name: 'Календарь федерации' })
const alert = (page: Page) => page.locator('polynya-event-calendar').getByRole('alert')

describe('On a network', () => {
  const show = hostSite()
  const shown = (host: Partial<HostPage>) => show({ head: SCRIPT, body: CALENDAR, ...host })

  it('that hangs, the link is shown again after four seconds, and the failure after eight', async () => {
    const { page } = await shown({
      prepare: async (page) => {
        await page.route(DATA, () => {})
      },
    })
    const started = Date.now()
    await page.waitForFunction(() => document.querySelector('polynya-event-calendar')?.matches(':defined'))
    await fallback(page).waitFor({ state: 'hidden' })
    await fallback(page).waitFor()
    expect(await alert(page).count()).toBe(0)
    await picture(page, 'hanging-link')
    await alert(page).waitFor()
    expect(Date.now() - started).toBeLessThan(20_000)
    await picture(page, 'hanging-failed')
    await page.context().close()
  })

  it('that answers with a page of its own, the data are called broken', async () => {
    const { page } = await shown({
      prepare: (page) =>
        page.route(DATA, (route) =>
          route.fulfill({ headers: OPEN, body: '<html>Sign in to the hotel</html>' }),
        ),
    })
    await alert(page)
      .getByText(/Не\sудалось показать данные/)
      .waitFor()
    expect(await fallback(page).isVisible()).toBe(true)
    await page.context().close()
  })

  it('of a busy server, the widget waits as long as the server says', async () => {
    let requests = 0
    const { page } = await shown({
      prepare: async (page) => {
        await page.clock.install()
        await page.route(DATA, (route) => {
          requests += 1
          return requests === 1
            ? route.fulfill({ status: 503, headers: { ...OPEN, 'retry-after': '120' } })
            : route.continue()
        })
      },
    })
    const shownAlerts = async () => {
      await page.clock.runFor(500)
      return alert(page).count()
    }
    // On a busy machine the code takes a while to load.
    await expect.poll(shownAlerts, { timeout: 30_000 }).toBe(1)
    await page.getByRole('button', { name: 'Повторить' }).click()
    await page.clock.runFor(60_000)
    expect(requests).toBe(1)
    // The wait may have started after that time, as a click is handled later.
    const requestsLater = async () => {
      await page.clock.runFor(30_000)
      return requests
    }
    await expect.poll(requestsLater).toBe(2)
    await page.context().close()
  })

  it('that fails while a view loads, the widget offers to load it again, and does when it is online', async () => {
    const { page } = await shown({})
    await untilReady(page)
    // The code to say what has failed loads once there are data.
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Список' }).click()
    await alert(page).waitFor()
    expect(await page.getByRole('button', { name: 'Месяц' }).isVisible()).toBe(true)
    await picture(page, 'view-failed')
    await page.context().setOffline(false)
    await page.locator('polynya-event-calendar').getByRole('article').first().waitFor()
    await page.context().close()
  })

  it('that fails before the widget can say so, the link is shown, and the data once the network is back', async () => {
    let isDown = true
    const whileDown = (url: string) => (page: Page) =>
      page.route(url, (route) => (isDown ? route.abort() : route.continue()))
    const { page } = await shown({
      head: `<script>addEventListener('polynya-error',({detail})=>{window.failed=detail.code})</script>${SCRIPT}`,
      prepare: (page) => Promise.all(['**/assets/*/Upkeep-*', DATA].map((url) => whileDown(url)(page))),
    })
    await page.waitForFunction(() => 'failed' in window && window.failed === 'network')
    await fallback(page).waitFor()
    expect(await alert(page).count()).toBe(0)
    isDown = false
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await untilReady(page)
    await page.context().close()
  })

  it('that fails while the widget loads, the link is shown, and the widget once the network is back', async () => {
    let isDown = true
    const { page } = await shown({
      prepare: (page) =>
        page.route('**/widgets/assets/**', (route) => (isDown ? route.abort() : route.continue())),
    })
    await page.waitForLoadState('networkidle')
    expect(await fallback(page).isVisible()).toBe(true)
    isDown = false
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await untilReady(page)
    await page.context().close()
  })
})
