import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { TEST_NOW, type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aBasket, anEntrant, aSale, distancesOf } from '../orders/testing/a-sale.ts'

const lists = (last: number) =>
  ({
    lanes: { first: 1, last },
    order: 'womenFirst',
    mixAgeGroups: true,
    gapMinutes: 4,
    circleHeats: 0,
  }) as const

describe('events.warnings', () => {
  let world: TestApp
  let superAdmin: TestAccount
  let admin: TestAccount

  beforeAll(async () => {
    world = await testApp()
  })
  afterAll(() => world.stop())
  beforeEach(async () => {
    world.clock.set(TEST_NOW)
    superAdmin = await world.account(['superAdmin'])
    admin = await world.account([{ right: 'admin', region: 'RU-TYU' }])
  })

  it('names lanes that were narrowed after start lists were seeded', async () => {
    const event = await aSale(superAdmin, { listSettings: lists(4) })
    const params = { id: event.id }
    const distances = distancesOf(event).slice(0, 1)
    for (const dob of ['1988-05-01', '1980-05-01', '1990-05-01']) {
      const account = await world.account()
      const order = aBasket(event, await anEntrant(account, { dob }), distances)
      const { id } = await account.client.orders.create({ body: order })
      await admin.client.orders.togglepaid({ params: { id }, body: { isPaid: true } })
    }
    await admin.client.events.seedPrestart({ params, body: {} })
    const { warnings: before } = await admin.client.events.warnings({ params })
    expect(before).not.toContain('lanes_narrowed')
    await superAdmin.client.events.update({ params, body: { listSettings: lists(2) } })
    expect((await admin.client.events.warnings({ params })).warnings).toEqual([...before, 'lanes_narrowed'])
    await admin.client.events.seedPrestart({ params, body: {} })
    expect((await admin.client.events.warnings({ params })).warnings).toEqual(before)
  })

  it('names settings that contradict each other', async () => {
    const { id } = await aSale(superAdmin, { waterCat: 'A', waterTemp: 4 })
    expect((await admin.client.events.warnings({ params: { id } })).warnings).toContain(
      'water_category_differs',
    )
  })

  it('are a matter of the administrators of the event', async () => {
    const { id } = await aSale(superAdmin)
    const other = await world.account([{ right: 'admin', region: 'RU-SVE' }])
    expect((await refusal(other.client.events.warnings({ params: { id } }))).body.reason).toBe('no_access')
    expect((await refusal(world.visitor.events.warnings({ params: { id } }))).status).toBe(401)
    const unknown = admin.client.events.warnings({ params: { id: 999_999 } })
    expect((await refusal(unknown)).body.reason).toBe('event_not_found')
  })
})
