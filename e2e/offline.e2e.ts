import { PERSONAS } from '@polynya/testkit/federation'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { deployments } from './deployments.ts'
import { signInto } from './someone.ts'
import { visits } from './visit.ts'

const SAVED = /Показаны данные, сохранённые в\s\d{2}:\d{2}\./

/** Waits until the worker has stored the files of the app and handles the requests of the page. */
const untilInstalled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 })

const notice = (page: Page) => page.locator('.offline-notice')
const heading = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 1 }).and(page.locator(':not(.visually-hidden)'))

describe('Without a network', () => {
  const visit = visits()

  it('the app opens after one visit, shows what was visited, and says so where nothing was', async () => {
    const { page, context, problems } = await visit({ worker: true })
    await page.goto('/events')
    await page.getByRole('article').first().waitFor()
    await untilInstalled(page)
    await page.goto('/view-event/1')
    await expect.poll(() => heading(page).innerText()).not.toBe('')
    const name = await heading(page).innerText()

    await context.setOffline(true)
    await page.reload()
    await page.getByRole('main').getByRole('heading', { level: 1, name }).waitFor()
    await notice(page).getByText(SAVED).waitFor()
    await page.goto('/events')
    await page.getByRole('article').first().waitFor()
    await page.goto('/view-event/2')
    await page
      .getByRole('alert')
      .getByText(/^Не\sудалось загрузить событие$/)
      .waitFor()
    await page.goto('/user/signup')
    await page.locator('main form').waitFor()

    await context.setOffline(false)
    await page.goto('/view-event/2')
    await expect.poll(() => heading(page).innerText()).not.toBe('')
    await notice(page).getByText(SAVED).waitFor({ state: 'detached' })
    expect(problems).toEqual([])
  })

  it('own orders and start lists can be read, and nothing of them after sign-out', async () => {
    const { page, context } = await visit({ worker: true })
    await signInto(context, PERSONAS.guardian)
    await page.goto('/orders')
    const order = page.locator('main a[href^="/orders/"]').first()
    const address = (await order.getAttribute('href')) ?? ''
    await untilInstalled(page)
    await page.goto(address)
    const items = page.locator('.order-item h3')
    await items.first().waitFor()
    const swimmers = await items.allInnerTexts()

    await context.setOffline(true)
    await page.goto(address)
    await items.first().waitFor()
    expect(await items.allInnerTexts()).toEqual(swimmers)
    await notice(page).getByText(SAVED).waitFor()
    await notice(page)
      .getByText(/Платить и\sменять данные/)
      .waitFor()

    await context.setOffline(false)
    await page.goto('/')
    await page.locator('[popovertarget=account-menu]:not([data-for=visitor])').click()
    await page.getByRole('button', { name: 'Выйти' }).click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
    await page.waitForLoadState()
    await context.setOffline(true)
    await page.goto(address)
    await heading(page).waitFor()
    expect(await page.getByRole('main').innerText()).not.toContain(swimmers[0])
    await context.setOffline(false)
  })
})

describe('A new build', () => {
  const server = deployments()
  const visit = visits()

  it('is announced, and installed by the user, who may finish a form first', async () => {
    const { page, context } = await visit({ worker: true, address: server.address() })
    await page.goto('/user/signup')
    await page.locator('main form').waitFor()
    await untilInstalled(page)
    const email = page.getByLabel('Почта')
    await email.fill('swimmer@example.org')
    const build = () => page.locator('meta[name=build]').getAttribute('content')
    const before = await build()

    server.deploy()
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    const toast = page.locator('.toast').filter({ hasText: 'Сайт обновился' })
    await toast.waitFor({ timeout: 30_000 })
    expect(await build()).toBe(before)
    expect(await email.inputValue()).toBe('swimmer@example.org')

    await toast.getByRole('button', { name: 'Перезагрузить' }).click()
    await expect.poll(build).toBe('build-1')
    await page.locator('main form').waitFor()
    expect(await page.locator('.toast').count()).toBe(0)

    await context.setOffline(true)
    await page.reload()
    await page.locator('main form').waitFor()
    expect(await build()).toBe('build-1')
  })
})

describe('The service worker', () => {
  const visit = visits()

  it('stores no response of the API and no page but the one without data', async () => {
    const { page, context } = await visit({ worker: true })
    await signInto(context, PERSONAS.guardian)
    await page.goto('/orders')
    await page.locator('main a[href^="/orders/"]').first().waitFor()
    await untilInstalled(page)
    await page.reload()
    await page.locator('main a[href^="/orders/"]').first().waitFor()
    const stored = await page.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      const requests = await Promise.all(caches_.map((cache) => cache.keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(stored).toContain('/')
    expect(stored.filter((path) => !/^\/(assets|files)\/|^\/(favicon\.svg)?$/.test(path))).toEqual([])
  })

  it('handles no widgets and no file that is not of the app', async () => {
    const { page, context } = await visit({ worker: true })
    await page.goto('/')
    await untilInstalled(page)
    await context.setOffline(true)
    for (const path of ['/widgets/polynya.js', '/embed/event/1', '/api/docs', '/healthz']) {
      await expect(page.goto(path)).rejects.toThrow()
    }
    await context.setOffline(false)
  })
})
