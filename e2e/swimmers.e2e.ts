import { randomInt } from 'node:crypto'
import type { Swimmer } from '@polynya/contract'
import { createClient, memoryStore } from '@polynya/sdk'
import { PERSONAS } from '@polynya/testkit/federation'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { signInto, someone } from './someone.ts'
import { typeDate } from './type-date.ts'
import { visits } from './visit.ts'

const DOB = '1961-05-04'

/** A unique last name. */
const newLastName = () =>
  `Probn${new Array(8)
    .fill(0)
    .map(() => String.fromCharCode(97 + randomInt(26)))
    .join('')}`

/** A profile without an account, as imported by an administrator. */
async function anOrphan(): Promise<Swimmer> {
  const { administrator } = PERSONAS
  const client = createClient({ baseUrl: `${inject('address')}/api/v1`, store: memoryStore() })
  const body = { username: administrator.email, password: administrator.password }
  client.session.signIn(await client.user.authenticate({ body }))
  return client.swimmers.create({
    body: {
      ...{ firstName: 'Vera', lastName: newLastName(), gender: 2, dob: DOB, orphan: true },
      swimmerInfo: { country: 'RU', regionCode: 'RU-TYU', city: 'Тюмень' },
      sportRankData: { sportRank: 'none', validFrom: null },
    },
  })
}

const rows = (page: Page) => page.getByRole('main').getByRole('article')
const isFocused = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element === document.activeElement)

describe('A visitor', () => {
  const visit = visits()

  it('opens the list at its search, finds a swimmer by name, and returns to the search', async () => {
    const { page, elsewhere, problems } = await visit()
    await page.goto('/swimmers#find')
    await expect.poll(() => isFocused(page, '#find')).toBe(true)
    await page.keyboard.type('ледянк')
    await page.waitForURL(/name=/)
    await expect.poll(() => rows(page).count()).toBe(1)
    await rows(page).getByRole('link', { name: 'Ледянкина Тамара Николаевна' }).click()
    await page.waitForURL(/\/view-swimmer\/LEDI000049$/)
    await page.getByRole('heading', { level: 1, name: 'Ледянкина Тамара Николаевна' }).waitFor()
    expect(await page.title()).toMatch(/^Ледянкина Тамара Николаевна/)
    await page.goBack()
    await expect.poll(() => rows(page).count()).toBe(1)
    expect(await page.getByLabel('Фамилия или имя').inputValue()).toBe('ледянк')
    expect(elsewhere).toEqual([])
    expect(problems).toEqual([])
  })

  it('finds swimmers by the first letters of the ID, and sees when there are none', async () => {
    const { page } = await visit()
    await page.goto('/swimmers')
    await page.getByLabel(/^по\sID$/).check()
    const field = page.locator('#find')
    await field.fill('led')
    await field.press('Enter')
    await page.getByText(/^Нужны 4\sлатинские буквы$/).waitFor()
    await field.fill('ledi')
    await field.press('Enter')
    await page.getByText('LEDI000049').waitFor()
    await field.fill('zzzz')
    await field.press('Enter')
    await page.getByText(/^Пловцы не\sнайдены$/).waitFor()
  })

  it('pages through the swimmers; going back restores the scroll position', async () => {
    const { page } = await visit()
    await page.goto('/swimmers')
    await expect.poll(() => rows(page).count()).toBe(12)
    await page.getByRole('button', { name: 'Показать ещё' }).click()
    await expect.poll(() => rows(page).count()).toBe(24)
    const link = rows(page).nth(20).getByRole('link')
    await link.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    await link.click()
    await page.waitForURL(/\/view-swimmer\//)
    await page.goBack()
    await expect.poll(() => rows(page).count()).toBe(24)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 50)
  })

  it('sees what is wrong with an unknown ID', async () => {
    const { page } = await visit()
    await page.goto('/view-swimmer/NOBO000001')
    await page.getByRole('heading', { level: 1, name: /^Пловец не\sнайден$/ }).waitFor()
    await page.goto('/view-swimmer/123')
    await page.getByRole('heading', { level: 1, name: 'Неверный ID' }).waitFor()
  })
})

describe('An account', () => {
  const visit = visits()

  it('opens its swimmers by keyboard, and returns to them', async () => {
    const { page, context } = await visit()
    await signInto(context, await someone())
    await page.goto('/')
    const menu = page.getByRole('navigation').getByRole('button', { name: 'Пловцы' })
    await menu.focus()
    await page.keyboard.press('Enter')
    await page.locator('#menu-swimmers').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/swimmers\?scope=my$/)
    await page.getByText(/У\sвас нет ни одного профиля/).waitFor()
    await expect.poll(() => isFocused(page, 'main h1')).toBe(true)
    expect(await page.locator('#menu-swimmers').isVisible()).toBe(false)
    await page.goto('/swimmers')
    await page.waitForURL(/\/swimmers\?scope=my$/)
  })

  it('claims a profile without an account by its full birth date, and lists it among its own', async () => {
    const { page, context, problems } = await visit()
    const [account, orphan] = await Promise.all([someone(), anOrphan()])
    await signInto(context, account)
    await page.goto(`/view-swimmer/${orphan.iwsaid.toLowerCase()}`)
    await page.getByRole('button', { name: 'Это мой профиль' }).click()
    const field = page.getByRole('group', { name: 'Дата рождения пловца' })
    await typeDate(field, '1961-04-05')
    await page.getByRole('button', { name: 'Привязать профиль' }).click()
    await page
      .getByRole('alert')
      .getByText(/Дата рождения не\sсовпадает/)
      .waitFor()
    await typeDate(field, DOB)
    await page.getByRole('button', { name: 'Привязать профиль' }).click()
    await page.getByRole('link', { name: 'Изменить профиль' }).waitFor()
    expect(await field.count()).toBe(0)
    await page.goto('/swimmers?scope=my')
    await rows(page).getByText(orphan.iwsaid).waitFor()
    expect(problems).toEqual([])
  })
})
