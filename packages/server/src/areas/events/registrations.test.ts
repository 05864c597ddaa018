import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aBasket, anEntrant, anOrder, aSale, distancesOf } from '../orders/testing/a-sale.ts'

describe('registrations of an event', () => {
  let world: TestApp
  let administrator: TestAccount
  let params: { id: number }
  let distances: number[]
  let paid: Awaited<ReturnType<typeof anOrder>>
  let unpaid: Awaited<ReturnType<typeof anOrder>>

  beforeAll(async () => {
    world = await testApp()
    const event = await aSale(await world.account(['superAdmin']))
    administrator = await world.account(['admin'])
    params = { id: event.id }
    distances = distancesOf(event)
    paid = await anOrder(world, event, distances.slice(0, 2))
    await administrator.client.orders.togglepaid({ params: { id: paid.order.id }, body: { isPaid: true } })
    const account = await world.account()
    const swimmer = await anEntrant(account)
    await world.db.updateTable('swimmer').set({ club: '=cmd|calc' }).where('id', '=', swimmer.id).execute()
    const order = await account.client.orders.create({ body: aBasket(event, swimmer, distances.slice(2)) })
    unpaid = { account, swimmer, order }
  })
  afterAll(() => world.stop())

  const list = (query: object = {}) => administrator.client.events.registrations({ params, query })
  const found = async (query: object) => (await list(query)).registrations.map(({ iwsaid }) => iwsaid)

  it('are listed with entries, orders, amounts and instants', async () => {
    const { registrations, total, checkedIn } = await list()
    expect([total, checkedIn]).toEqual([2, 0])
    const [first] = registrations
    expect(first).toMatchObject({
      iwsaid: paid.swimmer.iwsaid,
      number: 1,
      email: paid.account.email,
      isPaid: true,
      checkedInAt: null,
      registeredAt: '2026-01-16T09:00:00.000Z',
      entries: [
        { distCode: '25FR', state: 'confirmed', orderId: paid.order.id },
        { distCode: '50BR', state: 'confirmed', orderId: paid.order.id },
      ],
      orders: [{ id: paid.order.id, status: 'paid', total: 2500, currency: 'RUB' }],
    })
  })

  it.each([
    [{ isPaid: true }, () => [paid]],
    [{ isPaid: false }, () => [unpaid]],
    [{ state: 'held' }, () => [unpaid]],
    [{ state: 'cancelled' }, () => []],
    [{ checkedIn: true }, () => []],
    [{ search: '1' }, () => [paid]],
    [{ search: 'moroz' }, () => [paid, unpaid]],
    [{ region: 'RU-SVE' }, () => []],
    [{ sort: 'number', order: 'desc', limit: 1 }, () => [paid]],
  ] as const)('can be narrowed, ordered and paged: %o', async (query, wanted) => {
    expect(await found(query)).toEqual(wanted().map(({ swimmer }) => swimmer.iwsaid))
  })

  it('are found by distance and by registry ID in any case', async () => {
    expect(await found({ distanceId: distances[2] })).toEqual([unpaid.swimmer.iwsaid])
    expect(await found({ search: unpaid.swimmer.iwsaid.toLowerCase() })).toEqual([unpaid.swimmer.iwsaid])
  })

  it('are checked in once, with an audit record, and can be checked out', async () => {
    const [{ id: registrationId = 0 } = {}] = (await list({ isPaid: true })).registrations
    const call = { params: { ...params, registrationId } }
    const first = await administrator.client.events.checkIn({ ...call, body: { checkedIn: true } })
    const again = await administrator.client.events.checkIn({ ...call, body: { checkedIn: true } })
    expect([first.checkedInAt, again.checkedInAt]).toEqual(Array(2).fill('2026-01-16T09:00:00.000Z'))
    expect((await list({ checkedIn: true })).checkedIn).toBe(1)
    await administrator.client.events.checkIn({ ...call, body: { checkedIn: false } })
    const rows = await world.db
      .selectFrom('audit')
      .where('object_kind', '=', 'registration')
      .select(['action', 'after'])
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { action: 'events.checkIn', after: { checkedIn: true } },
      { action: 'events.checkIn', after: { checkedIn: false } },
    ])
  })

  it('that are paid are shown on the public page of the swimmer', async () => {
    const profile = ({ swimmer: { iwsaid } }: typeof paid) =>
      world.visitor.swimmers.viewIwsaid({ params: { id: iwsaid } })
    expect((await profile(paid)).regEventsInfo).toMatchObject([
      { ...params, entries: [{ distCode: '25FR' }, { distCode: '50BR' }] },
    ])
    expect((await profile(unpaid)).regEventsInfo).toEqual([])
  })

  it('refuse to check in a swimmer who is not registered, or has no active entry', async () => {
    const unknown = { params: { ...params, registrationId: 999_999 }, body: { checkedIn: true } }
    const missing = await refusal(administrator.client.events.checkIn(unknown))
    expect([missing.status, missing.body.reason]).toEqual([404, 'registration_not_found'])
    const event = await aSale(await world.account(['superAdmin']))
    const { order } = await anOrder(world, event, distancesOf(event).slice(0, 1))
    await administrator.client.orders.remove({ params: { id: order.id } })
    const { registrations } = await administrator.client.events.registrations({
      params: { id: event.id },
      query: { state: 'cancelled' },
    })
    const gone = { params: { id: event.id, registrationId: registrations[0]?.id ?? 0 } }
    const refused = await refusal(administrator.client.events.checkIn({ ...gone, body: { checkedIn: true } }))
    expect([refused.status, refused.body.reason]).toEqual([409, 'entry_state'])
  })

  it('come as a table whose cells are no formulas', async () => {
    const { name, base64 } = await administrator.client.events.registrationsFile({
      params: { ...params, type: 'csv' },
      query: { lang: 'en' },
    })
    const text = Buffer.from(base64, 'base64').toString()
    expect(name).toBe(`event-${params.id}-registrations.csv`)
    const lines = text.trim().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toMatch(/^\uFEFF?Start number,Swimmer,/)
    expect(text).toContain(`,'=cmd|calc,`)
    expect(text).toContain(',2500.00,RUB,')
    expect(text).toMatch(/,2026-01-16 \d\d:00:00/)
    const xlsx = await administrator.client.events.registrationsFile({ params: { ...params, type: 'xlsx' } })
    expect(Buffer.from(xlsx.base64, 'base64').subarray(0, 2).toString()).toBe('PK')
  })

  it('are for administrators of the region alone', async () => {
    const elsewhere = await world.account([{ right: 'admin', region: 'RU-SVE' }])
    const refused = [
      await refusal(paid.account.client.events.registrations({ params })),
      await refusal(elsewhere.client.events.registrations({ params })),
      await refusal(elsewhere.client.events.registrationsFile({ params: { ...params, type: 'csv' } })),
      await refusal(
        elsewhere.client.events.checkIn({
          params: { ...params, registrationId: 1 },
          body: { checkedIn: true },
        }),
      ),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    const unknown = await refusal(administrator.client.events.registrations({ params: { id: 999_999 } }))
    expect(unknown.body.reason).toBe('event_not_found')
  })
})
