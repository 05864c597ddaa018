import type { Event, EventUpdate } from '@polynya/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { A_DISTANCE, AN_OFFER } from '../events/testing/an-event.ts'
import { aBasket, anEntrant, aSale, distancesOf, FEES } from './testing/a-sale.ts'

describe('an order in another currency', () => {
  let world: TestApp
  let superAdmin: TestAccount

  beforeAll(async () => {
    world = await testApp()
    superAdmin = await world.account(['superAdmin'])
  })
  afterAll(() => world.stop())

  /** An event of one distance, paid in tenge from Kazakhstan. */
  const aSaleAbroad = (fee: number, conversionRate: number) =>
    aSale(superAdmin, {
      programData: [{ ...AN_OFFER, fees: { ...FEES, byCount: [fee] }, children: [A_DISTANCE] }],
      paymentSchema: [
        { userCountry: 'KZ', paymentOptions: { paymentGateway: 'sandbox', currency: 'KZT', conversionRate } },
      ] satisfies EventUpdate['paymentSchema'],
    })

  async function orderFromKazakhstan(event: Event) {
    const account = await world.account()
    const basket = aBasket(event, await anEntrant(account), distancesOf(event))
    return account.client.orders.create({ body: { ...basket, country: 'KZ' } })
  }

  it('rounds the total half up without a binary fraction', async () => {
    const order = await orderFromKazakhstan(await aSaleAbroad(0.5, 0.29))
    expect(order).toMatchObject({ total: 0.15, originalTotal: 0.5, currencyRate: 0.29 })
  })

  it('stores a rate of eight decimals exactly', async () => {
    const order = await orderFromKazakhstan(await aSaleAbroad(10_000, 0.000_012_34))
    expect(order).toMatchObject({ total: 0.12, currencyRate: 0.000_012_34 })
  })

  it('rejects a total that no order can hold with 400 `invalid_input`', async () => {
    const { body } = await refusal(orderFromKazakhstan(await aSaleAbroad(10_000_000, 1_000_000)))
    expect(body.issues).toEqual([{ path: 'swimmers', reason: 'too_large', limit: 9_999_999_999.99 }])
  })
})

describe('PUT events/{id}/coupons', () => {
  it('rejects a coupon of a broken per cent: only whole ones are priced', async () => {
    const world = await testApp()
    const superAdmin = await world.account(['superAdmin'])
    const { id } = await aSale(superAdmin)
    const coupon = { code: 'HALF', maxUses: null, oncePerAccount: false, from: null, until: null } as const
    const replaced = superAdmin.client.events.replaceCoupons({
      params: { id },
      body: { coupons: [{ ...coupon, kind: 'percent', value: 12.5 }] },
    })
    expect((await refusal(replaced)).body.issues).toEqual([
      { path: 'coupons.0.value', reason: 'not_a_number' },
    ])
    await world.stop()
  })
})
