import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { TEST_NOW, type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { endCalledOff } from '../entrants/end-called-off.ts'
import { endExpired } from '../payments/expire-orders.ts'
import { anOrder, aSale, distancesOf } from './testing/a-sale.ts'

describe('an order with results', () => {
  let world: TestApp
  let admin: TestAccount
  let event: Awaited<ReturnType<typeof aSale>>
  let entered: Awaited<ReturnType<typeof anOrder>>

  beforeAll(async () => {
    world = await testApp()
    admin = await world.account(['superAdmin'])
  })
  afterAll(() => world.stop())
  beforeEach(async () => {
    world.clock.set(TEST_NOW)
    event = await aSale(admin)
    entered = await anOrder(world, event, distancesOf(event).slice(0, 1))
    await toggle()
  })

  const params = () => ({ id: entered.order.id })
  const toggle = () => admin.client.orders.togglepaid({ params: params() })
  const order = () => entered.account.client.orders.get({ params: params() })
  const stateOf = async () => {
    const { status, orderContent } = await order()
    return [status, ...orderContent.flatMap((item) => item.entries.map(({ state }) => state))]
  }
  const reasonOf = async (call: Promise<unknown>) => (await refusal(call)).body.reason
  const record = async () => {
    const entryId = (await order()).orderContent[0]?.entries[0]?.id ?? 0
    const body = { results: [{ entryId, version: 0, status: 'DNS' as const }] }
    const at = { eventId: event.id, distanceId: distancesOf(event)[0] ?? 0 }
    await admin.client.results.record({ params: at, body })
  }
  /** A result of an unpaid order, as it is recorded while its mark is being revoked. */
  const recordUnpaid = async () => {
    await record()
    const { id } = params()
    const holdUntil = new Date(world.clock.now().getTime() + 30 * 60_000)
    const held = { hold_until: holdUntil }
    await world.db
      .updateTable('entry')
      .set({ ...held, state: 'held' })
      .where('order_id', '=', id)
      .execute()
    await world.db
      .updateTable('entry_order')
      .set({ ...held, status: 'pending' })
      .where('id', '=', id)
      .execute()
  }
  const expire = () => world.clock.set(new Date(Date.parse(TEST_NOW) + 31 * 60_000).toISOString())

  it('remains paid: its mark cannot be revoked', async () => {
    await record()
    expect(await reasonOf(toggle())).toBe('distance_has_results')
    expect(await stateOf()).toEqual(['paid', 'confirmed'])
  })

  it('cannot be cancelled while it is unpaid', async () => {
    await recordUnpaid()
    expect(await reasonOf(entered.account.client.orders.remove({ params: params() }))).toBe(
      'distance_has_results',
    )
    expect(await stateOf()).toEqual(['pending', 'held'])
  })

  it('does not expire, and can be marked as paid later', async () => {
    await recordUnpaid()
    expire()
    await endExpired(world.deps)
    // A count of the places ends expired holds, too.
    await anOrder(world, event, distancesOf(event).slice(1, 2))
    const held = await world.db
      .selectFrom('entry')
      .where('order_id', '=', params().id)
      .select('state')
      .execute()
    expect(held).toEqual([{ state: 'held' }])
    const office = await world.account(['superAdmin'])
    const paid = await office.client.orders.togglepaid({ params: params() })
    expect(paid.status).toBe('paid')
    expect(paid.orderContent[0]?.entries.map(({ state }) => state)).toEqual(['confirmed'])
  })

  it('remains paid when its event is called off and everything is refunded', async () => {
    await record()
    const called = { state: 'calledOff', name: event.name, entrants: 1, refundTo: 'card' } as const
    await admin.client.events.setState({ params: { id: event.id }, body: called })
    await endCalledOff(world.deps, (problem) => {
      throw problem
    })
    expect(await stateOf()).toEqual(['paid', 'confirmed'])
    expect((await order()).partRefunded).toBe(0)
  })

  it('remains when its event is called off or its account deleted before it is paid', async () => {
    await recordUnpaid()
    const called = { state: 'calledOff', name: event.name, entrants: 1 } as const
    await admin.client.events.setState({ params: { id: event.id }, body: called })
    await endCalledOff(world.deps, (problem) => {
      throw problem
    })
    const { client, password } = entered.account
    expect(await stateOf()).toEqual(['pending', 'held'])
    await client.user.remove({ body: { password } })
    const row = await world.db
      .selectFrom('entry_order')
      .where('id', '=', params().id)
      .select('status')
      .execute()
    expect(row).toEqual([{ status: 'pending' }])
  })
})
