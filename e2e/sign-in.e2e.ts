import { PERSONAS } from '@polynya/testkit/federation'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { visits } from './visit.ts'

const { guardian } = PERSONAS

async function fill(page: Page, password = guardian.password) {
  await page.getByLabel('Почта').fill(guardian.email)
  await page.getByLabel('Пароль', { exact: true }).fill(password)
}

const stored = (page: Page) =>
  page.evaluate(() =>
    [localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')].map(Boolean),
  )

describe('Sign-in', () => {
  const visit = visits()

  it("returns to the visitor's page, also if the link was pressed before the app has started", async () => {
    const { page } = await visit()
    const scripts = /\/assets\/[^/]+\.js$/
    await page.route(scripts, (route) => route.abort())
    await page.goto('/events')
    await page.unroute(scripts)
    await page.getByRole('link', { name: 'Войти' }).click()
    await page.waitForURL(/\/user\/login\?next=%2Fevents$/)
  })

  it("returns to the visitor's page, and signing out leads to the home page with no stored data", async () => {
    const { page, problems } = await visit()
    await page.goto('/events')
    await page.getByRole('link', { name: 'Войти' }).click()
    await fill(page)
    await page.getByRole('main').getByRole('button', { name: 'Войти' }).click()
    await page.waitForURL(/\/events$/)
    expect(await stored(page)).toEqual([true, true])

    await page.getByRole('button', { name: 'Учётная запись' }).click()
    await page.getByRole('button', { name: 'Выйти' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await expect.poll(() => page.getByRole('link', { name: 'Войти' }).count()).toBe(1)
    expect(await stored(page)).toEqual([false, false])
    expect(problems).toEqual([])
  })

  it('is rejected with a message, and input is preserved', async () => {
    const { page } = await visit()
    await page.goto('/user/login')
    await fill(page, 'not the password')
    await page.getByRole('main').getByRole('button', { name: 'Войти' }).click()
    await page.getByRole('alert').first().waitFor()
    expect(await page.getByLabel('Пароль', { exact: true }).inputValue()).toBe('not the password')
    expect(await stored(page)).toEqual([false, false])
  })

  it('lists missing fields in a summary that takes the focus', async () => {
    const { page } = await visit()
    await page.goto('/user/login')
    await page.getByRole('main').getByRole('button', { name: 'Войти' }).click()
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
    await expect.poll(focused).toMatch(/заполн|укажите|обязательн|введите/i)
    await page.getByRole('main').getByRole('link').first().click()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
  })

  it('works by keyboard only', async () => {
    const { page } = await visit()
    await page.goto('/user/login')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const focusedType = () =>
      page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.type ?? '')
    for (let tabs = 0; tabs < 25 && (await focusedType()) !== 'email'; tabs += 1)
      await page.keyboard.press('Tab')
    await page.keyboard.type(guardian.email)
    for (let tabs = 0; tabs < 3 && (await focusedType()) !== 'password'; tabs += 1)
      await page.keyboard.press('Tab')
    await page.keyboard.type(guardian.password)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === '/')
    expect(await stored(page)).toEqual([true, true])
  })

  it('applies to other tabs, and so does signing out', async () => {
    const { page, context } = await visit()
    const other = await context.newPage()
    await other.goto('/events')
    await page.goto('/user/login')
    await fill(page)
    await page.getByRole('main').getByRole('button', { name: 'Войти' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await expect.poll(() => other.getByRole('button', { name: 'Учётная запись' }).count()).toBe(1)
    await page.getByRole('button', { name: 'Учётная запись' }).click()
    await page.getByRole('button', { name: 'Выйти' }).click()
    await expect.poll(() => other.getByRole('link', { name: 'Войти' }).count()).toBe(1)
  })
})
