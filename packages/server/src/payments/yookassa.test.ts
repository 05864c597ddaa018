import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeYookassa, fakeYookassa } from '../testing/fake-yookassa.ts'
import { type Gateway, isRefused } from './gateway.ts'
import { aPayment, aRefund } from './testing/a-payment.ts'
import { yookassa } from './yookassa.ts'

let fake: FakeYookassa
let gateway: Gateway
beforeEach(async () => {
  fake = await fakeYookassa()
  gateway = yookassa(fake.account, { timeoutMs: 1_000 })
})
afterEach(() => fake.stop())

const refused = { name: 'GatewayError', outcome: 'refused' }
const unknown = { name: 'GatewayError', outcome: 'unknown' }

async function paid() {
  const { externalId } = await gateway.create(aPayment())
  fake.books.pay(externalId)
  return externalId
}

describe('a payment at YooKassa', () => {
  it('sends the payer to the page of the gateway, with all that a receipt needs', async () => {
    expect(await gateway.create(aPayment({ description: 'я'.repeat(200) }))).toMatchObject({
      status: 'pending',
      amountMinor: 150_000,
      currency: 'RUB',
      orderId: 7,
      confirmationUrl: expect.stringContaining('https://yoomoney.test/pay'),
      netIncomeMinor: null,
      receiptStatus: 'pending',
      failure: null,
    })
    expect(fake.lastBody()).toEqual({
      amount: { value: '1500.00', currency: 'RUB' },
      capture: true,
      confirmation: {
        type: 'redirect',
        return_url: 'http://polynya.test/orders?payed=7',
        locale: 'ru_RU',
      },
      description: 'я'.repeat(128),
      metadata: { orderId: '7' },
      receipt: {
        customer: { email: 'payer@polynya.test' },
        items: [
          {
            description: 'Участие: Анна Петрова',
            quantity: '1.000',
            amount: { value: '1500.00', currency: 'RUB' },
            vat_code: 1,
            payment_subject: 'service',
            payment_mode: 'full_payment',
          },
        ],
      },
    })
  })

  it('is one payment for a key, and the key is for it alone', async () => {
    const first = await gateway.create(aPayment())
    expect(await gateway.create(aPayment())).toEqual(first)
    expect(fake.books.payments.size).toBe(1)
    await expect(gateway.create(aPayment({ amountMinor: 100 }))).rejects.toMatchObject(refused)
  })

  it.each([
    ['an answer 500 after it was made', { status: 500, done: true }],
    ['an answer 500 instead', { status: 500, done: false }],
    ['no answer in time, though it was made', { status: 'silent', done: true }],
    ['no answer in time', { status: 'silent', done: false }],
    ['a limit of requests', { status: 429, done: false }],
    ['a wrong key of the shop', { status: 401, done: false }],
  ] as const)('makes one payment also when retried with the same key after %s', async (_, fault) => {
    fake.failNext(fault)
    await expect(gateway.create(aPayment())).rejects.toMatchObject(unknown)
    const { externalId } = await gateway.create(aPayment())
    expect([...fake.books.payments.keys()]).toEqual([externalId])
  })

  it('is unknown while the gateway cannot be reached', async () => {
    await fake.stop()
    await expect(gateway.get('any')).rejects.toMatchObject({ ...unknown, code: 'unreachable' })
    fake = await fakeYookassa()
  })

  it('reports its net income, and its receipt once that is registered', async () => {
    const externalId = await paid()
    expect(await gateway.get(externalId)).toMatchObject({ status: 'succeeded', netIncomeMinor: 144_750 })
    expect(await gateway.receiptOf(externalId)).toEqual({
      receiptId: `rt-${externalId}`,
      receiptStatus: 'pending',
    })
    fake.books.registerReceipt(externalId, 'succeeded')
    expect((await gateway.get(externalId)).receiptStatus).toBe('succeeded')
    expect((await gateway.receiptOf(externalId)).receiptStatus).toBe('succeeded')
    expect(await gateway.receiptOf('other')).toEqual({ receiptId: null, receiptStatus: 'none' })
  })

  it('reports why it was refused', async () => {
    const { externalId } = await gateway.create(aPayment())
    fake.books.refuse(externalId, 'insufficient_funds')
    expect(await gateway.get(externalId)).toMatchObject({
      status: 'canceled',
      failure: 'insufficient_funds',
      confirmationUrl: null,
    })
  })

  it('is held until it is captured or canceled', async () => {
    const [one, other] = await Promise.all(
      ['a', 'b'].map((key) => gateway.create(aPayment({ key, capture: false }))),
    )
    const [taken = '', left = ''] = [one?.externalId, other?.externalId]
    await expect(gateway.capture({ key: 'early', externalId: taken })).rejects.toMatchObject(refused)
    for (const id of [taken, left]) fake.books.pay(id)
    expect((await gateway.get(taken)).status).toBe('waiting_for_capture')
    expect((await gateway.capture({ key: 'c', externalId: taken })).status).toBe('succeeded')
    expect((await gateway.cancel({ key: 'd', externalId: left })).status).toBe('canceled')
  })

  it('of another shop is none of ours, whatever it says of itself', async () => {
    const externalId = await paid()
    const payment = fake.books.payments.get(externalId)
    Object.assign(payment ?? {}, { recipient: { account_id: '666' } })
    await expect(gateway.get(externalId)).rejects.toMatchObject({ ...refused, code: 'foreign_shop' })
  })

  it('that does not exist is refused for good; an answer that makes no sense is not', async () => {
    expect(await gateway.get('../refunds').catch(isRefused)).toBe(true)
    const externalId = await paid()
    Object.assign(fake.books.payments.get(externalId) ?? {}, { amount: { value: 'much', currency: 'RUB' } })
    await expect(gateway.get(externalId)).rejects.toMatchObject({ ...unknown, code: 'unreadable_answer' })
  })
})

describe('a refund at YooKassa', () => {
  it('refunds a part with its own receipt, once for a key', async () => {
    const externalId = await paid()
    const refund = await gateway.refund(aRefund(externalId))
    expect(refund).toMatchObject({ status: 'succeeded', amountMinor: 50_000, paymentId: externalId })
    expect(await gateway.refund(aRefund(externalId))).toEqual(refund)
    expect(fake.books.payments.get(externalId)?.refunded_amount.value).toBe('500.00')
    const bare = { ...aRefund(externalId, { key: 'refund-2' }), receipt: null }
    await expect(gateway.refund(bare)).rejects.toMatchObject(refused)
  })

  it('refunds the whole amount without a receipt', async () => {
    const externalId = await paid()
    const whole = { ...aRefund(externalId, { amountMinor: 150_000 }), receipt: null }
    expect((await gateway.refund(whole)).status).toBe('succeeded')
    expect(fake.lastBody()).not.toHaveProperty('receipt')
  })

  it('never refunds more than was paid, nor an unpaid payment', async () => {
    const externalId = await paid()
    await expect(gateway.refund(aRefund(externalId, { amountMinor: 150_001 }))).rejects.toMatchObject(refused)
    const { externalId: open } = await gateway.create(aPayment({ key: 'key-2' }))
    await expect(gateway.refund(aRefund(open, { key: 'refund-2' }))).rejects.toMatchObject(refused)
  })

  it('is given once also after an answer 500', async () => {
    const externalId = await paid()
    fake.failNext({ status: 500, done: true })
    await expect(gateway.refund(aRefund(externalId))).rejects.toMatchObject(unknown)
    await gateway.refund(aRefund(externalId))
    expect(fake.books.refunds.size).toBe(1)
  })

  it('may take a while, and may be refused in the end', async () => {
    const externalId = await paid()
    fake.books.refundsBecome = 'pending'
    const { externalId: refundId, status } = await gateway.refund(aRefund(externalId))
    expect(status).toBe('pending')
    fake.books.settleRefund(refundId, 'canceled')
    expect(await gateway.getRefund(refundId)).toMatchObject({
      status: 'canceled',
      failure: 'insufficient_funds',
    })
  })
})

describe('a notification of YooKassa', () => {
  it('names the payment or refund to query, and nothing else of it is read', async () => {
    const externalId = await paid()
    const payment = gateway.readNotice(fake.notification(externalId))
    expect(payment).toEqual({ externalId, refundId: null, event: 'payment.succeeded' })
    const refund = await gateway.refund(aRefund(externalId))
    const notice = gateway.readNotice(fake.notification(refund.externalId))
    expect(notice).toEqual({ externalId, refundId: refund.externalId, event: 'refund.succeeded' })
  })

  it.each([
    [null],
    [{}],
    [{ type: 'notification', event: 'payment.succeeded' }],
    [{ type: 'notification', event: 'payment.succeeded', object: { id: '../refunds' } }],
    [{ type: 'notification', event: 'payout.succeeded', object: { id: 'po-1' } }],
  ])('that is none is not read: %j', (body) => {
    expect(gateway.readNotice(body)).toBeNull()
  })

  it.each([
    ['185.71.76.1', true],
    ['77.75.156.35', true],
    ['77.75.154.200', true],
    ['2a02:5180::1', true],
    ['::ffff:185.71.77.31', true],
    ['185.71.76.32', false],
    ['127.0.0.1', false],
    ['not an address', false],
  ])('comes from the networks that YooKassa names: %s %s', (address, isTheirs) => {
    const documented = yookassa({ ...fake.account, senders: null })
    expect(documented.isSentFrom(address)).toBe(isTheirs)
    expect(yookassa({ ...fake.account, senders: ['*'] }).isSentFrom(address)).toBe(true)
  })
})
