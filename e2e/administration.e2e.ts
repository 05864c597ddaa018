import { PERSONAS } from '@polynya/testkit/federation'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { AXE, violations } from './axe.ts'
import { brokenWords } from './broken-words.ts'
import { cutChoices } from './cut-choices.ts'
import { NARROWEST } from './looks.ts'
import { settled } from './settled.ts'
import { type Someone, signInto, someone, tokensOf } from './someone.ts'
import { visits } from './visit.ts'

type Visitor = Parameters<ReturnType<typeof visits>>[0]

async function holds(page: Page) {
  await settled(page)
  expect(await violations(page)).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (problem: { reason?: string }) => problem.reason,
  )

/** The row of the only account that a search finds. */
const row = (page: Page) => page.locator('.admin-list > li')
const dialog = (page: Page) => page.getByRole('dialog')
const message = (page: Page, text: string) =>
  page
    .getByRole('region', { name: /Уведомления/ })
    .getByText(text)
    .first()

describe('Administration', () => {
  const visit = visits()

  async function open(address: string, as: keyof typeof PERSONAS = 'superAdministrator', how: Visitor = {}) {
    const visited = await visit(how)
    visited.page.setDefaultTimeout(8000)
    await visited.context.addInitScript({ path: AXE })
    await signInto(visited.context, PERSONAS[as])
    await visited.page.goto(address)
    await visited.page.getByRole('heading', { level: 1 }).waitFor()
    return visited.page
  }

  it.each([
    '/admin/changes',
    '/edit-base-results',
    '/events-crud',
    '/view-event/4/desk',
    '/view-event/4/manage/desk',
  ])('%s fits the narrowest phones', async (address) => {
    const page = await open(address, 'superAdministrator', { width: NARROWEST })
    await settled(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROWEST)
    expect(await cutChoices(page.locator('main'))).toEqual([])
    expect(await brokenWords(page.locator('main table'))).toEqual([])
  })

  const openAccount = ({ email }: Someone) => open(`/admin/accounts?email=${email}`)

  it("grants a right that applies to the account's next call", async () => {
    const helper = await someone()
    expect(await reasonOf(helper.client.events.adminList())).toBe('no_access')
    const page = await openAccount(helper)
    await row(page)
      .getByRole('button', { name: /^Права/ })
      .click()
    const right = dialog(page).getByRole('group', { name: 'Администратор', exact: true })
    await right.getByText('В регионах').click()
    await right.getByLabel('Тюменская область').check()
    await dialog(page).getByRole('button', { name: 'Сохранить' }).click()
    await row(page).getByText('Администратор: Тюменская область').waitFor()
    expect(await reasonOf(helper.client.events.adminList())).toBeNull()
  })

  it('blocks an account with a reason that the audit stores, and unblocks it', async () => {
    const helper = await someone()
    const page = await openAccount(helper)
    await row(page)
      .getByRole('button', { name: /^Заблокировать/ })
      .click()
    await dialog(page).getByRole('button', { name: 'Заблокировать' }).click()
    await dialog(page).getByRole('alert').getByText('Причина: Заполните поле').waitFor()
    await dialog(page).getByLabel('Причина').fill('Две учётные записи')
    await dialog(page).getByRole('button', { name: 'Заблокировать' }).click()
    await row(page).getByText('заблокирована', { exact: true }).waitFor()
    expect(await reasonOf(helper.client.user.settings())).toBe('account_blocked')
    expect(await reasonOf(tokensOf(helper))).toBe('account_blocked')

    await row(page)
      .getByRole('link', { name: /^Журнал/ })
      .click()
    await page.getByRole('cell', { name: 'Две учётные записи' }).waitFor()
    await page.getByRole('link', { name: /^Учётная запись \d/ }).click()
    await row(page)
      .getByRole('button', { name: /^Разблокировать/ })
      .click()
    await dialog(page).getByLabel('Причина').fill('Разобрались')
    await dialog(page).getByRole('button', { name: 'Разблокировать' }).click()
    await row(page)
      .getByRole('button', { name: /^Заблокировать/ })
      .waitFor()
    expect(await reasonOf(tokensOf(helper))).toBeNull()
  })

  it('refuses to remove the last super administrator', async () => {
    const page = await open(`/admin/accounts?email=${PERSONAS.superAdministrator.email}`)
    await row(page)
      .getByRole('button', { name: /^Заблокировать/ })
      .click()
    await dialog(page).getByLabel('Причина').fill('Ухожу')
    await dialog(page).getByRole('button', { name: 'Заблокировать' }).click()
    await dialog(page).getByRole('alert').getByText(/главн/).waitFor()
    await dialog(page).getByRole('button', { name: 'Отмена' }).click()
    await row(page).getByText('Главный администратор: везде').waitFor()
  })

  it('signs an account out of all sessions', async () => {
    const helper = await someone()
    const page = await openAccount(helper)
    await row(page)
      .getByRole('button', { name: /^Завершить сеансы/ })
      .click()
    await dialog(page).getByRole('button', { name: 'Завершить сеансы' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    expect(await reasonOf(helper.client.user.settings())).not.toBeNull()
  })

  it('changes a line of the title, which the header shows at once', async () => {
    const page = await open('/admin/settings')
    const titles = page.getByLabel('Название по-русски')
    const before = await titles.inputValue()
    const save = async (value: string) => {
      await titles.fill(value)
      await page.getByRole('button', { name: 'Сохранить' }).click()
      await page.getByRole('status').filter({ hasText: 'Сохранено' }).waitFor()
    }
    await save(before.replace(/.*$/, 'Вода четыре градуса'))
    await page.getByRole('banner').getByText('Вода четыре градуса').waitFor()
    await save(before)
    await page.goto('/admin/audit?kind=site')
    await page.getByRole('cell', { name: 'Вода четыре градуса' }).first().waitFor()
  })

  it('publishes a version of the agreement, and restores the previous one', async () => {
    const page = await open('/admin/settings?text=terms#texts')
    const versions = page.locator('.text-versions > li')
    await versions.first().waitFor()
    const before = await versions.count()
    for (const label of ['По-русски', 'По-английски']) {
      const text = page.getByLabel(label, { exact: true })
      await text.fill(`${await text.inputValue()}\n## Лёд {#ice}\n\nЛёд — **не игрушка**.\n`)
    }
    await page.getByText('Как это выглядит по-русски').click()
    await page.getByRole('heading', { level: 4, name: 'Лёд' }).waitFor()
    await page.getByRole('button', { name: 'Опубликовать новую редакцию' }).click()
    await versions.nth(before).waitFor()

    // A new visitor each time: the browser of another may show the text it has stored for half a minute.
    const published = await visit()
    await published.page.goto('/terms#ice')
    await published.page.getByRole('region', { name: 'Лёд' }).getByText('не игрушка').waitFor()
    await page.getByText(/^Посмотреть: 2026-11$/).click()
    await page.getByRole('button', { name: 'Вернуть редакцию 2026-11', exact: true }).click()
    await dialog(page).getByRole('button', { name: 'Вернуть' }).click()
    await versions.nth(before + 1).waitFor()
    const restored = await visit()
    await restored.page.goto('/terms')
    await restored.page.getByRole('region', { name: 'Учётная запись' }).waitFor()
    expect(await restored.page.getByRole('region', { name: 'Лёд' }).count()).toBe(0)
  })

  it('is forbidden to administrators with fewer rights', async () => {
    const page = await open('/admin/accounts', 'administrator')
    await message(page, 'У вас нет доступа к этой странице.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    expect(await page.getByRole('link', { name: 'Учётные записи' }).count()).toBe(0)
  })

  describe.each([
    { theme: 'light', language: 'ru', width: 1280 },
    { theme: 'dark', language: 'en', width: 320 },
  ] as const)('in the $theme theme, in $language at $width px', (how) => {
    it('the data checks pass the axe rules', async () => {
      const page = await open('/admin/consistency', 'superAdministrator', how)
      await page
        .getByRole('button')
        .filter({ hasText: /^(Проверить сейчас|Check now|Остановить|Stop)$/ })
        .waitFor()
      await holds(page)
    })

    it('the server status passes the axe rules', async () => {
      const page = await open('/admin/status', 'superAdministrator', how)
      await page.getByRole('heading', { name: /^(База данных|Database)$/ }).waitFor()
      await holds(page)
    })

    it.each(['accounts', 'settings', 'audit', 'outbox'])('%s passes the axe rules', async (name) => {
      const page = await open(`/admin/${name}`, 'superAdministrator', how)
      await page.locator('.admin-list > li, .text-versions > li').first().waitFor()
      if (name === 'outbox') {
        await page.locator('.admin-list summary').first().click()
        await page.frameLocator('.mail-page').getByRole('heading', { level: 1 }).waitFor()
      }
      await holds(page)
      if (name !== 'accounts') return
      await page.locator('.admin-list button').first().click()
      await dialog(page).locator('summary').last().click()
      await holds(page)
    })
  })
})
