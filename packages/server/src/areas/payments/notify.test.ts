import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aPayment } from '../../payments/testing/a-payment.ts'
import { yookassa } from '../../payments/yookassa.ts'
import { type FakeYookassa, fakeYookassa } from '../../testing/fake-yookassa.ts'
import { refusal } from '../../testing/inject-client.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let fake: FakeYookassa
let world: TestApp
let externalId: string
const settle = vi.fn(async () => {})

beforeEach(async () => {
  settle.mockReset()
  fake = await fakeYookassa()
  const gateway = yookassa(fake.account)
  world = await testApp({}, { gateways: () => ({ yookassa: gateway }), notify: settle })
  externalId = (await gateway.create(aPayment())).externalId
  fake.books.pay(externalId)
})
afterEach(async () => {
  await world.stop()
  await fake.stop()
})

const notify = (body: Record<string, unknown>) =>
  world.visitor.payments.notify({ params: { gateway: 'yookassa' }, body })
const stored = () => world.db.selectFrom('gateway_notification').selectAll().orderBy('id').execute()

describe('a notification of a gateway', () => {
  it('is recorded, and settles the payment', async () => {
    expect(await notify(fake.notification(externalId))).toBeNull()
    expect(settle).toHaveBeenCalledWith('yookassa', externalId, {
      ip: '127.0.0.1',
      body: fake.notification(externalId),
      refundId: null,
    })
    expect(await stored()).toMatchObject([
      {
        gateway: 'yookassa',
        external_id: externalId,
        body: { event: 'payment.succeeded', refundId: null },
        ip_address: '127.0.0.1',
        outcome: 'settled',
      },
    ])
  })

  it('may come twice: settling decides what that means', async () => {
    for (const body of [1, 2].map(() => fake.notification(externalId))) await notify(body)
    expect(settle).toHaveBeenCalledTimes(2)
    expect((await stored()).map(({ outcome }) => outcome)).toEqual(['settled', 'settled'])
  })

  it('from another address is forged: recorded and acknowledged, without effect', async () => {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/v1/payments/notify/yookassa',
      payload: fake.notification(externalId),
      remoteAddress: '203.0.113.7',
      headers: { 'x-forwarded-for': '127.0.0.1' },
    })
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: null }])
    expect(settle).not.toHaveBeenCalled()
    expect(await stored()).toMatchObject([
      { outcome: 'forged', ip_address: '203.0.113.7', external_id: externalId },
    ])
  })

  it('that is unreadable is recorded without its text', async () => {
    await notify({ type: 'notification', event: 'payment.succeeded', object: { id: '../refunds' } })
    expect(settle).not.toHaveBeenCalled()
    expect(await stored()).toMatchObject([{ outcome: 'unreadable', external_id: null, body: {} }])
  })

  it('is acknowledged even if settling failed, because the gateway is queried again later', async () => {
    settle.mockRejectedValue(new Error('busy'))
    expect(await notify(fake.notification(externalId))).toBeNull()
    expect(await stored()).toMatchObject([{ outcome: 'failed' }])
  })

  it('of a gateway that is not configured is not found', async () => {
    const call = world.visitor.payments.notify({ params: { gateway: 'sandbox' }, body: {} })
    expect((await refusal(call)).body.reason).toBe('not_found')
  })
})
