import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { emailsTo, linkMailedTo } from './outbox.ts'
import { newcomer, newEmail, someone, tokensOf } from './someone.ts'
import { visits } from './visit.ts'

const main = (page: Page) => page.getByRole('main')
const submit = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
const isSignedIn = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken') !== null)
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Presses Tab until an element with this id or type has the focus. */
async function tabTo(page: Page, wanted: string) {
  const focused = () =>
    page.evaluate(() => {
      const { id, type } = (document.activeElement ?? {}) as HTMLInputElement
      return [id, type]
    })
  for (let tabs = 0; tabs < 40 && !(await focused()).includes(wanted); tabs += 1) {
    await page.keyboard.press('Tab')
  }
  expect(await focused()).toContain(wanted)
}

describe('Sign-up', () => {
  const visit = visits()

  it('works by keyboard only, from the form through the e-mail to the signed-in page', async () => {
    const { page, problems } = await visit()
    const email = newEmail()
    await page.goto('/user/signup')
    await heading(page, 'Новая учётная запись').waitFor()
    const typed = {
      'signUp-firstName': 'Анна',
      'signUp-lastName': 'Полыньева',
      'signUp-email': email,
      'signUp-password': 'winter-water',
      'signUp-repeatPassword': 'winter-water',
    }
    for (const [field, text] of Object.entries(typed)) {
      await tabTo(page, field)
      await page.keyboard.type(text)
    }
    await tabTo(page, 'signUp-consent')
    await page.keyboard.press('Space')
    await tabTo(page, 'submit')
    await page.keyboard.press('Enter')
    await heading(page, 'Проверьте почту').waitFor()
    expect(await main(page).innerText()).toContain('5\u00a0часов')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')

    await page.goto(await linkMailedTo(email))
    await page.getByText('Учётная запись активирована').waitFor()
    expect(await isSignedIn(page)).toBe(true)
    expect(problems).toEqual([])
  })

  it('offers a new link in place of a used one, and none once the account is active', async () => {
    const { page } = await visit()
    const { email } = await newcomer()
    const link = await linkMailedTo(email)
    await page.goto(link)
    await page.getByText('Учётная запись активирована').waitFor()
    const { page: other } = await visit()
    await other.goto(link)
    await other.getByText(/ссылка\sневерна или\sустарела/).waitFor()
    await other.getByLabel('Электронная почта').fill(email)
    await submit(other, 'Прислать новую ссылку')
    await other.getByText(/Пользователя с\sтакой почтой нет/).waitFor()
    await main(other).getByRole('link', { name: 'Войти' }).click()
    await heading(other, 'Вход').waitFor()
  })

  it('sends another e-mail after a minute at the earliest', async () => {
    const { page } = await visit()
    await page.clock.install()
    const { email } = await newcomer()
    await page.goto('/user/welcome?token=0123456789abcdef0123456789')
    await page.getByLabel('Электронная почта').fill(email)
    await submit(page, 'Прислать новую ссылку')
    await heading(page, 'Проверьте почту').waitFor()
    expect(await emailsTo(email)).toHaveLength(2)
    await submit(page, 'Отправить ещё раз')
    expect(await emailsTo(email)).toHaveLength(2)
    await page.clock.fastForward('01:01')
    await submit(page, 'Отправить ещё раз')
    await page.getByText('Новая ссылка отправлена').waitFor()
    expect(await emailsTo(email)).toHaveLength(3)
    await page.goto(await linkMailedTo(email))
    await page.getByText('Учётная запись активирована').waitFor()
  })

  it('reports a taken address and leads to the password reset with the address filled in', async () => {
    const { page } = await visit()
    const { email } = await someone()
    await page.goto('/user/signup')
    await page.getByLabel('Имя', { exact: true }).fill('Анна')
    await page.getByLabel('Фамилия').fill('Полыньева')
    await page.getByLabel('Электронная почта').fill(email)
    await page.getByLabel('Пароль', { exact: true }).fill('winter-water')
    await page.getByLabel('Повторите пароль', { exact: true }).fill('winter-water')
    await page.getByRole('checkbox').check()
    await submit(page, 'Создать учётную запись')
    await page.getByRole('link', { name: 'Восстановить пароль' }).click()
    await heading(page, 'Восстановление пароля').waitFor()
    expect(await page.getByLabel('Электронная почта').inputValue()).toBe(email)
  })

  it('preserves input when the language changes and when another page is read, and translates shown errors', async () => {
    const { page } = await visit()
    await page.goto('/user/signup')
    await page.getByLabel('Имя', { exact: true }).fill('Анна')
    await page.getByLabel('Электронная почта').fill('анна')
    await page.getByLabel('Пароль', { exact: true }).fill('winter-water')
    await submit(page, 'Создать учётную запись')
    const summary = page.getByRole('alert')
    await expect.poll(() => summary.innerText()).toContain('Проверьте адрес почты')
    expect(await page.title()).toMatch(/^Ошибка: /)
    await page.getByRole('button', { name: /Switch to\sEnglish/ }).click()
    await expect.poll(() => summary.innerText()).toContain('Check the e-mail address')
    expect(await page.getByLabel('First name').inputValue()).toBe('Анна')
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('winter-water')

    await main(page).getByRole('link', { name: 'Sign in' }).click()
    await heading(page, 'Sign in').waitFor()
    await page.goBack()
    await heading(page, 'New account').waitFor()
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Анна')
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
  })
})

describe('Sign-in', () => {
  const visit = visits()

  it('to an inactive account explains it and sends the activation link again', async () => {
    const { page } = await visit()
    const { email, password } = await newcomer()
    await page.goto('/user/login')
    await page.getByLabel('Электронная почта').fill(email)
    await page.getByLabel('Пароль', { exact: true }).fill(password)
    await submit(page, 'Войти')
    await page.getByText(/Учётная запись не\sактивирована/).waitFor()
    await submit(page, 'Отправить ещё раз')
    await page.getByText('Новая ссылка отправлена').waitFor()
    expect(await emailsTo(email)).toHaveLength(2)
  })

  it('returns to the requested page after sign-up and activation', async () => {
    const { page } = await visit()
    const email = newEmail()
    await page.goto('/user/login?next=%2Fevents%3Fseason%3D2011-2012')
    await main(page).getByRole('link', { name: 'Создать учётную запись' }).click()
    await heading(page, 'Новая учётная запись').waitFor()
    await page.getByLabel('Имя', { exact: true }).fill('Анна')
    await page.getByLabel('Фамилия').fill('Полыньева')
    await page.getByLabel('Электронная почта').fill(email)
    await page.getByLabel('Пароль', { exact: true }).fill('winter-water')
    await page.getByLabel('Повторите пароль', { exact: true }).fill('winter-water')
    await page.getByRole('checkbox').check()
    await submit(page, 'Создать учётную запись')
    await heading(page, 'Проверьте почту').waitFor()
    await page.goto(await linkMailedTo(email))
    await main(page)
      .getByRole('link', { name: /Вернуться к\sначатому/ })
      .click()
    await page.waitForURL(/\/events\?season=2011-2012$/)
  })
})

describe('A forgotten password', () => {
  const visit = visits()

  it('is reset by a link in an e-mail, which signs in and works once', async () => {
    const { page } = await visit()
    const { email, password } = await someone()
    await page.goto('/user/login')
    await page.getByLabel('Электронная почта').fill(email)
    await main(page).getByRole('link', { name: 'Забыли пароль?' }).click()
    await heading(page, 'Восстановление пароля').waitFor()
    expect(await page.getByLabel('Электронная почта').inputValue()).toBe(email)
    await submit(page, 'Отправить ссылку')
    await heading(page, 'Проверьте почту').waitFor()

    const link = await linkMailedTo(email)
    await page.goto(link)
    await page.getByLabel('Новый пароль', { exact: true }).fill('even-colder-water')
    await page.getByLabel('Повторите пароль', { exact: true }).fill('even-colder')
    await submit(page, 'Сменить пароль')
    await page
      .getByRole('alert')
      .getByText(/Пароли не\sсовпадают/)
      .waitFor()
    await page.getByLabel('Повторите пароль', { exact: true }).fill('even-colder-water')
    await submit(page, 'Сменить пароль')
    await page.waitForURL((url) => url.pathname === '/')
    expect(await isSignedIn(page)).toBe(true)
    await expect(tokensOf({ email, password })).rejects.toMatchObject({ reason: 'wrong_credentials' })

    const { page: later } = await visit()
    await later.goto(link)
    await later.getByLabel('Новый пароль', { exact: true }).fill('warm-water-now')
    await later.getByLabel('Повторите пароль', { exact: true }).fill('warm-water-now')
    await submit(later, 'Сменить пароль')
    await later.getByText(/Не\sудалось сменить пароль/).waitFor()
    await later.getByRole('link', { name: 'Запросить новую ссылку' }).click()
    await heading(later, 'Восстановление пароля').waitFor()
  })

  it('cannot be reset by a link without its secret', async () => {
    const { page } = await visit()
    await page.goto('/user/reset')
    await page.getByText(/Не\sудалось сменить пароль/).waitFor()
    expect(await page.getByRole('textbox').count()).toBe(0)
  })

  it('of an unknown address results in an error', async () => {
    const { page } = await visit()
    await page.goto('/user/forgot')
    await page.getByLabel('Электронная почта').fill(newEmail())
    await submit(page, 'Отправить ссылку')
    await page.getByText(/Пользователя с\sтакой почтой нет/).waitFor()
  })
})
