import { createClient, memoryStore } from '@polynya/sdk'
import { PERSONAS } from '@polynya/testkit/federation'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { settled } from './settled.ts'
import { visits } from './visit.ts'

type Person = Pick<(typeof PERSONAS)[keyof typeof PERSONAS], 'email' | 'password'>

const client = () => createClient({ baseUrl: `${inject('address')}/api/v1`, store: memoryStore() })

/** A swimmer of the demo with a photo. */
async function aSwimmer(): Promise<string> {
  const { swimmer } = await client().swimmers.featured()
  if (!swimmer) throw new Error('The demo has no swimmer of the day')
  return swimmer.iwsaid
}

async function signIn(page: Page, { email, password }: Person) {
  await page.goto('/user/login')
  await page.getByLabel('Почта').fill(email)
  await page.getByLabel('Пароль', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click()
  await page.waitForURL((url) => url.pathname === '/')
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Vertical position of an element on the screen. */
const topOf = (page: Page, id: string) =>
  page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN, id)

/** Whether a section is near the top of the screen, below the page header. */
const isAtTop = (page: Page, id: string) =>
  expect.poll(async () => Math.abs((await topOf(page, id)) - 100)).toBeLessThan(60)

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')

describe('A URL', () => {
  const visit = visits()

  it.each(['/nothing', '/events/7/x', '/test', '/user', '/view-event'])(
    '%s without a page redirects to /404',
    async (address) => {
      const { page } = await visit()
      await page.goto(address)
      await page.waitForURL(/\/404\?/)
      await page.getByRole('heading', { level: 1, name: /^Страница не\sнайдена$/ }).waitFor()
      expect(await page.getByRole('main').innerText()).toContain(address)
      await expect.poll(() => page.title()).toMatch(/^Страница не\sнайдена/)
    },
  )

  it('with a hash scrolls to its section, at once and again after scrolling away', async () => {
    const { page } = await visit()
    await page.goto('/terms')
    const link = page
      .getByRole('navigation', { name: 'Содержание' })
      .getByRole('link', { name: 'Результаты' })
    await link.click()
    await isAtTop(page, 'results')
    await page.mouse.wheel(0, -1200)
    await expect.poll(() => topOf(page, 'results')).toBeGreaterThan(600)
    await link.click()
    await isAtTop(page, 'results')
    expect(new URL(page.url()).hash).toBe('#results')
  })

  it('with a hash scrolls there on another page, and on the first page', async () => {
    const { page } = await visit()
    await page.goto('/terms')
    await page.getByRole('main').getByRole('link', { name: 'политике конфиденциальности' }).click()
    await page.waitForURL(/\/privacy#retention$/)
    await isAtTop(page, 'retention')
    await page.goto('/process#refunds')
    await isAtTop(page, 'refunds')
  })

  it('with a hash scrolls to content that loads later', async () => {
    const { page } = await visit()
    await page.route('**/api/v1/events/view/*', async (route) => {
      const answer = await route.fetch()
      await new Promise((resolve) => setTimeout(resolve, 2500))
      await route.fulfill({ response: answer })
    })
    await page.goto('/view-event/1#map')
    await page.locator('#map').waitFor()
    await expect.poll(() => topOf(page, 'map')).toBeLessThan(600)
    expect(await scrolled(page)).toBeGreaterThan(0)
  })
})

describe('A page with restricted access', () => {
  const visit = visits()

  it('sends a visitor to the home page with a notice, and returns after sign-in', async () => {
    const { page } = await visit()
    await page.clock.install()
    await page.goto('/events')
    await page.getByRole('article').first().waitFor()
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { textContent: 'Настройки' })
      link.href = '/user/settings?from=link#sessions'
      document.querySelector('main h1')?.append(link)
    })
    await page.getByRole('link', { name: 'Настройки' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    const notice = page.locator('.toast')
    expect(await notice.innerText()).toMatch(/Доступ закрыт\s+У\sвас нет доступа/)
    await page.clock.fastForward(60_000)
    expect(await notice.count()).toBe(1)

    await notice.getByRole('link', { name: 'Войти' }).click()
    await page.waitForURL(/\/user\/login\?/)
    await page.getByLabel('Почта').fill(PERSONAS.guardian.email)
    await page.getByLabel('Пароль', { exact: true }).fill(PERSONAS.guardian.password)
    await page.getByRole('main').getByRole('button', { name: 'Войти' }).click()
    await page.waitForURL(/\/user\/settings\?from=link#sessions$/)
  })

  it('is closed to a visitor who opens it first', async () => {
    const { page } = await visit()
    await page.goto('/user/settings')
    await page.waitForURL((url) => url.pathname === '/')
    await page.locator('.toast').getByText('Доступ закрыт').waitFor()
    await page.locator('.toast').getByRole('button', { name: 'Закрыть уведомление' }).click()
    await page.getByRole('button', { name: 'Все уведомления' }).click()
    await page.locator('#messages').getByText('Доступ закрыт').waitFor()
  })
})

describe('Navigation', () => {
  const visit = visits()

  it('focuses the heading; back and forward restore the scroll position and the focused link', async () => {
    const { page } = await visit()
    await page.goto('/process')
    const link = page.getByRole('main').getByRole('link', { name: 'соглашении' })
    await link.scrollIntoViewIfNeeded()
    const before = await scrolled(page)
    expect(before).toBeGreaterThan(0)
    await link.click()
    await page.waitForURL(/\/terms$/)
    await expect.poll(() => focused(page)).toBe('Пользовательское соглашение')
    expect(await scrolled(page)).toBe(0)

    await page.mouse.wheel(0, 700)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(600)
    const after = await scrolled(page)
    await page.goBack()
    await expect.poll(() => focused(page)).toBe('соглашении')
    await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(50)
    await page.goForward()
    await page.getByRole('heading', { level: 1, name: 'Пользовательское соглашение' }).waitFor()
    await expect.poll(async () => Math.abs((await scrolled(page)) - after)).toBeLessThan(50)
  })

  it('shows a progress bar until it completes', async () => {
    const { page } = await visit()
    await page.goto('/terms')
    const { promise: goOn, resolve } = Promise.withResolvers<void>()
    await page.route('**/api/v1/events?*', async (route) => {
      await goOn
      await route.continue()
    })
    await page.getByRole('banner').getByRole('link', { name: 'События' }).click()
    const bar = page.getByRole('progressbar', { name: 'Страница открывается' })
    await bar.waitFor()
    resolve()
    await bar.waitFor({ state: 'detached' })
    await page.getByRole('article').first().waitFor()
  })
})

describe('The swimmer dialog', () => {
  const visit = visits()

  it('is opened, read and closed by keyboard only', async () => {
    const { page, problems } = await visit()
    const iwsaid = await aSwimmer()
    await page.goto('/events?status=finished')
    await page.getByRole('article').first().waitFor()
    // A plain link, as in a description or a list.
    await page.evaluate((id) => {
      const link = Object.assign(document.createElement('a'), { textContent: 'Пловец дня' })
      link.href = `/events?status=finished&show=${id}`
      document.querySelector('main h1')?.append(link)
    }, iwsaid)
    const link = page.getByRole('link', { name: 'Пловец дня' })
    await link.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByText(iwsaid).waitFor()
    expect(page.url()).toContain(`show=${iwsaid}`)
    const isInside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null)
    expect(await isInside()).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.url()).toMatch(/\/events\?status=finished$/)
    await expect.poll(() => focused(page)).toBe('Пловец дня')

    await page.goForward()
    await dialog.getByText(iwsaid).waitFor()
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('Пловец дня')
    expect(problems).toEqual([])
  })

  it('has a URL, opens over the page and preserves its scroll position', async () => {
    const { page } = await visit()
    await page.goto(`/terms?show=${await aSwimmer()}#results`)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('heading', { level: 2 }).waitFor()
    await isAtTop(page, 'results')
    await dialog.getByRole('button', { name: 'Закрыть' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.url()).toMatch(/\/terms#results$/)
    await isAtTop(page, 'results')
  })

  it('fills a narrow screen', async () => {
    const { page } = await visit({ width: 390 })
    await page.goto(`/?show=${await aSwimmer()}`)
    await page.getByRole('dialog').getByRole('heading', { level: 2 }).waitFor()
    expect(await page.getByRole('dialog').boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 900 })
  })

  it('shows a timeout and offers a retry', async () => {
    const { page } = await visit()
    const iwsaid = await aSwimmer()
    await page.clock.install()
    let requests = 0
    await page.route('**/api/v1/swimmers/view-iwsaid/*', async (route) => {
      requests += 1
      if (requests > 1) await route.continue()
    })
    await page.goto(`/terms?show=${iwsaid}`)
    const dialog = page.getByRole('dialog')
    await expect.poll(() => requests).toBe(1)
    await page.clock.fastForward(15_500)
    await dialog.getByRole('alert').waitFor()
    await dialog.getByRole('button', { name: 'Повторить' }).click()
    await dialog.getByText(iwsaid).waitFor()
  })
})

describe('The header', () => {
  const visit = visits()

  it('fits into the page with a mode and with messages', async () => {
    const { page, context } = await visit()
    await signIn(page, PERSONAS.administrator)
    await page.getByRole('button', { name: 'Учётная запись' }).click()
    await page.getByLabel('Режим администратора').check()
    await page.keyboard.press('Escape')
    const tooWide = async () => {
      const found: number[] = []
      for (const width of [1152, 1200, 1280, 1344, 1440, 1600]) {
        await page.setViewportSize({ width, height: 900 })
        if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width) found.push(width)
      }
      return found
    }
    expect(await tooWide()).toEqual([])
    await context.setOffline(true)
    await page.locator('.offline-notice p').waitFor()
    await context.setOffline(false)
    await page.locator('[popovertarget=messages]').waitFor()
    expect(await tooWide()).toEqual([])
  })
})

describe('Modes', () => {
  const visit = visits()

  it('are available to accounts with a role, shown in the header while on, and stored', async () => {
    const { page } = await visit()
    await signIn(page, PERSONAS.regionalFederation)
    await page.getByRole('button', { name: 'Учётная запись' }).click()
    await page.getByLabel('Режим администратора').check()
    await page.getByLabel('Режим федерации').check()
    await page.getByLabel('Режим федерации').uncheck()
    await page.keyboard.press('Escape')
    const signs = page.getByRole('banner').locator('.mode-signs')
    expect(await signs.innerText()).toBe('Режим администратора')
    await page.reload()
    expect(await signs.innerText()).toBe('Режим администратора')
    await page.getByRole('button', { name: 'Учётная запись' }).click()
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Выйти' }).click()
    await reloaded
    await expect.poll(() => page.getByRole('link', { name: 'Войти' }).count()).toBe(1)
    expect(await signs.count()).toBe(0)
    await signIn(page, PERSONAS.guardian)
    await page.getByRole('button', { name: 'Учётная запись' }).click()
    expect(await page.getByRole('checkbox').count()).toBe(0)
    expect(await signs.count()).toBe(0)
  })
})

describe('Offline', () => {
  const visit = visits()

  it('a notice is shown until the network is back', async () => {
    const { page, context } = await visit()
    await page.goto('/events')
    await page.getByRole('article').first().waitFor()
    const notice = page.getByText('Нет соединения с сетью')
    await context.setOffline(true)
    await notice.waitFor()
    expect(await page.getByRole('article').count()).toBe(8)
    await context.setOffline(false)
    await notice.waitFor({ state: 'detached' })
    await page.locator('.toast').getByText('Соединение восстановлено').waitFor()
  })

  it('a visited event and a visited swimmer can be read while the API is unreachable', async () => {
    const { page, problems } = await visit()
    const main = page.getByRole('main')
    const open = async (list: string, kind: string) => {
      await page.goto(list)
      const link = main.locator(`a[href^="/${kind}/"]`).first()
      const address = await link.getAttribute('href')
      await page.goto(address ?? '')
      await page.waitForURL(new RegExp(`/${kind}/`))
      const heading = main.getByRole('heading', { level: 1 }).and(page.locator(':not(.visually-hidden)'))
      await expect.poll(() => heading.innerText()).not.toBe('')
      // The server renders the heading: the answer is saved once the app has fetched it.
      await settled(page)
      return { address: address ?? '', name: await heading.innerText() }
    }
    const swimmer = await open('/swimmers?scope=all', 'view-swimmer')
    const event = await open('/events', 'view-event')

    await page.route('**/api/**', (route) => route.abort())
    const saved = page.getByText(/^Нет связи с\sсервером\. Показаны данные, сохранённые в\s\d{2}:\d{2}\./)
    await page.reload()
    await main.getByRole('heading', { level: 1, name: event.name }).waitFor()
    await saved.waitFor()
    await page.goto(swimmer.address)
    await main.getByRole('heading', { level: 1, name: swimmer.name }).waitFor()
    await saved.waitFor()
    await page.getByRole('navigation').getByRole('link', { name: 'События' }).first().click()
    await expect.poll(() => main.getByRole('article').count()).toBe(8)
    await saved.waitFor()

    await page.unroute('**/api/**')
    await page.reload()
    await main.getByRole('article').first().waitFor()
    await saved.waitFor({ state: 'detached' })
    expect(problems).toEqual([])
  })
})

describe('A long operation', () => {
  const visit = visits()

  it('covers the page until it completes, and restores the focus', async () => {
    const { page } = await visit()
    await page.goto('/events')
    await page.getByRole('article').first().waitFor()
    const { promise: goOn, resolve } = Promise.withResolvers<void>()
    await page.route(/\/assets\/.+\.js$/, async (route) => {
      await goOn
      await route.continue()
    })
    const toggle = page.getByRole('button', { name: /English|EN/ })
    await toggle.focus()
    await page.keyboard.press('Enter')
    const overlay = page.getByRole('dialog', { name: 'Загрузка…' })
    await overlay.waitFor()
    await page.keyboard.press('Escape')
    expect(await overlay.count()).toBe(1)
    resolve()
    await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toMatch(/^RU/)
  })
})
