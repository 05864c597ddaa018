import { PERSONAS } from '@polynya/testkit/federation'
import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aSale, inDays } from './a-sale.ts'
import { AXE, violations } from './axe.ts'
import { signInto } from './someone.ts'
import { typeDate } from './type-date.ts'
import { visits } from './visit.ts'

/** A sale whose registration has closed. */
const aClosedSale = () => aSale({ regStartDate: inDays(-9), regEndDate: inDays(-1), refundRule: [] })

/** A last name of its own: letters alone, as names are. */
const lastName = () => `Venue${[...crypto.randomUUID()].filter((sign) => /[a-f]/.test(sign)).join('')}`

describe('At the venue an administrator', () => {
  const visit = visits()

  async function open(width: number, theme: 'light' | 'dark') {
    const visited = await visit({ width, theme })
    await signInto(visited.context, PERSONAS.superAdministrator)
    await visited.context.addInitScript({ path: AXE })
    visited.page.setDefaultTimeout(15_000)
    let clicks = 0
    const click = (target: Locator) => {
      clicks += 1
      return target.click()
    }
    const holds = async () => {
      expect(await violations(visited.page)).toEqual([])
      expect(await visited.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    return { ...visited, click, clicks: () => clicks, holds }
  }

  it('enters a new swimmer after registration has closed, with cash and a receipt', {
    timeout: 90_000,
  }, async () => {
    const { id } = await aClosedSale()
    const { page, problems, click, clicks, holds } = await open(390, 'dark')
    await page.goto(`/view-event/${id}`)
    await click(page.getByRole('link', { name: 'Управление', exact: true }))
    await click(page.getByRole('link', { name: 'Стойка', exact: true }))
    await click(page.getByRole('link', { name: 'Заявить на месте' }))
    await page.getByLabel('ID в реестре, фамилия или имя').waitFor()
    expect(clicks()).toBeLessThanOrEqual(3)
    await holds()

    await page.getByRole('button', { name: 'Новый пловец' }).click()
    await page.getByLabel('Имя латиницей').fill('Vera')
    await page.getByLabel('Фамилия латиницей').fill(lastName())
    await page.getByLabel('Женский').check()
    await typeDate(page, '1990-03-14')
    await page.getByLabel('Город').fill('Тюмень')
    await holds()
    await page.getByRole('button', { name: 'Создать профиль' }).click()

    await page.getByLabel(/^50\sм брасс/).check()
    await page
      .getByRole('region', { name: 'Сумма заказа' })
      .getByText(/1\s500/)
      .waitFor()
    await page.getByRole('button', { name: 'Заявить', exact: true }).click()
    await page.getByText('Укажите, как оплачена заявка').waitFor()
    await page.getByLabel('Наличными').check()
    await page.getByLabel('Номер чека').fill('К-17')
    await holds()
    await page.getByRole('button', { name: /^Принять 1\s500/ }).click()

    await page.getByRole('heading', { name: 'Заявка принята' }).waitFor()
    const receipt = page.locator('.order-receipt')
    await receipt.getByText('Наличными').waitFor()
    await receipt.getByText(/К-17/).waitFor()
    await holds()
    await page.evaluate(() => {
      window.print = () => undefined
    })
    await receipt.getByRole('button', { name: /Распечатать чек/ }).click()
    await page.emulateMedia({ media: 'print' })
    expect(await receipt.getByText('Наличными').isVisible()).toBe(true)
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false)
    expect(problems).toEqual([])
  })

  it('enters any swimmer through /register, although registration has closed', {
    timeout: 90_000,
  }, async () => {
    const { id } = await aClosedSale()
    const { page, problems, holds } = await open(1280, 'light')
    await page.goto(`/register?e=${id}`)
    await page.getByLabel('ID в реестре, фамилия или имя').fill('Ледянкина')
    await page.getByRole('option').first().click()
    await page.getByRole('button', { name: 'Продолжить' }).click()
    await page.getByLabel(/^25\sм/).check()
    await page.getByRole('button', { name: 'Продолжить' }).click()
    await page.getByLabel('Картой через терминал').check()
    await holds()
    await page.getByRole('button', { name: /^Оформить заказ/ }).click()
    await page.getByRole('heading', { name: /Вы.зарегистрированы/ }).waitFor()
    await page.getByRole('link', { name: 'Распечатать чек' }).click()
    await page.locator('.order-receipt').getByText('Картой на месте').waitFor()
    expect(problems).toEqual([])
  })
})
