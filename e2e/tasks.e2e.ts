import type { Order } from '@polynya/contract'
import { createClient, memoryStore } from '@polynya/sdk'
import { PERSONAS } from '@polynya/testkit/federation'
import type { Locator } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { aSale } from './a-sale.ts'
import { AXE, violations } from './axe.ts'
import { mailAllUnpaid } from './mail-unpaid.ts'
import { type Someone, signInto, someone, tokensOf } from './someone.ts'
import { visits } from './visit.ts'

/** A region without events of the demo, so that an administrator of it finds the event of the test on the home page. */
const REGION = 'RU-CHU'

/** A name of its own: letters alone, as names of swimmers are. */
const letters = () => [...crypto.randomUUID()].filter((sign) => /[a-f]/.test(sign)).join('')

/** An unpaid order of an account for one distance of a new event. */
async function anUnpaidOrder({ client }: Someone): Promise<Order> {
  const name = `Кубок Анадыря ${letters()}`
  const { id: eventId, programData } = await aSale({ region: REGION, name })
  const { id: swimmerId } = await client.swimmers.create({
    body: {
      firstName: 'Anna',
      lastName: `Tasks${letters()}`,
      gender: 2,
      dob: '1990-03-14',
      swimmerInfo: { country: 'RU', regionCode: 'RU-TYU', city: 'Tyumen' },
      sportRankData: { sportRank: 'none', validFrom: null },
    },
  })
  await client.swimmers.confirm({ params: { id: swimmerId } })
  const distanceId = programData[0]?.children[0]?.id ?? 0
  return client.orders.create({ body: { eventId, swimmers: [{ swimmerId, entries: [{ distanceId }] }] } })
}

/** A new account that administers the region. */
async function anAdministrator(): Promise<Someone> {
  const helper = await someone()
  const { client } = await superAdministrator()
  const id = helper.client.session.user?.id ?? 0
  await client.accounts.setRights({ params: { id }, body: { rights: [{ right: 'admin', region: REGION }] } })
  return helper
}

async function superAdministrator() {
  const client = createClient({ baseUrl: `${inject('address')}/api/v1`, store: memoryStore() })
  client.session.signIn(await tokensOf(PERSONAS.superAdministrator))
  return { client }
}

describe('From home, at most three clicks', { timeout: 90_000 }, () => {
  const visit = visits()

  /** Opens the home page of an account, on a phone. */
  async function home(account: Someone) {
    const visited = await visit({ width: 390 })
    await signInto(visited.context, account)
    await visited.context.addInitScript({ path: AXE })
    visited.page.setDefaultTimeout(15_000)
    await visited.page.goto('/')
    let clicks = 0
    const click = (target: Locator) => {
      clicks += 1
      return target.click()
    }
    const ends = async () => {
      expect(clicks).toBeLessThanOrEqual(3)
      // Colours in transition have no contrast yet.
      await visited.page.waitForFunction(() => document.getAnimations().length === 0)
      expect(await violations(visited.page)).toEqual([])
      expect(visited.problems).toEqual([])
    }
    return { ...visited, click, ends }
  }

  it('change a declared time', async () => {
    const swimmer = await someone()
    await anUnpaidOrder(swimmer)
    const { page, click, ends } = await home(swimmer)
    await click(page.getByRole('button', { name: /^Изменить заявленное время: / }).first())
    await page.getByRole('dialog').getByLabel('Заявленное время').fill('25,3')
    await click(page.getByRole('dialog').getByRole('button', { name: 'Сохранить время' }))
    await page
      .getByText(/00:25\.30/)
      .first()
      .waitFor()
    await ends()
  })

  it('pay an unpaid order', async () => {
    const swimmer = await someone()
    const { id } = await anUnpaidOrder(swimmer)
    const { page, click, ends } = await home(swimmer)
    await click(page.getByRole('link', { name: new RegExp(`^Оплатить .*${id}$`) }))
    await click(page.getByRole('button', { name: /^Оплатить/ }).first())
    await page.waitForURL(/sandbox/)
    await click(page.getByRole('button', { name: 'Оплатить', exact: true }))
    await page
      .getByText(/места закреплены|зарегистрированы!/)
      .first()
      .waitFor()
    await ends()
  })

  it('check in a swimmer at the desk', async () => {
    const [swimmer, helper] = await Promise.all([someone(), anAdministrator()])
    const { id, eventName, orderContent } = await anUnpaidOrder(swimmer)
    const { client } = await superAdministrator()
    await client.orders.togglepaid({ params: { id }, body: { isPaid: true } })
    const { page, click, ends } = await home(helper)
    await click(page.getByRole('link', { name: `Стойка: ${eventName}` }).first())
    await page.getByLabel(/^Стартовый номер, фамилия, имя или ID/).fill(orderContent[0]?.swimmer.iwsaid ?? '')
    await page.keyboard.press('Enter')
    await click(page.getByRole('button', { name: /^Отметить приход: / }))
    await page.getByRole('button', { name: /^Снять отметку: / }).waitFor()
    await ends()
  })

  it('e-mail all unpaid entrants', async () => {
    const [swimmer, helper] = await Promise.all([someone(), anAdministrator()])
    const { eventName } = await anUnpaidOrder(swimmer)
    const { page, click, ends } = await home(helper)
    await click(page.getByRole('link', { name: `Управление: ${eventName}` }).first())
    await mailAllUnpaid(page, click)
    await ends()
  })
})
