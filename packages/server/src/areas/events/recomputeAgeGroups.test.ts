import type { EventUpdate } from '@polynya/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { TEST_NOW, type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aBasket, anEntrant, aSale, distancesOf } from '../orders/testing/a-sale.ts'

const group = (code: string, minAge: number, maxAge: number | null) => ({ code, minAge, maxAge })
const OLD = [group('A', 18, 39), group('B', 40, null)]
/** The swimmer of 37 years moves to B, the one of 45 stays there. */
const NEW = [group('A', 18, 34), group('B', 35, null)]
const LISTS = {
  lanes: { first: 1, last: 4 },
  order: 'womenFirst',
  mixAgeGroups: false,
  gapMinutes: 4,
  circleHeats: 0,
} as const

describe('age groups edited after entries', () => {
  let world: TestApp
  let superAdmin: TestAccount
  let admin: TestAccount
  let params: { id: number }
  let distances: number[]
  let moving: string

  beforeAll(async () => {
    world = await testApp()
  })
  afterAll(() => world.stop())
  beforeEach(async () => {
    world.clock.set(TEST_NOW)
    superAdmin = await world.account(['superAdmin'])
    admin = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    const event = await aSale(superAdmin, { ageGroups: OLD, listSettings: LISTS })
    params = { id: event.id }
    distances = distancesOf(event)
    const enter = async (dob: string) => {
      const account = await world.account()
      const swimmer = await anEntrant(account, { dob })
      const body = aBasket(event, swimmer, distances.slice(0, 1))
      const { id } = await account.client.orders.create({ body })
      await admin.client.orders.togglepaid({ params: { id }, body: { isPaid: true } })
      return swimmer.iwsaid
    }
    moving = await enter('1988-05-01')
    await enter('1980-05-01')
  })

  const edit = (body: EventUpdate) => superAdmin.client.events.update({ params, body })
  const changes = async () => (await admin.client.events.ageGroupChanges({ params })).changes
  const recompute = () => admin.client.events.recomputeAgeGroups({ params })
  const stored = async () => {
    const { registrations } = await admin.client.events.registrations({ params })
    return Object.fromEntries(registrations.map(({ iwsaid, age, ageGroup }) => [iwsaid, [age, ageGroup]]))
  }
  const heats = async () => {
    const { lists } = await admin.client.events.prestart({
      params,
      query: { distanceId: distances[0] ?? 0 },
    })
    return lists[0]?.heats.map(({ lanes }) => lanes.map(({ starter }) => starter.ageGroup))
  }

  it('are listed with the swimmers who would move, and change nothing until recomputed', async () => {
    expect(await changes()).toEqual([])
    await edit({ ageGroups: NEW })
    expect(await changes()).toMatchObject([{ iwsaid: moving, from: 'A', to: 'B' }])
    expect((await stored())[moving]).toEqual([37, 'A'])
    await edit({ ageGroups: [group('B', 40, null)] })
    expect(await changes()).toMatchObject([{ iwsaid: moving, from: 'A', to: null }])
  })

  it('follow the date and the mode of age', async () => {
    await edit({ ageGroupOnDate: '2026-02-20', ageGroups: [group('A', 18, 37), group('B', 38, null)] })
    expect(await changes()).toEqual([])
    await edit({ ageGroupMode: 'year' })
    expect(await changes()).toMatchObject([{ iwsaid: moving, from: 'A', to: 'B' }])
    await recompute()
    expect((await stored())[moving]).toEqual([38, 'B'])
  })

  it('are recomputed on request, once, with an audit row of each registration', async () => {
    await edit({ ageGroups: NEW })
    expect(await recompute()).toMatchObject({ changes: [{ iwsaid: moving }], seeded: [], locked: [] })
    expect((await stored())[moving]).toEqual([37, 'B'])
    expect(await recompute()).toEqual({ changes: [], seeded: [], locked: [] })
    const audit = world.db
      .selectFrom('audit')
      .where('action', '=', 'events.recomputeAgeGroups')
      .where('account_id', '=', admin.id)
    expect(await audit.select(['object_kind', 'before', 'after']).execute()).toEqual([
      { object_kind: 'registration', before: { age: 37, ageGroup: 'A' }, after: { age: 37, ageGroup: 'B' } },
    ])
  })

  it('seed the open start lists of the moved swimmers again, and leave the locked ones', async () => {
    await admin.client.events.seedPrestart({ params, body: {} })
    expect(await heats()).toEqual([['A'], ['B']])
    await edit({ ageGroups: NEW })
    expect(await recompute()).toMatchObject({ seeded: [distances[0]], locked: [] })
    expect(await heats()).toEqual([['B', 'B']])

    const inList = { ...params, distanceId: distances[0] ?? 0 }
    await admin.client.events.lockPrestart({ params: inList, body: { isLocked: true } })
    await edit({ ageGroups: OLD })
    expect(await recompute()).toMatchObject({ seeded: [], locked: [distances[0]] })
    expect(await heats()).toHaveLength(1)
  })

  it('are not seeded apart by group before they are recomputed, so that no heat mixes codes', async () => {
    await edit({ ageGroups: NEW })
    const seed = () => admin.client.events.seedPrestart({ params, body: {} })
    const { status, body } = await refusal(seed())
    expect([status, body.reason]).toEqual([409, 'age_groups_outdated'])
    await edit({ listSettings: { ...LISTS, mixAgeGroups: true } })
    expect((await seed()).seeded).not.toEqual([])
    await edit({ listSettings: LISTS })
    await recompute()
    expect((await seed()).seeded).not.toEqual([])
  })

  it('are a matter of the administrators of the event', async () => {
    const other = await world.account([{ right: 'admin', region: 'RU-SVE' }])
    for (const call of ['ageGroupChanges', 'recomputeAgeGroups'] as const) {
      expect((await refusal(other.client.events[call]({ params }))).body.reason).toBe('no_access')
      expect((await refusal(world.visitor.events[call]({ params }))).status).toBe(401)
      const unknown = admin.client.events[call]({ params: { id: 999_999 } })
      expect((await refusal(unknown)).body.reason).toBe('event_not_found')
    }
  })
})
