import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aBasket, anOrder, aSale, distancesOf, payAt } from './testing/a-sale.ts'

describe('own orders', () => {
  let world: TestApp
  let superAdmin: TestAccount
  beforeAll(async () => {
    world = await testApp()
    superAdmin = await world.account(['superAdmin'])
  })
  afterAll(() => world.stop())

  it('are listed with unpaid ones first, then the newest, unless a sort is requested', async () => {
    const event = await aSale(superAdmin)
    const [first = 0, second = 0, third = 0] = distancesOf(event)
    const { account, swimmer, order: unpaid } = await anOrder(world, event, [first])
    for (const distance of [second, third]) {
      const order = await account.client.orders.create({ body: aBasket(event, swimmer, [distance]) })
      await payAt(world, { account, order })
    }
    const idsBy = async (query: { sort?: 'createdAt' }) =>
      (await account.client.orders.list({ query })).orders.map(({ id }) => id)
    expect(await idsBy({})).toEqual([unpaid.id, unpaid.id + 2, unpaid.id + 1])
    expect(await idsBy({ sort: 'createdAt' })).toEqual([unpaid.id + 2, unpaid.id + 1, unpaid.id])
  })

  it('are listed by their IDs, without those of other accounts', async () => {
    const event = await aSale(superAdmin)
    const [first = 0, second = 0] = distancesOf(event)
    const { account, order } = await anOrder(world, event, [first])
    const other = await anOrder(world, event, [second])
    const ids = `${other.order.id},${order.id}`
    expect((await account.client.orders.list({ query: { ids } })).orders).toMatchObject([{ id: order.id }])
    const all = await superAdmin.client.orders.list({ query: { ids, sort: 'id', order: 'asc' } })
    expect(all.orders.map(({ id }) => id)).toEqual([order.id, other.order.id])
  })

  it('are unpaid only while they await payment, not once they are cancelled', async () => {
    const event = await aSale(superAdmin)
    const [first = 0, second = 0, third = 0] = distancesOf(event)
    const { account, swimmer, order: unpaid } = await anOrder(world, event, [first])
    const order = (distance: number) =>
      account.client.orders.create({ body: aBasket(event, swimmer, [distance]) })
    const paid = await order(second)
    await payAt(world, { account, order: paid })
    const cancelled = await order(third)
    await account.client.orders.remove({ params: { id: cancelled.id } })
    const query = { eventId: event.id }
    const idsBy = async (isPaid: boolean) =>
      (await superAdmin.client.orders.list({ query: { ...query, isPaid } })).orders.map(({ id }) => id)
    expect([await idsBy(false), await idsBy(true)]).toEqual([[unpaid.id], [paid.id]])
    expect(await superAdmin.client.orders.count({ query: { ...query, isPaid: false } })).toEqual({ total: 1 })
    expect(await superAdmin.client.orders.count({ query })).toEqual({ total: 3 })
  })

  it('show the price of what is left after a partial cancellation', async () => {
    const event = await aSale(superAdmin)
    const { account, order } = await anOrder(world, event, distancesOf(event).slice(0, 2))
    expect(order).toMatchObject({ total: 2500, remaining: 2500 })
    await payAt(world, { account, order })
    const entryId = order.orderContent[0]?.entries[0]?.id ?? 0
    const cancelled = await account.client.orders.cancelEntry({
      params: { id: order.id, entryId },
      body: { refundTo: 'credit' },
    })
    expect(cancelled).toMatchObject({ total: 2500, remaining: 1500, status: 'part_refunded' })
    expect((await account.client.orders.list()).orders).toMatchObject([{ id: order.id, remaining: 1500 }])
  })
})

describe('orders.calendar', () => {
  it('returns the event of an order as a file for calendars, to its payer alone', async () => {
    const world = await testApp()
    const superAdmin = await world.account(['superAdmin'])
    const event = await aSale(superAdmin)
    const { account, order } = await anOrder(world, event, distancesOf(event).slice(0, 1))
    const params = { id: order.id }
    const { file } = await account.client.orders.calendar({ params })
    expect(file).toMatchObject({ name: `event-${event.id}.ics`, type: 'text/calendar' })
    const text = Buffer.from(file?.base64 ?? '', 'base64').toString()
    expect(text).toContain(`SUMMARY:${event.name}`)
    expect(text).toContain(`DTSTART;VALUE=DATE:${event.startDate?.replaceAll('-', '')}`)
    const other = await world.account()
    // Calendar programs replace the entry by the later file: its number rises, and its time is that of the change.
    const sequenceOf = (of: string) => Number(/SEQUENCE:(\d+)/.exec(of)?.[1])
    world.clock.pass({ minutes: 1 })
    await superAdmin.client.events.update({
      params: { id: event.id },
      body: { startDate: '2026-02-25', endDate: '2026-02-25' },
    })
    const { file: later } = await account.client.orders.calendar({ params })
    const moved = Buffer.from(later?.base64 ?? '', 'base64').toString()
    expect(moved).toContain('DTSTART;VALUE=DATE:20260225')
    expect(sequenceOf(moved)).toBeGreaterThan(sequenceOf(text))
    const stampOf = (of: string) => /DTSTAMP:(\S+)/.exec(of)?.[1] ?? ''
    expect(stampOf(moved) > stampOf(text)).toBe(true)
    expect((await refusal(other.client.orders.calendar({ params }))).body.reason).toBe('order_not_found')
    await world.db
      .updateTable('event')
      .set({ start_date: null, end_date: null })
      .where('id', '=', event.id)
      .execute()
    expect((await account.client.orders.calendar({ params })).file).toBeNull()
    await world.stop()
  })
})
