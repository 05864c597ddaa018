import { PERSONAS } from '@polynya/testkit/federation'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aSale } from './a-sale.ts'
import { AXE, violations } from './axe.ts'
import { settled } from './settled.ts'
import { type Someone, signInto, someone } from './someone.ts'
import { visits } from './visit.ts'

type Visitor = Parameters<ReturnType<typeof visits>>[0]

/** An order for both distances of a new event. */
async function anOrder({ client }: Someone, lastName: string) {
  const { id: eventId, programData } = await aSale()
  const { id: swimmerId } = await client.swimmers.create({
    body: {
      firstName: 'Anna',
      lastName,
      gender: 2,
      dob: '1990-03-14',
      swimmerInfo: { country: 'RU', regionCode: 'RU-TYU', city: 'Tyumen' },
      sportRankData: { sportRank: 'none', validFrom: null },
    },
  })
  await client.swimmers.confirm({ params: { id: swimmerId } })
  const entries = programData.flatMap(({ children }) => children.map(({ id }) => ({ distanceId: id })))
  return client.orders.create({ body: { eventId, swimmers: [{ swimmerId, entries }] } })
}

async function holds(page: Page) {
  await settled(page)
  expect(await violations(page)).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

const dialog = (page: Page) => page.getByRole('dialog')

describe('Orders', () => {
  const visit = visits()

  async function open(address: string, as: Parameters<typeof signInto>[1], how: Visitor = {}) {
    const { page, context } = await visit(how)
    page.setDefaultTimeout(8000)
    await context.addInitScript({ path: AXE })
    await signInto(context, as)
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    return page
  }

  it('are paid, and a distance is cancelled after the refund amount was shown', async () => {
    const captain = await someone()
    const { id } = await anOrder(captain, 'Lesnaya')
    const page = await open('/', captain)
    await page.getByRole('button', { name: 'Учётная запись' }).click()
    await page.getByRole('link', { name: 'Заказы' }).click()
    await page.getByRole('link', { name: /^Оплатить 2.500/ }).click()
    await page.getByRole('timer').waitFor()
    await holds(page)
    await page.getByRole('button', { name: /^Оплатить 2.500/ }).click()
    await page.getByRole('button', { name: 'Оплатить', exact: true }).click()
    await page.waitForURL((url) => !url.pathname.includes('sandbox'))

    await page.goto(`/orders/${id}`)
    await page.getByText('Заказ оплачен, места закреплены.').waitFor()
    await page.getByRole('button', { name: /^Отменить дистанцию 50/ }).click()
    await dialog(page)
      .getByText(/Вернётся 900/)
      .waitFor()
    await holds(page)
    await dialog(page).getByLabel('На баланс').check()
    await dialog(page)
      .getByRole('button', { name: /Отменить и вернуть 900/ })
      .click()
    await page.getByText('Отменена с возвратом').waitFor()
    await page.getByRole('heading', { name: 'Возвраты' }).waitFor()
    expect((await captain.client.orders.credits()).credits).toEqual([{ amount: 900, currency: 'RUB' }])
    await page.getByRole('link', { name: 'Все заказы' }).click()
    await page.getByText(/балансе 900/).waitFor()
  }, 60_000)

  it('are found and marked as paid by administrators, whose mode is on by default, on a phone in the dark theme', async () => {
    const captain = await someone()
    const { id } = await anOrder(captain, 'Rechnaya')
    const how = { language: 'en', theme: 'dark', width: 390 } as const
    const page = await open('/orders', PERSONAS.administrator, how)
    await page.getByLabel('Order number, e-mail or name').fill(captain.email)
    await page.getByRole('button', { name: 'Show' }).click()
    await page.getByRole('button', { name: `Mark as paid: order No. ${id}` }).click()
    await dialog(page).getByLabel('Reason').fill('Paid at the venue')
    await dialog(page).getByRole('button', { name: 'Mark as paid' }).click()
    await page.getByRole('button', { name: /^Remove paid mark/ }).waitFor()
    await holds(page)
    expect((await captain.client.orders.get({ params: { id } })).isPaid).toBe(true)
  }, 60_000)
})
