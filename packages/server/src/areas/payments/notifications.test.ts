/** Notifications of gateways: repeated, late, out of order, forged, or missing. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { yookassa } from '../../payments/yookassa.ts'
import { type FakeYookassa, fakeYookassa } from '../../testing/fake-yookassa.ts'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { anOrder, aSale, distancesOf } from '../orders/testing/a-sale.ts'
import { reconcile } from './reconcile.ts'

let fake: FakeYookassa
let world: TestApp
let account: TestAccount
let administrator: TestAccount
let params: { id: number }

beforeEach(async () => {
  fake = await fakeYookassa()
  world = await testApp({}, { gateways: () => ({ yookassa: yookassa(fake.account) }) })
  administrator = await world.account(['superAdmin'])
  const event = await aSale(administrator)
  const made = await anOrder(world, event, distancesOf(event).slice(0, 1))
  account = made.account
  params = { id: made.order.id }
})
afterEach(async () => {
  await world.stop()
  await fake.stop()
})

const pay = () => account.client.orders.pay({ params, query: { payType: 'card' } })
const order = () => account.client.orders.get({ params })

async function firstEntry() {
  const { id, orderContent } = await order()
  return { id, entryId: orderContent[0]?.entries[0]?.id ?? 0 }
}

async function openPayment(): Promise<string> {
  await pay()
  const [id = ''] = fake.books.payments.keys()
  return id
}

function hear(payload: Record<string, unknown>, remoteAddress = '127.0.0.1') {
  return world.app.inject({
    method: 'POST',
    url: '/api/v1/payments/notify/yookassa',
    payload,
    remoteAddress,
  })
}

const ledger = async () => {
  const rows = await world.db.selectFrom('ledger').selectAll().orderBy('id').execute()
  return rows.map(({ source, target, amount }) => `${source}→${target} ${amount / 100}`)
}
/** The subjects of what was written to the administrator. */
const alerts = async () => {
  const mails = await world.db.selectFrom('mail').selectAll().where('to', '=', administrator.email).execute()
  return mails.map(({ subject }) => subject).filter((subject) => !subject.startsWith('Активация'))
}
const fail = (problem: unknown) => {
  throw problem
}

describe('an order that is deleted while its payment is open', () => {
  it('automatically refunds a later payment', async () => {
    const id = await openPayment()
    await account.client.orders.remove({ params })
    expect(await order()).toMatchObject({ status: 'cancelled', paymentStatus: 'pending' })
    fake.books.pay(id)
    await hear(fake.notification(id))
    expect(await order()).toMatchObject({ status: 'cancelled', sumPaid: 1500, partRefunded: 1500 })
    expect(await ledger()).toEqual(['card→order 1500', 'order→card 1500'])
  })

  it('refunds also what is paid by an attempt whose answer was lost', async () => {
    fake.failNext({ status: 500, done: true })
    await refusal(pay())
    await account.client.orders.remove({ params })
    const [id = ''] = fake.books.payments.keys()
    fake.books.pay(id)
    await hear(fake.notification(id))
    expect(await ledger()).toEqual(['card→order 1500', 'order→card 1500'])
  })

  it('queries until the gateway has ended the payment, and creates none', async () => {
    const id = await openPayment()
    await account.client.orders.remove({ params })
    fake.books.refuse(id, 'expired_on_confirmation')
    world.clock.pass({ minutes: 2 })
    await reconcile(world.deps, fail)
    expect(await order()).toMatchObject({ status: 'cancelled', paymentStatus: 'canceled' })
    expect(fake.books.payments.size).toBe(1)
  })
})

describe('notifications', () => {
  it('count a payment once, however often and in whatever order they come', async () => {
    const id = await openPayment()
    const early = { ...fake.notification(id), event: 'payment.waiting_for_capture' }
    fake.books.pay(id)
    const paid = fake.notification(id)
    await Promise.all([paid, paid, early, paid].map((each) => hear(each)))
    world.clock.pass({ minutes: 10 })
    for (const each of [early, paid]) await hear(each)
    expect(await order()).toMatchObject({ status: 'paid', sumPaid: 1500, partRefunded: 0 })
    expect(await ledger()).toEqual(['card→order 1500'])
  })

  it('that are forged pay nothing: from another address, or in contradiction to the gateway', async () => {
    const id = await openPayment()
    const forged = { ...fake.notification(id), event: 'payment.succeeded' }
    for (const address of ['203.0.113.7', '127.0.0.1'])
      expect((await hear(forged, address)).statusCode).toBe(200)
    expect((await order()).isPaid).toBe(false)
    expect(await ledger()).toEqual([])
    const stored = await world.db.selectFrom('gateway_notification').select('outcome').orderBy('id').execute()
    expect(stored.map(({ outcome }) => outcome)).toEqual(['forged', 'settled'])
  })

  it('of another amount than the requested one pay nothing', async () => {
    const id = await openPayment()
    fake.books.pay(id)
    Object.assign(fake.books.payments.get(id) ?? {}, { amount: { value: '1.00', currency: 'RUB' } })
    await hear(fake.notification(id))
    expect((await order()).isPaid).toBe(false)
    expect(await ledger()).toEqual([])
  })

  it('of another amount are shown to administrators, reported to them once, and left to them', async () => {
    const id = await openPayment()
    fake.books.pay(id)
    Object.assign(fake.books.payments.get(id) ?? {}, { amount: { value: '1.00', currency: 'RUB' } })
    for (const each of [1, 2]) await hear({ ...fake.notification(id), each })
    const about = { expected: { amount: 1500, currency: 'RUB' }, reported: { amount: 1, currency: 'RUB' } }
    const seen = await administrator.client.orders.get({ params })
    expect(seen.attention).toMatchObject([{ orderId: params.id, kind: 'amount_differs', ...about }])
    const report = { params: { id: seen.eventId } }
    expect((await administrator.client.events.money(report)).attention).toEqual(seen.attention)
    const csv = await administrator.client.events.moneyFile({ params: { ...report.params, type: 'csv' } })
    expect(Buffer.from(csv.base64, 'base64').toString()).toContain(
      `RUB;Сумма платежа не\xa0совпадает;2026-01-16;;;;;${params.id};1500,00;1,00;RUB\r\n`,
    )
    expect(await alerts()).toEqual([`Сумма платежа не\xa0совпадает: заказ №\xa0${params.id}`])
    const [mail] = await world.mailsTo(administrator.email)
    expect(mail?.text).toMatch(/^Даты: /m)
    const marked = await administrator.client.orders.togglepaid({ params, body: { isPaid: true } })
    expect([marked.status, marked.attention]).toEqual(['paid', []])
    expect((await administrator.client.events.money(report)).attention).toEqual([])
  })

  it('are not required: the gateway is queried', async () => {
    fake.books.pay(await openPayment())
    world.clock.pass({ minutes: 2 })
    await reconcile(world.deps, fail)
    expect((await order()).status).toBe('paid')
  })
})

describe('an answer that was lost', () => {
  it('makes no second payment: the request is retried with its key', async () => {
    fake.failNext({ status: 500, done: true })
    expect((await refusal(pay())).body.reason).toBe('gateway_unavailable')
    await pay()
    expect(fake.books.payments.size).toBe(1)
  })

  it('never sends a refund twice', async () => {
    const id = await openPayment()
    fake.books.pay(id)
    await hear(fake.notification(id))
    const entry = await firstEntry()
    fake.failNext({ status: 500, done: true })
    await account.client.orders.cancelEntry({ params: entry, body: { refundTo: 'card' } })
    for (const minutes of [2, 2]) {
      world.clock.pass({ minutes })
      await reconcile(world.deps, fail)
    }
    expect([...fake.books.refunds.values()].map(({ amount }) => amount.value)).toEqual(['1350.00'])
    expect((await order()).refunds).toMatchObject([{ status: 'succeeded', amount: 1350 }])
    expect(await ledger()).toEqual(['card→order 1500', 'order→card 1350'])
  })

  it('about a refund is reported to administrators once it can no longer be retried', async () => {
    const id = await openPayment()
    fake.books.pay(id)
    await hear(fake.notification(id))
    fake.failNext({ status: 500, done: false })
    await account.client.orders.cancelEntry({ params: await firstEntry(), body: { refundTo: 'card' } })
    for (const hours of [24, 1]) {
      world.clock.pass({ hours })
      await reconcile(world.deps, fail)
    }
    const again = await world.account(['superAdmin'])
    expect((await again.client.orders.get({ params })).attention).toMatchObject([
      { kind: 'refund_unanswered', expected: { amount: 1350, currency: 'RUB' }, reported: null },
    ])
    expect(await alerts()).toEqual([expect.stringMatching(/^Нет ответа о\xa0возврате 1\s350,00\s₽/)])
    expect(fake.books.refunds.size).toBe(0)
  })
})

describe('a refund', () => {
  const refusedEntry = async () => {
    const id = await openPayment()
    fake.books.pay(id)
    await hear(fake.notification(id))
    fake.failNext({ status: 400, done: false })
    await account.client.orders.cancelEntry({ params: await firstEntry(), body: { refundTo: 'card' } })
  }

  it('that is refused is shown and reported to administrators, until it is requested again', async () => {
    await refusedEntry()
    const about = { kind: 'refund_refused', expected: { amount: 1350, currency: 'RUB' }, reported: null }
    const seen = await administrator.client.orders.get({ params })
    expect(seen).toMatchObject({ partRefunded: 0, attention: [about], refunds: [{ status: 'canceled' }] })
    const report = { params: { id: seen.eventId } }
    expect((await administrator.client.events.money(report)).attention).toEqual(seen.attention)
    expect(await alerts()).toEqual([expect.stringMatching(/^Возврат 1\s350,00\s₽ отклонён/)])
    const body = { amount: 1350, refundTo: 'credit', reason: 'Карта закрыта' } as const
    const again = await administrator.client.orders.refund({ params, body })
    expect(again).toMatchObject({ partRefunded: 1350, attention: [] })
    expect((await administrator.client.events.money(report)).attention).toEqual([])
  })

  it('whose gateway is no longer configured is reported to administrators after a day', async () => {
    const id = await openPayment()
    fake.books.pay(id)
    await hear(fake.notification(id))
    Object.assign(world.deps, { gateways: {} })
    await account.client.orders.cancelEntry({ params: await firstEntry(), body: {} })
    expect((await order()).refunds).toMatchObject([{ status: 'requested' }])
    for (const hours of [24, 1]) {
      world.clock.pass({ hours })
      await reconcile(world.deps, fail)
    }
    expect(await alerts()).toEqual([expect.stringMatching(/^Нет ответа о\xa0возврате 1\s350,00\s₽/)])
  })
})
