import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { aDraft } from '../events/testing/an-event.ts'
import { post } from '../ledger/ledger.store.ts'
import { aMeet, type Meet } from '../start-lists/testing/a-meet.ts'

const ALWAYS = { maxUses: null, oncePerAccount: false, from: null, until: null }
const A_CREDIT = {
  order_id: null,
  source: 'manual',
  target: 'credit',
  amountMinor: 50_000,
  currency: 'RUB',
  payment_id: null,
  refund_id: null,
  note: null,
} as const

describe('entrants', () => {
  let world: TestApp
  let meet: Meet
  let params: { id: number }

  beforeAll(async () => {
    world = await testApp()
    meet = await aMeet(world, { swimmers: 4 })
    params = { id: meet.event.id }
    await meet.enter(1, { seedTimeCs: 1840, ageGroup: 'C1', number: 2 })
    await meet.enter(1, { distanceId: meet.distanceIds[1] ?? 0 })
    await meet.enter(0, { seedTimeCs: 1900, ageGroup: 'D1', number: 1 })
    await meet.enter(2, { state: 'held', holdUntil: new Date('2026-01-16T09:30:00Z') })
    await meet.enter(3, { state: 'held', holdUntil: new Date('2026-01-16T08:30:00Z') })
    await meet.enter(3, { distanceId: meet.distanceIds[1] ?? 0, state: 'cancelled' })
  })
  afterAll(() => world.stop())

  it('is listed for visitors: the paid ones by name, the others as a number', async () => {
    const { swimmers, total, unPaid } = await world.visitor.events.swimmerList({ params })
    expect(swimmers.map(({ lastName }) => lastName)).toEqual(['Antonova', 'Belova'])
    expect([total, unPaid]).toEqual([2, 1])
    expect(swimmers[1]?.entries).toMatchObject([
      { distCode: '25FR', seedTime: '00:18.40' },
      { distCode: '50BR', seedTime: null },
    ])
    expect(JSON.stringify(swimmers)).not.toMatch(/1988-04-12|person\d/)
  })

  it('names unpaid swimmers to their account and to administrators; others get their number', async () => {
    const unpaid = { params, query: { isPaid: false } }
    const competitors = {
      params: { eventId: meet.event.id },
      query: { distCode: '25FR' as const, isPaid: false },
    }
    const namesFor = async ({ client }: Pick<typeof meet.owner, 'client'>) => {
      const { swimmers, total, unPaid } = await client.events.swimmerList(unpaid)
      const onDistance = (await client.events.distCompetitors(competitors)).competitors
      expect(onDistance.map(({ lastName }) => lastName)).toEqual(swimmers.map(({ lastName }) => lastName))
      return [swimmers.map(({ lastName }) => lastName), total, unPaid]
    }
    expect(await namesFor(meet.owner)).toEqual([['Volkova'], 1, 1])
    expect(await namesFor(await world.account())).toEqual([[], 0, 1])
    expect(await namesFor(await world.account(['admin']))).toEqual([['Volkova'], 1, 1])
    expect(await namesFor(await world.account([{ right: 'admin', region: 'RU-KR' }]))).toEqual([[], 0, 1])
    const visitor = await refusal(world.visitor.events.swimmerList(unpaid))
    expect([visitor.status, visitor.body.reason]).toEqual([401, 'sign_in_required'])
  })

  it.each([
    [{ distCode: '50BR' }, ['Belova']],
    [{ ageGroup: 'D1' }, ['Antonova']],
    [{ lastName: 'бел' }, []],
    [{ lastName: 'bel' }, ['Belova']],
    [{ gender: 1 }, []],
    [{ country: 'RU', region: 'RU-TYU', sort: 'number', order: 'desc' }, ['Belova', 'Antonova']],
    [{ limit: 1, page: 2 }, ['Belova']],
  ] as const)('can be narrowed, ordered and paged: %o', async (query, names) => {
    const { swimmers } = await world.visitor.events.swimmerList({ params, query })
    expect(swimmers.map(({ lastName }) => lastName)).toEqual(names)
  })

  it('is included in the event on request, each part for its audience', async () => {
    const administrator = await world.account(['superAdmin'])
    const coupon = { code: 'ICE', kind: 'percent' as const, value: 10, ...ALWAYS }
    await administrator.client.events.replaceCoupons({ params, body: { coupons: [coupon] } })
    await world.db
      .transaction()
      .execute((tx) => post(tx, { ...A_CREDIT, account_id: meet.owner.id, at: world.clock.now() }))
    const counted = { totalUnPaid: 1 }
    const owned = { ...counted, unPaidSwimmerList: [expect.objectContaining({ lastName: 'Volkova' })] }
    const request = { params, query: { with: 'account' as const } }
    const partOf = async ({ client }: { readonly client: typeof world.visitor }) => {
      const plain = await client.events.get({ params })
      return Object.fromEntries(
        Object.entries(await client.events.get(request)).filter(([name]) => !(name in plain)),
      )
    }
    expect(await partOf({ client: world.visitor })).toEqual(counted)
    expect(await partOf(meet.owner)).toEqual({ ...owned, userCredits: [{ amount: 500, currency: 'RUB' }] })
    expect(await partOf(await world.account())).toEqual({
      ...counted,
      unPaidSwimmerList: [],
      userCredits: [],
    })
    expect(await partOf(administrator)).toEqual({
      ...owned,
      userCredits: [],
      couponsJSON: [expect.objectContaining({ code: 'ICE', used: 0 })],
    })
    // The cached response for visitors must not contain it.
    expect(await partOf({ client: world.visitor })).toEqual(counted)
  })

  it('is counted in the event and on its page, for visitors and accounts alike', async () => {
    const totals = { totalSwimmers: 2, totalCountries: 1, countryList: ['RU'] }
    for (const { events } of [world.visitor, meet.owner.client]) {
      expect(await events.get({ params })).toMatchObject(totals)
      expect(await events.get({ params, query: { with: 'account' } })).toMatchObject(totals)
      const view = await events.view({ params })
      expect(view).toMatchObject(totals)
      expect(view).not.toHaveProperty('unPaidSwimmerList')
      expect(view).not.toHaveProperty('couponsJSON')
    }
  })

  it('finds one by registry ID', async () => {
    const iwsaid = meet.swimmers[1]?.iwsaid ?? ''
    const { swimmers } = await world.visitor.events.swimmerList({ params, query: { iwsaid } })
    expect(swimmers).toMatchObject([{ iwsaid, number: 2 }])
  })

  it('is listed by distance', async () => {
    const query = { distCode: '25fr' } as const
    const at = { params: { eventId: meet.event.id } }
    const { competitors } = await world.visitor.events.distCompetitors({ ...at, query })
    expect(competitors.map(({ lastName, isPaid }) => [lastName, isPaid])).toEqual([
      ['Belova', true],
      ['Antonova', true],
    ])
    const unpaid = { ...at, query: { ...query, isPaid: false } }
    const mine = await meet.owner.client.events.distCompetitors(unpaid)
    expect(mine.competitors.map(({ lastName, isPaid }) => [lastName, isPaid])).toEqual([['Volkova', false]])
    expect((await refusal(world.visitor.events.distCompetitors(unpaid))).status).toBe(401)
  })

  it('stays unknown of an event that is not public', async () => {
    const { client } = await world.account(['superAdmin'])
    const { id } = await aDraft(client)
    const refused = [
      await refusal(world.visitor.events.swimmerList({ params: { id } })),
      await refusal(
        world.visitor.events.distCompetitors({ params: { eventId: id }, query: { distCode: '25FR' } }),
      ),
      await refusal(world.visitor.events.prestartLists({ params: { id } })),
      await refusal(world.visitor.events.prestart({ params: { id } })),
    ]
    expect(refused.map(({ body }) => body.reason)).toEqual(refused.map(() => 'event_not_found'))
  })
})
