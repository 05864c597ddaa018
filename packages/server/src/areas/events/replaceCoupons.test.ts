import { afterAll, beforeAll, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await testApp()
})
afterAll(() => world.stop())

it('refuses a list that is based on an older one, and preserves the newer one', async () => {
  const { client } = await world.account(['superAdmin'])
  const params = { id: (await client.events.create({ body: { name: 'Кубок с купонами' } })).id }
  const coupon = { kind: 'percent', maxUses: null, oncePerAccount: false, from: null, until: null } as const
  const replace = (codes: readonly string[], ifMatch?: number) =>
    client.events.replaceCoupons(
      { params, body: { coupons: codes.map((code) => ({ ...coupon, code, value: 10 })) } },
      ifMatch === undefined ? {} : { ifMatch },
    )

  const { version } = await client.events.coupons({ params })
  const first = await replace(['FIRST'], version)
  expect(first.version).toBe(version + 1)
  expect((await refusal(replace(['SECOND'], version))).body.reason).toBe('stale')
  expect(await client.events.coupons({ params })).toEqual(first)
  expect((await replace(['SECOND'])).version).toBe(version + 2)
})
