import { afterEach, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { aBasket, anOrder, aSale, distancesOf } from '../orders/testing/a-sale.ts'
import { writeSiteSetting } from './site.store.ts'

let world: TestApp
afterEach(() => world.stop())

const BY_DEFAULT = { PAYMENTS_SANDBOX: '' }

async function placed() {
  const event = await aSale(await world.account(['superAdmin']))
  return anOrder(world, event, distancesOf(event).slice(0, 1))
}

it('takes no payments by default: the site says so, the quote has no gateway, paying is refused', async () => {
  world = await testApp(BY_DEFAULT)
  expect((await world.visitor.site.get()).paymentGateways).toEqual([])
  const { account, order, swimmer } = await placed()
  const other = await aSale(await world.account(['superAdmin']))
  const body = aBasket(other, swimmer, distancesOf(other).slice(0, 1))
  expect(await account.client.orders.quote({ body })).toMatchObject({ total: 1500, paymentGateway: null })
  const pay = account.client.orders.pay({ params: { id: order.id }, query: { payType: 'card' } })
  expect((await refusal(pay)).body).toMatchObject({ code: 409, reason: 'no_way_to_pay' })
  expect(await account.client.orders.get({ params: { id: order.id } })).toMatchObject({ status: 'draft' })
})

it('takes payments at the sandbox in the demo, and where the configuration enables it', async () => {
  world = await testApp(BY_DEFAULT)
  await world.db.transaction().execute((tx) => writeSiteSetting(tx, { demo: true }))
  const { account, order } = await placed()
  const pay = { params: { id: order.id }, query: { payType: 'card' } } as const
  expect((await account.client.orders.pay(pay)).payment.paymentGateway).toBe('sandbox')
  expect((await world.visitor.site.get()).paymentGateways).toEqual(['sandbox'])
  await world.stop()
  world = await testApp({ PAYMENTS_SANDBOX: '1' })
  expect((await world.visitor.site.get()).paymentGateways).toEqual(['sandbox'])
})
