import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { linkMailedTo } from './outbox.ts'
import { newEmail, type Someone, signInto, someone, tokensOf } from './someone.ts'
import { type Visit, visits } from './visit.ts'

const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const saved = (page: Page, name: string | RegExp, text = 'Сохранено') =>
  section(page, name).getByRole('status').filter({ hasText: text }).waitFor()
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'))

/** Opens the settings of a new account. */
async function open(visit: ReturnType<typeof visits>): Promise<Visit & Someone> {
  const [made, visited] = await Promise.all([someone(), visit()])
  await signInto(visited.context, made)
  visited.page.setDefaultTimeout(8000)
  await visited.page.goto('/user/settings')
  await section(visited.page, 'Имя').waitFor()
  return { ...made, ...visited }
}

describe('Account settings', () => {
  const visit = visits()

  it('change the name, which the header shows at once', async () => {
    const { page, client, problems } = await open(visit)
    await section(page, 'Имя').getByLabel('Имя', { exact: true }).fill('Мария')
    await section(page, 'Имя').getByRole('button', { name: 'Сохранить' }).click()
    await saved(page, 'Имя')
    await page.getByRole('button', { name: 'Учётная запись' }).click()
    await page.getByText('Мария Полыньева').waitFor()
    expect((await client.user.settings()).firstName).toBe('Мария')
    expect(problems).toEqual([])
  })

  it('reject an empty name with a message at the field', async () => {
    const { page } = await open(visit)
    const field = section(page, 'Имя').getByLabel('Фамилия')
    await field.fill('')
    await section(page, 'Имя').getByRole('button', { name: 'Сохранить' }).click()
    await section(page, 'Имя').getByRole('alert').getByText('Фамилия: Заполните поле').click()
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    expect(await page.title()).toMatch(/^Ошибка: /)
  })

  it('store the language with the account, whether chosen there or in the header', async () => {
    const { page, client } = await open(visit)
    await section(page, 'Язык').getByLabel('English').check()
    await section(page, 'Язык').getByRole('button', { name: 'Сохранить' }).click()
    await saved(page, 'Language', 'Saved')
    expect(await page.getAttribute('html', 'lang')).toBe('en')
    expect((await client.user.settings()).language).toBe('en')
    await page.getByRole('button', { name: /Перейти на\sрусский/ }).click()
    await expect
      .poll(() => section(page, 'Язык').getByLabel('Русский').isChecked(), { timeout: 5000 })
      .toBe(true)
    expect((await client.user.settings()).language).toBe('ru')
  })

  it('change the e-mail address once its link is followed, also when signed out', async () => {
    const { page, email, password } = await open(visit)
    const wanted = newEmail()
    const part = section(page, 'Почта')
    await part.getByLabel('Новая почта').fill(wanted)
    await part.getByLabel('Текущий пароль', { exact: true }).fill(password)
    await part.getByRole('button', { name: 'Сменить почту' }).click()
    await part.getByText(`Ожидает подтверждения: ${wanted}`).waitFor()
    expect(await part.getByText('Сейчас').innerText()).toContain(email)

    const { page: phone } = await visit()
    const link = await linkMailedTo(wanted)
    await phone.goto(link)
    await phone.getByText('Новая почта подтверждена').waitFor()
    await phone.getByRole('link', { name: /К\sнастройкам/ }).click()
    await section(phone, 'Почта').getByText(`Сейчас: ${wanted}`).waitFor()
    await phone.goto(link)
    await phone.getByText(/Не\sудалось подтвердить почту/).waitFor()
  })

  it('cancel a change of e-mail to a mistyped address', async () => {
    const { page, client, email, password } = await open(visit)
    const part = section(page, 'Почта')
    await part.getByLabel('Новая почта').fill(newEmail())
    await part.getByLabel('Текущий пароль', { exact: true }).fill(password)
    await part.getByRole('button', { name: 'Сменить почту' }).click()
    await part.getByRole('button', { name: 'Отменить смену почты' }).click()
    await page.getByRole('region', { name: 'Уведомления' }).getByText('Смена почты отменена').waitFor()
    await part.getByText('Ожидает подтверждения').waitFor({ state: 'detached' })
    expect(await client.user.settings()).toMatchObject({ email, pendingEmail: null })
  })

  it('change the password only with the current one, and end the other sessions', async () => {
    const { page, email, password, client } = await open(visit)
    const part = section(page, 'Пароль')
    const change = async (old: string) => {
      await part.getByLabel('Текущий пароль', { exact: true }).fill(old)
      await part.getByLabel('Новый пароль', { exact: true }).fill('even-colder-water')
      await part.getByLabel('Повторите пароль', { exact: true }).fill('even-colder-water')
      await part.getByRole('button', { name: 'Сменить пароль' }).click()
    }
    await change('not the password')
    await part.getByRole('alert').getByText('Пароль указан неверно').waitFor()
    expect(await part.getByLabel('Новый пароль', { exact: true }).inputValue()).toBe('even-colder-water')
    await change(password)
    await saved(page, 'Пароль', 'Пароль обновлён')
    expect(await part.getByLabel('Новый пароль', { exact: true }).inputValue()).toBe('')
    await expect(client.user.settings()).rejects.toMatchObject({ status: 401 })
    await tokensOf({ email, password: 'even-colder-water' })
  })

  it('end another session after a confirmation, by keyboard only', async () => {
    const { page, client } = await open(visit)
    const part = section(page, 'Где вы вошли')
    expect(await part.getByText('этот сеанс').count()).toBe(1)
    await part.getByRole('button', { name: /^Завершить/ }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Завершить')
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Завершить' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => part.getByRole('button', { name: /^Завершить/ }).count()).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Где вы вошли')
    await expect(client.user.settings()).rejects.toMatchObject({ status: 401 })
  })

  it('create an access token that is shown once and works until revoked', async () => {
    const { page, context } = await open(visit)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const part = section(page, 'Токены доступа')
    await part.getByRole('button', { name: 'Создать токен' }).click()
    await part.getByRole('alert').getByText('Название: Заполните поле').waitFor()
    await part.getByLabel('Название').fill('Отчёты клуба')
    await part.getByRole('button', { name: 'Создать токен' }).click()
    await part.getByRole('heading', { name: 'Токен «Отчёты клуба» создан' }).waitFor()
    await part.getByRole('button', { name: 'Скопировать' }).click()
    await part.getByText('Скопировано').waitFor()
    const token = await page.evaluate(() => navigator.clipboard.readText())
    const asToken = () =>
      fetch(`${inject('address')}/api/v1/user/settings`, { headers: { authorization: `Bearer ${token}` } })
    expect((await asToken()).status).toBe(200)
    await page.reload()
    await part.getByRole('button', { name: 'Отозвать токен «Отчёты клуба»' }).click()
    expect(await page.getByText(token).count()).toBe(0)
    await page.getByRole('dialog').getByRole('button', { name: 'Отозвать' }).click()
    await part.getByText('Токенов нет').waitFor()
    expect((await asToken()).status).toBe(401)
  })

  it("download the account's data as a file", async () => {
    const { page, email } = await open(visit)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      section(page, 'Ваши данные')
        .getByRole('button', { name: /Скачать/ })
        .click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^account-[\d-]{10}\.json$/)
    expect(JSON.parse(await readFile(await download.path(), 'utf8')).account.email).toBe(email)
  })

  it('delete the account after confirming its password, and lead to the home page', async () => {
    const { page, email, password } = await open(visit)
    await section(page, 'Удаление учётной записи')
      .getByRole('button', { name: /Удалить/ })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Пароль', { exact: true }).fill('not the password')
    await dialog.getByRole('button', { name: /Удалить/ }).click()
    await dialog.getByText('Пароль указан неверно', { exact: true }).waitFor()
    await dialog.getByLabel('Пароль', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: /Удалить/ }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('region', { name: 'Уведомления' }).getByText('Учётная запись удалена').waitFor()
    expect(await stored(page)).toBeNull()
    await expect(tokensOf({ email, password })).rejects.toMatchObject({ reason: 'wrong_credentials' })
  })
})

describe('A session', () => {
  const visit = visits()

  it('is required for the settings, which redirect a visitor through sign-in and back', async () => {
    const { page } = await visit()
    const { email, password } = await someone()
    await page.goto('/user/settings')
    await page.waitForURL((url) => url.pathname === '/')
    const notice = page.getByRole('region', { name: 'Уведомления' })
    await notice.getByText('Доступ закрыт').waitFor()
    await notice.getByRole('link', { name: 'Войти' }).click()
    await page.getByLabel('Электронная почта').fill(email)
    await page.getByLabel('Пароль', { exact: true }).fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Войти' }).click()
    await page.waitForURL((url) => url.pathname === '/user/settings')
    await section(page, 'Имя').waitFor()
  })

  it('that ends in one tab ends in the others, and unsaved input is restored at the next sign-in', async () => {
    const { page, context, email, password } = await open(visit)
    await section(page, 'Имя').getByLabel('Имя', { exact: true }).fill('Недописан')
    const other = await context.newPage()
    await other.goto('/')
    await other.getByRole('button', { name: 'Учётная запись' }).click()
    await other.getByRole('button', { name: 'Выйти' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Войти' }).click()
    await page.getByLabel('Электронная почта').fill(email)
    await page.getByLabel('Пароль', { exact: true }).fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Войти' }).click()
    await expect
      .poll(() => section(page, 'Имя').getByLabel('Имя', { exact: true }).inputValue(), { timeout: 10_000 })
      .toBe('Недописан')
  })

  it('ended by the server leads to sign-in without losing input', async () => {
    const { page, client, email, password } = await open(visit)
    await section(page, 'Имя').getByLabel('Имя', { exact: true }).fill('Недописан')
    for (const { id, current } of (await client.user.sessions()).sessions) {
      if (!current) await client.user.endSession({ params: { id } })
    }
    await section(page, 'Имя').getByRole('button', { name: 'Сохранить' }).click()
    await page
      .getByText(/Сеанс завершён/)
      .first()
      .waitFor()
    await page.getByLabel('Электронная почта').fill(email)
    await page.getByLabel('Пароль', { exact: true }).fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Войти' }).click()
    await page.waitForURL((url) => url.pathname === '/user/settings')
    await expect
      .poll(() => section(page, 'Имя').getByLabel('Имя', { exact: true }).inputValue(), { timeout: 10_000 })
      .toBe('Недописан')
  })

  it('with an expired access token is refreshed once for a dozen calls in four tabs', async () => {
    const { context } = await visit()
    await signInto(context, await someone())
    const first = await context.newPage()
    await first.goto('/events')
    await first.evaluate(() => {
      const [head, data] = (localStorage.getItem('accessToken') ?? '').split('.')
      localStorage.setItem('accessToken', `${head}.${data}.run-out`)
    })
    const seen = { refreshes: 0, refused: 0 }
    context.on('response', (response) => {
      if (response.url().endsWith('/refreshAccessToken')) seen.refreshes += 1
      if (response.status() === 401) seen.refused += 1
    })
    const tabs = await Promise.all([1, 2, 3, 4].map(() => context.newPage()))
    await Promise.all(
      tabs.map(async (tab) => {
        await tab.goto('/user/settings')
        await section(tab, 'Токены доступа').getByText('Токенов нет').waitFor()
      }),
    )
    expect(seen.refreshes).toBe(1)
    // How many calls fail before the other tabs have the new token depends on timing.
    expect(seen.refused).toBeGreaterThan(0)
  })
})
