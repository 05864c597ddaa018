import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aSwimmer } from './a-swimmer.ts'
import { AXE, violations } from './axe.ts'
import { linkMailedTo } from './outbox.ts'
import { newEmail, signInto, someone } from './someone.ts'
import { visits } from './visit.ts'

/** ID of the Tyumen Cup of the demo, whose registration is open. */
const CUP = 1
const PHONE = { width: 390, height: 844 }

const h1 = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name })
const goOn = (page: Page) => page.getByRole('button', { name: 'Продолжить' }).click()

/** Checks a step on a phone: it passes the axe rules, fits the screen, and shows the next action. */
async function looksRight(page: Page, name: RegExp, action: string | RegExp) {
  await h1(page, name).waitFor()
  const button = page.getByRole('main').getByRole('button', { name: action })
  await expect.poll(async () => ((await button.boundingBox())?.y ?? Infinity) + 40).toBeLessThan(PHONE.height)
  expect(await violations(page)).toEqual([])
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await sideways()).toBe(0)
  await page.setViewportSize({ ...PHONE, width: 320 })
  expect(await sideways()).toBe(0)
  await page.setViewportSize(PHONE)
}

describe('Registration', () => {
  const visit = visits()

  it('remembers the event through sign-up and an activation in another tab', async () => {
    const { page, context, problems } = await visit()
    page.setDefaultTimeout(8000)
    const email = newEmail()
    await page.goto(`/view-event/${CUP}`)
    await page.getByRole('link', { name: 'Зарегистрироваться' }).click()
    await h1(page, /Шаг\s1\sиз\s5/).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Создать учётную запись' }).last().click()
    await page.getByLabel('Имя', { exact: true }).fill('Анна')
    await page.getByLabel('Фамилия').fill('Полыньева')
    await page.getByLabel('Электронная почта').fill(email)
    await page.getByLabel('Пароль', { exact: true }).fill('winter-water')
    await page.getByLabel('Повторите пароль', { exact: true }).fill('winter-water')
    await page.getByRole('checkbox').check()
    await page.getByRole('main').getByRole('button', { name: 'Создать учётную запись' }).click()
    await h1(page, /Проверьте почту/).waitFor()

    const other = await context.newPage()
    await other.goto(await linkMailedTo(email))
    await other.getByRole('link', { name: /Вернуться к\sначатому/ }).click()
    await h1(other, /Кого регистрируем/).waitFor()
    expect(new URL(other.url()).searchParams.get('e')).toBe(String(CUP))
    await other.getByRole('link', { name: 'Создать профиль пловца' }).last().waitFor()
    expect(problems).toEqual([])
  })

  it('orders for two swimmers of a family in one basket, and pays at the second attempt', async () => {
    const made = await someone()
    const swimmers = [await aSwimmer(made), await aSwimmer(made, { firstName: 'Lada', dob: '1988-05-06' })]
    const { page, context, problems } = await visit({ width: PHONE.width })
    await context.addInitScript({ path: AXE })
    await signInto(context, made)
    await page.setViewportSize(PHONE)
    await page.goto(`/register?e=${CUP}&s=${swimmers[0]?.id}&step=swimmers`)
    for (const { firstName } of swimmers) await page.getByRole('checkbox', { name: firstName }).check()
    await looksRight(page, /Кого регистрируем/, 'Продолжить')
    await goOn(page)

    for (const { id } of swimmers) {
      const own = page.locator(`[aria-labelledby="distances-${id}"]`)
      await own.getByRole('checkbox').first().check()
      for (const division of await own.getByRole('combobox').all()) await division.selectOption({ index: 1 })
    }
    await looksRight(page, /Выберите дистанции/, 'Продолжить')
    await page.reload()
    await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(2)
    await goOn(page)
    await looksRight(page, /Проверьте заказ/, /Оформить заказ/)
    await page.getByRole('button', { name: /Оформить заказ/ }).click()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toMatch(/Оплатите заказ/)
    await looksRight(page, /Оплатите заказ/, /^Оплатить/)

    await page.getByRole('button', { name: /^Оплатить/ }).click()
    await page.getByRole('button', { name: /Отказать/ }).click()
    await page.getByRole('heading', { name: /Платёж не\sпрошёл/ }).waitFor()
    await page.getByRole('button', { name: /^Оплатить/ }).click()
    await page.getByRole('button', { name: 'Оплатить', exact: true }).click()
    await h1(page, /Вы\sзарегистрированы/).waitFor()
    expect(await violations(page)).toEqual([])

    await page.reload()
    await h1(page, /Вы\sзарегистрированы/).waitFor()
    const { swimmers: entered } = await made.client.events.userInEvent({ params: { id: CUP } })
    expect(entered.flatMap(({ entries }) => entries.map(({ state }) => state))).toEqual([
      'confirmed',
      'confirmed',
    ])
    expect(problems).toEqual([])
  })
})
