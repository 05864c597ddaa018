import { createClient, memoryStore } from '@polynya/sdk'
import { PERSONAS } from '@polynya/testkit/federation'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { AXE, violations } from './axe.ts'
import { lowTargets, smallTargets } from './small-targets.ts'
import { signInto, someone } from './someone.ts'
import { visits } from './visit.ts'

/** The results of the demo's event of today, whose later distances have none yet. */
describe('Results', () => {
  const visit = visits()
  let id: number

  beforeAll(async () => {
    const { events } = createClient({ baseUrl: `${inject('address')}/api/v1`, store: memoryStore() })
    const { events: all } = await events.list({ query: { limit: 100, status: 'goingOn' } })
    id = all[0]?.id ?? 0
  })

  async function desk(distance: string, visitor: Parameters<typeof visit>[0] = {}) {
    const visited = await visit(visitor)
    await signInto(visited.context, PERSONAS.administrator)
    await visited.context.addInitScript({ path: AXE })
    visited.page.setDefaultTimeout(15_000)
    await visited.page.goto(`/view-event/${id}/desk`)
    await visited.page.getByRole('link', { name: new RegExp(`^${distance}`) }).click()
    await visited.page.getByRole('heading', { level: 2, name: new RegExp(distance) }).waitFor()
    return visited
  }

  const lines = (page: Page) => page.getByRole('textbox', { name: /^Результат: дорожка/ })
  const valuesOf = (page: Page) =>
    lines(page).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
  const saved = (page: Page) => page.getByText('Всё сохранено').waitFor()

  /** Number of lists that the device has saved. */
  const savedLists = (page: Page) =>
    page.evaluate(() => localStorage.getItem('answers')?.match(/"desk",\d+\]/g)?.length)

  /** Types a result into each line from the keyboard alone; Enter in the last one would open the next distance. */
  async function type(page: Page, results: (index: number) => string) {
    await lines(page).first().focus()
    const last = (await lines(page).count()) - 1
    for (const [index] of (await lines(page).all()).entries()) {
      await page.keyboard.type(results(index))
      await page.keyboard.press(index === last ? 'Tab' : 'Enter')
    }
  }

  it('are typed by keyboard, published, and read by everyone', { timeout: 90_000 }, async () => {
    const { page, problems } = await desk('100\\sм\\sбрасс, мужчины')
    await type(page, (index) => (index === 0 ? 's' : `1${20 + index}50`))
    await saved(page)
    await page.reload()
    await lines(page).first().waitFor()
    expect((await valuesOf(page)).slice(0, 2)).toEqual(['S', '01:21.50'])

    await page.getByRole('button', { name: 'Опубликовать', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Отмена' }).or(dialog.getByText('Ошибок')).first().waitFor()
    const confirm = dialog.getByRole('checkbox', { name: 'Замечания проверены' })
    if (await confirm.isVisible()) await confirm.check()
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Опубликовать как предварительные' }).click()
    await page.getByText('Результаты опубликованы').first().waitFor()

    const visitor = await visit({ width: 320 })
    await visitor.context.addInitScript({ path: AXE })
    await visitor.page.goto(`/view-event/${id}?tab=results`)
    await visitor.page.getByLabel('Пол').selectOption({ label: 'мужчины' })
    const table = visitor.page.getByRole('table', { name: /100\sм\sбрасс, мужчины/ })
    await table.getByText('01:21.50').waitFor()
    await table.getByText(/не\sстартовал/).waitFor()
    expect(await violations(visitor.page)).toEqual([])
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect([...problems, ...visitor.problems]).toEqual([])
  })

  it('set records, which the federation approves', { timeout: 60_000 }, async () => {
    const visited = await visit({ theme: 'dark', width: 390 })
    await signInto(visited.context, PERSONAS.superAdministrator)
    await visited.context.addInitScript({ path: AXE })
    const { page, problems } = visited
    page.setDefaultTimeout(15_000)
    await page.goto('/records?state=tentative')
    await page
      .getByRole('button', { name: /^Утвердить/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Примечание').fill('Протокол 12')
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Утвердить' }).click()
    await page.getByText('Рекорд утверждён').locator('visible=true').first().waitFor()
    await page.getByLabel('Состояние').selectOption('approved')
    await page.getByText('Примечание: Протокол 12').first().waitFor()
    expect(problems).toEqual([])
  })

  it('are stored on the device while there is no network, and sent once', { timeout: 60_000 }, async () => {
    const { page, context } = await desk('100\\sм\\sвольный стиль, мужчины')
    await context.setOffline(true)
    await type(page, (index) => `1${10 + index}25`)
    await page.getByText(/^Нет связи/).waitFor()
    await context.setOffline(false)
    await saved(page)
    const other = await desk('100\\sм\\sвольный стиль, мужчины')
    await expect.poll(() => valuesOf(other.page)).toEqual(await valuesOf(page))
    expect((await valuesOf(page))[0]).toBe('01:10.25')
  })

  it('survive a reload without a network, on a distance that was never opened', {
    timeout: 90_000,
  }, async () => {
    const later = '200\\sм\\sвольный стиль, женщины'
    const { page, context } = await desk('25\\sм\\sвольный стиль, женщины', { worker: true })
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const lists = await page.locator('.desk-distances li').count()
    await expect.poll(() => savedLists(page), { timeout: 15_000 }).toBe(lists)
    await context.setOffline(true)
    await page.getByRole('link', { name: new RegExp(`^${later}`) }).click()
    await page.getByRole('heading', { level: 2, name: new RegExp(later) }).waitFor()
    await type(page, (index) => `3${20 + index}75`)
    const typed = await valuesOf(page)
    await page.reload()
    await page.getByText(/^Нет связи\. Введённое хранится/).waitFor()
    await page
      .locator('.offline-notice')
      .getByText(/^Нет.+Показаны данные, сохранённые в/)
      .waitFor()
    expect(await page.getByText('Платить и').locator('visible=true').count()).toBe(0)
    expect(await valuesOf(page)).toEqual(typed)

    const keys: (string | undefined)[] = []
    page.on('request', (request) => {
      const key = request.headers()['idempotency-key']
      if (request.method() === 'POST' && request.url().includes('/results/')) keys.push(key)
    })
    await context.setOffline(false)
    await saved(page)
    expect(new Set(keys).size).toBe(typed.length)
    expect(keys).toHaveLength(typed.length)
    const other = await desk(later)
    await expect.poll(() => valuesOf(other.page)).toEqual(typed)
  })

  it('of two desks are shown side by side where they differ', { timeout: 60_000 }, async () => {
    const [one, other] = [await desk('100\\sм\\sбрасс, женщины'), await desk('100\\sм\\sбрасс, женщины')]
    // A desk with a network shows what the other one enters before anything is typed over it.
    await lines(other.page).first().waitFor()
    await other.context.setOffline(true)
    await type(one.page, (index) => `1${30 + index}00`)
    await saved(one.page)
    await lines(other.page).first().fill('14545')
    await lines(other.page).first().press('Enter')
    await other.context.setOffline(false)
    await other.page.getByText('Изменено на\u00a0другом рабочем месте').waitFor()
    await other.page.getByText('Здесь: 01:45.45').waitFor()
    await other.page.getByRole('button', { name: 'Взять тот' }).click()
    await saved(other.page)
    await expect.poll(async () => (await valuesOf(other.page))[0]).toBe('01:30.00')
  })

  it('are open to a secretary who was granted this event alone', { timeout: 60_000 }, async () => {
    const granted = await someone()
    const administrator = (await desk('25\\sм\\sвольный стиль, женщины')).page
    await administrator.getByText('Секретари', { exact: true }).click()
    await administrator.getByLabel('Электронная почта учётной записи').fill(granted.email)
    await administrator.getByRole('button', { name: 'Дать право' }).click()
    await administrator.getByText(granted.email).first().waitFor()

    const { page, context } = await visit({ theme: 'dark', width: 320 })
    await context.addInitScript({ path: AXE })
    await signInto(context, granted)
    await page.goto('/results-desks')
    const link = page.getByRole('main').getByRole('link')
    await link.first().waitFor()
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await link.count()).toBe(1)
    await link.click()
    await lines(page).first().waitFor()
    expect(await page.getByText('Секретари', { exact: true }).count()).toBe(0)
  })

  it.each([
    ['light', 1280],
    ['dark', 320],
  ] as const)('have a desk that passes the axe rules: %s, %i px', async (theme, width) => {
    const isTouched = width === 320
    const { page } = await desk('25\\sм\\sвольный стиль, женщины', { theme, width, isTouched })
    await lines(page).first().waitFor()
    expect(await (isTouched ? lowTargets(page) : smallTargets(page))).toEqual([])
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
})
