import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../testing/test-app.ts'
import type { Gateway } from './gateway.ts'
import { decide, sandbox } from './sandbox.ts'
import { aPayment, aRefund } from './testing/a-payment.ts'

let world: TestApp
let gateway: Gateway
beforeAll(async () => {
  world = await testApp()
})
beforeEach(async () => {
  await world.db.deleteFrom('sandbox_refund').execute()
  await world.db.deleteFrom('sandbox_payment').execute()
  gateway = sandbox({ ...world.deps, publicUrl: 'http://polynya.test' })
})
afterAll(() => world.stop())

const refused = { name: 'GatewayError', outcome: 'refused' }

async function paid(given: Parameters<typeof aPayment>[0] = {}) {
  const { externalId } = await gateway.create(aPayment(given))
  await decide(world.deps, externalId, 'pay')
  return externalId
}

describe('the built-in gateway', () => {
  it('makes one payment for a key, regardless of retries', async () => {
    const payments = await Promise.all([1, 2, 3].map(() => gateway.create(aPayment())))
    expect(new Set(payments.map(({ externalId }) => externalId)).size).toBe(1)
    expect(payments[0]).toMatchObject({ status: 'pending', amountMinor: 150_000, orderId: 7, failure: null })
    expect(payments[0]?.confirmationUrl).toMatch(/^http:\/\/polynya\.test\/sandbox\/pay\/[0-9a-f]{32}$/)
    await expect(gateway.create(aPayment({ amountMinor: 1 }))).rejects.toMatchObject(refused)
  })

  it('takes a payment with its receipt, less a commission', async () => {
    expect(await gateway.get(await paid())).toMatchObject({
      status: 'succeeded',
      confirmationUrl: null,
      netIncomeMinor: 145_500,
      receiptStatus: 'succeeded',
      receiptId: expect.any(String),
    })
  })

  it('reports the same to every process on the same database', async () => {
    const externalId = await paid()
    const other = sandbox({ ...world.deps, publicUrl: 'http://other.test' })
    expect(await other.get(externalId)).toMatchObject({ status: 'succeeded', orderId: 7 })
  })

  it('refuses a payment for want of money', async () => {
    const { externalId } = await gateway.create(aPayment())
    expect(await decide(world.deps, externalId, 'refuse')).toEqual([externalId])
    expect(await gateway.get(externalId)).toMatchObject({
      status: 'canceled',
      failure: 'insufficient_funds',
      receiptStatus: 'none',
    })
  })

  it('lets a payment with delay come through when its time has come', async () => {
    const { externalId } = await gateway.create(aPayment())
    expect(await decide(world.deps, externalId, 'delay')).toEqual([])
    world.clock.pass({ seconds: 19 })
    expect((await gateway.get(externalId)).status).toBe('pending')
    world.clock.pass({ seconds: 1 })
    expect((await gateway.get(externalId)).status).toBe('succeeded')
  })

  it('makes a second payment of its own for a payer who pays twice', async () => {
    const { externalId } = await gateway.create(aPayment())
    const changed = await decide(world.deps, externalId, 'twice')
    expect(new Set(changed).size).toBe(2)
    for (const each of changed)
      expect(await gateway.get(each)).toMatchObject({ status: 'succeeded', orderId: 7 })
  })

  it('decides a payment once', async () => {
    const externalId = await paid()
    for (const choice of ['pay', 'refuse', 'twice'] as const)
      expect(await decide(world.deps, externalId, choice)).toEqual([])
    expect((await gateway.get(externalId)).status).toBe('succeeded')
  })

  it('leaves a payment open for an hour, then ends it', async () => {
    const { externalId } = await gateway.create(aPayment())
    expect(await decide(world.deps, externalId, 'leave')).toEqual([])
    world.clock.pass({ minutes: 60 })
    expect((await gateway.get(externalId)).status).toBe('pending')
    world.clock.pass({ seconds: 1 })
    expect(await gateway.get(externalId)).toMatchObject({
      status: 'canceled',
      failure: 'expired_on_confirmation',
    })
  })

  it('holds money until it is captured or canceled', async () => {
    const [taken, left] = [await paid({ capture: false }), await paid({ key: 'key-2', capture: false })]
    expect((await gateway.get(taken)).status).toBe('waiting_for_capture')
    const held = { key: 'k', externalId: taken }
    expect((await gateway.capture(held)).status).toBe('succeeded')
    expect((await gateway.capture(held)).status).toBe('succeeded')
    expect((await gateway.cancel({ key: 'k', externalId: left })).status).toBe('canceled')
    await expect(gateway.cancel({ key: 'k', externalId: taken })).rejects.toMatchObject(refused)
  })

  it('refunds a part once for a key, and never more than was paid', async () => {
    const externalId = await paid()
    const [first, again] = await Promise.all([1, 2].map(() => gateway.refund(aRefund(externalId))))
    expect(first).toMatchObject({ status: 'succeeded', amountMinor: 50_000, paymentId: externalId })
    expect(again).toEqual(first)
    expect(await gateway.getRefund(first?.externalId ?? '')).toEqual(first)
    const rest = { key: 'refund-2', amountMinor: 100_001 }
    await expect(gateway.refund(aRefund(externalId, rest))).rejects.toMatchObject(refused)
    await gateway.refund(aRefund(externalId, { ...rest, amountMinor: 100_000 }))
    await expect(gateway.refund(aRefund(externalId, { key: 'refund-3' }))).rejects.toMatchObject(refused)
  })

  it('knows nothing of payments and refunds of others', async () => {
    await expect(gateway.get('unknown')).rejects.toMatchObject({ ...refused, code: 'not_found' })
    await expect(gateway.getRefund('unknown')).rejects.toMatchObject({ ...refused, code: 'not_found' })
  })
})
