import { DEFAULT_ENTRY_RULES } from '@polynya/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aDraft, aPublicEvent } from '../events/testing/an-event.ts'
import { A_PDF, aFile } from '../events/testing/uploads.ts'
import { aBasket, anEntrant, anOrder, aSale, distancesOf, payAt } from '../orders/testing/a-sale.ts'

describe('user.overview', () => {
  let world: TestApp
  let superAdmin: TestAccount
  beforeAll(async () => {
    world = await testApp()
    superAdmin = await world.account(['superAdmin'])
  })
  afterAll(() => world.stop())

  const overview = ({ client }: Pick<TestAccount, 'client'>) => client.user.overview()

  it('is empty for a new account, and requires a sign-in', async () => {
    expect(await overview(await world.account())).toEqual({
      starts: [],
      unpaid: [],
      offered: [],
      documents: [],
      followed: [],
      swimmers: [],
      region: null,
      administered: [],
    })
    expect((await refusal(world.visitor.user.overview())).body.reason).toBe('sign_in_required')
  })

  it('shows own swimmers, their region and their unpaid order with its starts', async () => {
    const event = await aSale(superAdmin)
    const { account, swimmer, order } = await anOrder(world, event, distancesOf(event).slice(0, 2))
    const { starts, unpaid, swimmers, region } = await overview(account)
    expect(starts).toMatchObject([
      { entry: { distCode: '25FR', state: 'held', orderId: order.id }, event: { id: event.id }, heat: null },
      { entry: { distCode: '50BR', state: 'held' }, swimmer: { id: swimmer.id } },
    ])
    expect(unpaid).toMatchObject([{ id: order.id, total: 2500, swimmers: [{ id: swimmer.id }] }])
    expect(swimmers).toMatchObject([{ id: swimmer.id, isConfirmed: true }])
    expect(region).toBe(swimmer.swimmerInfo.regionCode)
    expect(await overview(await world.account())).toMatchObject({ starts: [], unpaid: [] })
  })

  it('shows heat, lane and time of a start once the list is seeded', async () => {
    const event = await aSale(superAdmin)
    const [distanceId = 0] = distancesOf(event)
    const { account, order } = await anOrder(world, event, [distanceId])
    await payAt(world, { account, order })
    const params = { id: event.id, distanceId }
    const before = (await overview(account)).starts
    expect(before).toMatchObject([{ entry: { state: 'confirmed' }, heat: null, lane: null, startsAt: null }])
    await superAdmin.client.events.seedPrestart({ params: { id: event.id }, body: { distanceId } })
    await superAdmin.client.events.publishPrestart({ params: { id: event.id }, body: { isPublished: true } })
    const startsAt = `${event.startDate}T10:00:00+05:00`
    const { lists } = await world.visitor.events.prestart({ params: { id: event.id }, query: { distanceId } })
    await superAdmin.client.events.startPrestart({ params, body: { startsAt } })
    const [start] = (await overview(account)).starts
    expect(start).toMatchObject({ heat: 1, startsAt: new Date(startsAt).toISOString() })
    expect(start?.lane).toBe(lists[0]?.heats[0]?.lanes[0]?.lane)
  })

  it('shows no start of an event that is called off, and none after its last day', async () => {
    const event = await aSale(superAdmin)
    const { account } = await anOrder(world, event, distancesOf(event).slice(0, 1))
    const over = { start_date: '2026-01-15', end_date: '2026-01-15' }
    await world.db.updateTable('event').set(over).where('id', '=', event.id).execute()
    expect((await overview(account)).starts).toEqual([])
    const calledOff = { end_date: event.endDate, event_state: 'calledOff' } as const
    await world.db.updateTable('event').set(calledOff).where('id', '=', event.id).execute()
    expect((await overview(account)).starts).toEqual([])
  })

  it('lists documents that an entered event requires, and those that expire soon', async () => {
    const relay = { ...DEFAULT_ENTRY_RULES.relay, ageSums: [] }
    const entryRules = {
      ...DEFAULT_ENTRY_RULES,
      relay,
      admissions: ['medical' as const],
      admissionsAt: 'desk' as const,
    }
    const event = await aSale(superAdmin, { entryRules })
    const { account, swimmer } = await anOrder(world, event, distancesOf(event).slice(0, 1))
    expect((await overview(account)).documents).toMatchObject([
      { swimmer: { id: swimmer.id }, kind: 'medical', state: 'missing', event: { id: event.id } },
    ])
    const upload = (kind: 'medical' | 'insurance', validUntil: string) =>
      account.client.admissions.upload({
        params: { id: swimmer.id },
        query: { kind, validUntil },
        body: { file: aFile('Документ.pdf', A_PDF) },
      })
    await upload('medical', '2026-12-31')
    await upload('insurance', '2026-02-01')
    expect((await overview(account)).documents).toMatchObject([
      { kind: 'insurance', state: 'expires', validUntil: '2026-02-01', event: null },
    ])
  })

  it('shows a place that a waiting list offers, until it is ordered', async () => {
    const event = await aSale(superAdmin, {}, { slotLimit: 1 })
    const [distanceId = 0] = distancesOf(event)
    const first = await anOrder(world, event, [distanceId])
    const account = await world.account()
    const swimmer = await anEntrant(account)
    await account.client.orders.joinWaiting({ body: { swimmerId: swimmer.id, distanceId } })
    expect((await overview(account)).offered).toEqual([])
    await first.account.client.orders.remove({ params: { id: first.order.id } })
    expect((await overview(account)).offered).toMatchObject([
      {
        state: 'held',
        swimmer: { id: swimmer.id },
        eventName: event.name,
        eventNameEn: 'Cup of the Tura',
        orderId: null,
      },
    ])
    await account.client.orders.create({ body: aBasket(event, swimmer, [distanceId]) })
    expect(await overview(account)).toMatchObject({ offered: [], unpaid: [{ eventId: event.id }] })
  })

  it('shows upcoming followed events, and administrators the events of their regions with drafts', async () => {
    const { id } = await aPublicEvent(superAdmin.client)
    const draft = await aDraft(superAdmin.client)
    const account = await world.account([{ right: 'admin', region: draft.region ?? '' }])
    const elsewhere = await world.account([{ right: 'admin', region: 'RU-SVE' }])
    await account.client.events.follow({ params: { id } })
    const { followed, administered } = await overview(account)
    expect(followed.map((event) => event.id)).toEqual([id])
    expect(administered.length).toBeGreaterThan(0)
    expect(administered.every(({ region }) => region === draft.region)).toBe(true)
    expect(await overview(elsewhere)).toMatchObject({ followed: [], administered: [] })
  })
})
