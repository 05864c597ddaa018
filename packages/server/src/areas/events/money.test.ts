import type { CurrencyMoney, Event } from '@polynya/contract'
import { minorOf } from '@polynya/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aBasket, anEntrant, anOrder, aSale, distancesOf, payAt } from '../orders/testing/a-sale.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + minorOf(amount), 0)

describe('the money of an event', () => {
  let world: TestApp
  let superAdmin: TestAccount
  let event: Event

  beforeAll(async () => {
    world = await testApp()
    // Five minutes before midnight in Tyumen.
    world.clock.set('2026-01-16T18:55:00Z')
    superAdmin = await world.account(['superAdmin'])
    event = await aSale(superAdmin, { servicePercent: 5, mktPlacePercent: 2 })
    const distances = distancesOf(event)
    const donor = await world.account()
    const basket = aBasket(event, await anEntrant(donor), distances.slice(0, 2))
    const swimmers = basket.swimmers.map((each) => ({ ...each, donationAmount: 333.33 }))
    const order = await donor.client.orders.create({ body: { ...basket, swimmers } })
    const paid = await payAt(world, { account: donor, order })
    world.clock.pass({ minutes: 10 })
    const params = { id: paid.id, entryId: paid.orderContent[0]?.entries[1]?.id ?? 0 }
    await donor.client.orders.cancelEntry({ params, body: { refundTo: 'card' } })
    const byHand = await anOrder(world, event, distances.slice(0, 1))
    await superAdmin.client.orders.togglepaid({ params: { id: byHand.order.id }, body: { isPaid: true } })
    const mistaken = await anOrder(world, event, distances.slice(2))
    await superAdmin.client.orders.togglepaid({ params: { id: mistaken.order.id }, body: { isPaid: true } })
    await superAdmin.client.orders.togglepaid({ params: { id: mistaken.order.id }, body: { isPaid: false } })
    await anOrder(world, event, distances.slice(1, 2))
  })
  afterAll(() => world.stop())

  const params = () => ({ id: event.id })
  const inRoubles = async (): Promise<CurrencyMoney> => {
    const { currencies } = await superAdmin.client.events.money({ params: params() })
    const [only, ...rest] = currencies
    if (!only || rest.length > 0) throw new Error('The event has one currency')
    return only
  }

  it('matches the totals of the ledger by day, by gateway and by purpose', async () => {
    const { received, refunded, net, days, gateways, kinds } = await inRoubles()
    const { rows } = await sql<{ source: string; target: string; minor: number }>`
      select source, target, sum(amount) as minor from ledger where order_id is not null group by 1, 2`.execute(
      world.db,
    )
    const ledger = (isOf: (row: { source: string; target: string }) => boolean) =>
      rows.filter(isOf).reduce((total, { minor }) => total + minor, 0)
    expect(minorOf(received)).toBe(ledger(({ target }) => target === 'order'))
    expect(minorOf(refunded)).toBe(ledger(({ source }) => source === 'order'))
    expect(minorOf(net)).toBe(minorOf(received) - minorOf(refunded))
    for (const part of [days, gateways]) expect(sum(part.map((row) => row.net))).toBe(minorOf(net))
    expect(sum(Object.values(kinds))).toBe(minorOf(net))
    expect(refunded).toBeGreaterThan(0)
  })

  it('names payments by hand by their means', async () => {
    const sale = await aSale(superAdmin)
    for (const means of ['cash', 'card'] as const) {
      const { order } = await anOrder(world, sale, distancesOf(sale).slice(0, 1))
      const body = { isPaid: true, payment: { means } }
      await superAdmin.client.orders.togglepaid({ params: { id: order.id }, body })
    }
    const mistaken = await anOrder(world, sale, distancesOf(sale).slice(1, 2))
    const params = { id: mistaken.order.id }
    const body = { isPaid: true, payment: { means: 'cash' as const } }
    await superAdmin.client.orders.togglepaid({ params, body })
    await superAdmin.client.orders.togglepaid({ params, body: { isPaid: false } })
    const { currencies } = await superAdmin.client.events.money({ params: { id: sale.id } })
    expect(currencies[0]?.gateways.map(({ gateway, net }) => [gateway, net]).toSorted()).toEqual([
      ['cash', 1500],
      ['terminal', 1500],
    ])
  })

  it('separates days and gateways, sales and unpaid orders', async () => {
    const { days, gateways, kinds, unpaid, pendingRefunds } = await inRoubles()
    expect(days.map(({ date, gateway }) => `${date} ${gateway}`)).toEqual([
      '2026-01-16 sandbox',
      '2026-01-17 manual',
      '2026-01-17 sandbox',
    ])
    expect(gateways.map(({ gateway }) => gateway).sort()).toEqual(['manual', 'sandbox'])
    expect(kinds).toMatchObject({ fees: 4000, donations: 333.33, service: 200, mktPlace: 80 })
    expect(kinds.adjusted).toBeLessThan(0)
    expect(unpaid).toEqual({ orders: 2, amount: 3210 })
    expect(pendingRefunds).toBe(0)
  })

  it('is exported as a table for spreadsheets', async () => {
    const file = (type: 'csv' | 'xlsx') =>
      superAdmin.client.events.moneyFile({ params: { ...params(), type }, query: { lang: 'ru' } })
    const csv = await file('csv')
    expect(csv.name).toBe(`event-${event.id}-money.csv`)
    const text = Buffer.from(csv.base64, 'base64').toString()
    expect(text).toMatch(/^\uFEFFВалюта;Строка;Дата;Способ;Получено;Возвращено;Итого;Заказ;/)
    expect(text).toContain('RUB;Пожертвования;;;;;333,33;')
    const rows = text
      .trim()
      .split('\r\n')
      .map((row) => row.split(';'))
    expect(new Set(rows.map(({ length }) => length)).size).toBe(1)
    for (const row of rows.slice(1)) expect(row.slice(4, 7).join()).toMatch(/^[\d,-]*$/)
    const xlsx = await file('xlsx')
    expect(Buffer.from(xlsx.base64, 'base64').subarray(0, 2).toString()).toBe('PK')
  })

  it('is for administrators of the region', async () => {
    const { client } = await world.account([{ right: 'admin', region: 'RU-SVE' }])
    expect((await refusal(client.events.money({ params: params() }))).body.reason).toBe('no_access')
    const missing = client.events.moneyFile({ params: { id: 2_000_000, type: 'csv' } })
    expect((await refusal(missing)).body.reason).toBe('event_not_found')
  })

  it('is empty without orders', async () => {
    const { id } = await aSale(superAdmin)
    expect(await superAdmin.client.events.money({ params: { id } })).toEqual({
      currencies: [],
      attention: [],
    })
  })
})
