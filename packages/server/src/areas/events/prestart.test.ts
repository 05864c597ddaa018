import type { StartList } from '@polynya/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { TEST_NOW, type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aMeet, type Meet } from '../start-lists/testing/a-meet.ts'

const LISTS = {
  lanes: { first: 1, last: 4 },
  order: 'womenFirst',
  mixAgeGroups: true,
  gapMinutes: 4,
  circleHeats: 0,
} as const

/** `heat/lane` of each by the first letter of the last name. */
const heatsOf = ({ heats }: StartList) =>
  Object.fromEntries(
    heats.flatMap(({ heat, lanes }) =>
      lanes.map(({ lane, starter }) => [starter.lastName[0], `${heat}/${lane}`]),
    ),
  )

describe('a start list', () => {
  let world: TestApp
  let meet: Meet
  let administrator: TestAccount
  let params: { id: number; distanceId: number }

  beforeAll(async () => {
    world = await testApp()
  })
  afterAll(() => world.stop())
  beforeEach(async () => {
    world.clock.set(TEST_NOW)
    meet = await aMeet(world, { swimmers: 7, event: { listSettings: LISTS } })
    administrator = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    params = { id: meet.event.id, distanceId: meet.distanceIds[0] ?? 0 }
    for (const swimmer of [0, 1, 2, 3, 4]) await meet.enter(swimmer, { seedTimeCs: 1800 + swimmer })
  })

  const seed = (body = {}) => administrator.client.events.seedPrestart({ params, body })
  const publish = (isPublished = true, distanceId?: number) =>
    administrator.client.events.publishPrestart({
      params,
      body: { isPublished, ...(distanceId && { distanceId }) },
    })
  const read = async () => {
    const { lists } = await administrator.client.events.prestart({
      params,
      query: { distanceId: params.distanceId },
    })
    return lists[0] as StartList
  }

  it('is made by an administrator and, once published, read by every visitor', async () => {
    const none = await refusal(world.visitor.events.prestart({ params }))
    expect([none.status, none.body.reason]).toEqual([404, 'prestart_not_found'])

    const { seeded } = await seed()
    expect(seeded.map(({ distCode, heats, entries }) => [distCode, heats, entries])).toEqual([
      ['25FR', 2, 5],
      ['50BR', 0, 0],
    ])
    expect(heatsOf(await read())).toEqual({ A: '2/2', B: '2/3', V: '2/1', G: '1/2', D: '1/3' })
    await publish()
    const { lists } = await world.visitor.events.prestart({ params, query: { distCode: '50BR' } })
    expect(lists).toMatchObject([{ distCode: '50BR', heats: [] }])
  })

  it('is previewed without being made', async () => {
    const { seeded } = await seed({ preview: true })
    expect(seeded[0]).toMatchObject({ heats: 2, entries: 5 })
    const { lists } = await world.visitor.events.prestartLists({ params })
    expect(lists[0]).toMatchObject({ version: null, entries: 5, late: 5, heats: 0 })
  })

  it('is seeded alike again, equal times too', async () => {
    await world.db.updateTable('entry').set({ seed_time_cs: 2000 }).execute()
    await seed()
    const once = heatsOf(await read())
    await seed()
    expect(heatsOf(await read())).toEqual(once)
  })

  it('is not seeded once it is locked, until it is unlocked', async () => {
    await seed()
    const { client } = administrator
    expect(await client.events.lockPrestart({ params, body: { isLocked: true } })).toMatchObject({
      isLocked: true,
    })
    const one = await refusal(seed({ distanceId: params.distanceId }))
    expect([one.status, one.body.reason]).toEqual([409, 'start_list_locked'])
    expect(await seed()).toMatchObject({ locked: [params.distanceId], seeded: [{ distCode: '50BR' }] })
    const body = { entryId: (await read()).heats[0]?.lanes[0]?.starter.entryId ?? 0, heat: 1, lane: 4 }
    expect((await refusal(client.events.movePrestart({ params, body }))).body.reason).toBe(
      'start_list_locked',
    )
    await client.events.lockPrestart({ params, body: { isLocked: false } })
    expect((await seed({ distanceId: params.distanceId })).locked).toEqual([])
  })

  it('is a draft for administrators of the event until it is published, and again once it is unpublished', async () => {
    await seed()
    const elsewhere = await world.account([{ right: 'admin', region: 'RU-SVE' }])
    const heads = async ({ events }: TestAccount['client']) =>
      (await events.prestartLists({ params })).lists.map(({ heats, isPublished }) => [heats, isPublished])
    const read = async ({ events }: TestAccount['client']) =>
      (await events.prestart({ params })).lists.map(({ distanceId }) => distanceId)
    const draft = [
      [0, false],
      [0, false],
    ]
    for (const client of [world.visitor, elsewhere.client]) {
      expect(await heads(client)).toEqual(draft)
      expect((await refusal(read(client))).body.reason).toBe('prestart_not_found')
    }
    expect(await heads(administrator.client)).toEqual([
      [2, false],
      [0, false],
    ])
    expect(await read(administrator.client)).toEqual(meet.distanceIds)

    await publish(true, params.distanceId)
    expect(await heads(world.visitor)).toEqual([
      [2, true],
      [0, false],
    ])
    expect(await read(world.visitor)).toEqual([params.distanceId])
    const { lists } = await publish()
    expect(lists.map(({ isPublished }) => isPublished)).toEqual([true, true])
    await publish(false)
    expect(await heads(world.visitor)).toEqual(draft)
  })

  it('is published only by administrators of the region, with the present version', async () => {
    const nothing = await refusal(publish())
    expect([nothing.status, nothing.body.reason]).toEqual([404, 'prestart_not_found'])
    await seed()
    const body = { isPublished: true, distanceId: params.distanceId }
    const stranger = await world.account()
    expect((await refusal(stranger.client.events.publishPrestart({ params, body }))).body.reason).toBe(
      'no_access',
    )
    const { version } = await read()
    const ifMatch = (version ?? 0) + 1
    const { events } = administrator.client
    expect((await refusal(events.publishPrestart({ params, body }, { ifMatch }))).body.reason).toBe('stale')
    const { lists } = await events.publishPrestart({ params, body }, { ifMatch: version ?? 0 })
    expect(lists[0]).toMatchObject({ isPublished: true, version: ifMatch })
  })

  it('shows when each heat starts', async () => {
    await seed()
    const body = { startsAt: '2026-02-21T10:00:00+05:00' }
    const { heats } = await administrator.client.events.startPrestart({ params, body })
    expect(heats.map(({ startsAt }) => startsAt)).toEqual([
      '2026-02-21T05:00:00.000Z',
      '2026-02-21T05:04:00.000Z',
    ])
  })

  it('allows a swimmer to be moved and swapped by hand', async () => {
    await seed()
    const before = await read()
    const entryId = before.heats[0]?.lanes[0]?.starter.entryId ?? 0
    const move = (to: { heat: number; lane: number }, entry = entryId) =>
      administrator.client.events.movePrestart({ params, body: { entryId: entry, ...to } })
    expect(heatsOf(await move({ heat: 2, lane: 2 }))).toMatchObject({ G: '2/2', A: '1/2' })
    expect(heatsOf(await move({ heat: 1, lane: 4 }))).toMatchObject({ G: '1/4', A: '1/2' })
    const outside = await refusal(move({ heat: 1, lane: 5 }))
    expect(outside.body.issues).toEqual([{ path: 'lane', reason: 'not_allowed' }])
    expect((await refusal(move({ heat: 9, lane: 1 }))).body.issues).toEqual([
      { path: 'heat', reason: 'not_allowed' },
    ])
    expect((await refusal(move({ heat: 1, lane: 1 }, 2_147_483_647))).body.reason).toBe('entry_not_found')
    const late = await meet.enter(5)
    expect((await refusal(move({ heat: 1, lane: 2 }, late))).body.reason).toBe('lane_taken')
    expect(heatsOf(await move({ heat: 1, lane: 1 }, late))).toMatchObject({ E: '1/1' })
  })

  it('places late entries of a locked list without changing a number, before the others in a draft alone', async () => {
    await seed()
    const { client } = administrator
    await client.events.lockPrestart({ params, body: { isLocked: true } })
    const before = heatsOf(await read())
    for (const swimmer of [5, 6]) await meet.enter(swimmer, { seedTimeCs: 1900 + swimmer })
    expect(
      (await refusal(client.events.latePrestart({ params, body: { extraHeat: 'first' } }))).body.reason,
    ).toBe('start_list_locked')
    expect(heatsOf(await client.events.latePrestart({ params }))).toEqual({ ...before, E: '1/1', Z: '1/4' })
  })

  it('frees the lane of a scratched starter, whom another seeding leaves out', async () => {
    await seed()
    const { client } = administrator
    const { starter } = (await read()).heats[0]?.lanes[0] ?? {}
    const body = { entryId: starter?.entryId ?? 0, scratched: true }
    await client.events.scratchPrestart({ params, body })
    for (const swimmer of [5, 6]) await meet.enter(swimmer, { seedTimeCs: 1900 + swimmer })
    await client.events.lockPrestart({ params, body: { isLocked: true } })
    const late = await client.events.latePrestart({ params })
    expect(heatsOf(late)).toMatchObject({ A: '2/2', B: '2/3', V: '2/1', D: '1/3', E: '1/2', Z: '1/1' })
    expect(late).toMatchObject({ scratched: [{ lastName: 'Gromova' }], late: [] })
    const heads = async () => (await administrator.client.events.prestartLists({ params })).lists[0]
    expect(await heads()).toMatchObject({ entries: 7, late: 0 })

    await client.events.lockPrestart({ params, body: { isLocked: false } })
    await seed()
    const seeded = await read()
    expect(Object.keys(heatsOf(seeded)).toSorted()).toEqual(['A', 'B', 'D', 'E', 'V', 'Z'])
    expect(seeded.scratched).toMatchObject([{ lastName: 'Gromova' }])
    const back = await client.events.scratchPrestart({ params, body: { ...body, scratched: false } })
    expect(back).toMatchObject({ scratched: [], late: [{ lastName: 'Gromova' }] })
    expect(await heads()).toMatchObject({ late: 1 })
  })

  it('of a mass start is one heat by competition number', async () => {
    const open = await aMeet(world, { distances: [{ distCode: '1200OW' }], event: { listSettings: LISTS } })
    const numbers = [3, 1, 2]
    for (const [swimmer, number] of numbers.entries()) await open.enter(swimmer, { number })
    const at = { params: { id: open.event.id } }
    await administrator.client.events.seedPrestart({ ...at, body: {} })
    const { lists } = await administrator.client.events.prestart(at)
    expect(lists[0]).toMatchObject({ pool: null, heats: [{ heat: 1 }] })
    expect(lists[0]?.heats[0]?.lanes.map(({ lane, starter }) => [lane, starter.number])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ])
  })

  it('keeps the lane of a scratched starter until a late entry takes it, or that of a cancelled entry', async () => {
    await seed()
    const { client } = administrator
    const { starter } = (await read()).heats[0]?.lanes[0] ?? {}
    const entryId = starter?.entryId ?? 0
    await client.events.lockPrestart({ params, body: { isLocked: true } })
    const scratched = await client.events.scratchPrestart({ params, body: { entryId, scratched: true } })
    expect(scratched.heats[0]?.lanes[0]).toMatchObject({ scratched: true, starter: { entryId } })
    const back = await client.events.scratchPrestart({ params, body: { entryId, scratched: false } })
    expect(back.heats[0]?.lanes[0]).toMatchObject({ scratched: false })

    await world.db.updateTable('entry').set({ state: 'cancelled' }).where('id', '=', entryId).execute()
    await meet.enter(5)
    expect(heatsOf(await client.events.latePrestart({ params }))).toEqual({
      A: '2/2',
      B: '2/3',
      V: '2/1',
      D: '1/3',
      E: '1/2',
    })
    const gone = client.events.scratchPrestart({ params, body: { entryId, scratched: true } })
    expect((await refusal(gone)).body.reason).toBe('entry_not_found')
  })

  it('names a team and assigns it a lane regardless of its captain', async () => {
    const relay = await aMeet(world, { distances: [{ distCode: '4x25FR' }], event: { listSettings: LISTS } })
    const entry_id = await relay.enter(0, { seedTimeCs: 7200 })
    const [distance = 0] = relay.distanceIds
    await world.db
      .insertInto('team')
      .values({
        code: 'TURA',
        entry_id,
        event_id: relay.event.id,
        offer_id: relay.offerId,
        offer_distance_id: distance,
        protocol: JSON.stringify({
          nameRu: 'Тура-1',
          nameEn: 'Tura-1',
          members: [
            { stageId: 1, iwsaId: relay.swimmers[0]?.iwsaid ?? '' },
            { stageId: 5, iwsaId: relay.swimmers[1]?.iwsaid ?? '' },
          ],
        }),
        captain_id: relay.swimmers[0]?.id ?? 0,
        account_id: relay.owner.id,
        name_ru: 'Тура',
        name_en: 'Tura',
        protocol_saved_at: null,
        created_at: world.clock.now(),
        updated_at: world.clock.now(),
      })
      .execute()
    const at = { params: { id: relay.event.id } }
    await administrator.client.events.seedPrestart({ ...at, body: {} })
    const { lists } = await administrator.client.events.prestart(at)
    expect(lists[0]?.heats[0]?.lanes[0]).toMatchObject({
      lane: 2,
      starter: {
        seedTime: '01:12.00',
        team: { teamId: 'TURA', teamNameRu: 'Тура-1', teamMembers: [{ stageId: 1, lastName: 'Antonova' }] },
      },
    })
  })

  it('is not overwritten by a caller with an outdated version', async () => {
    await seed()
    const { version } = await read()
    const ifMatch = version ?? 0
    const { events } = administrator.client
    await events.latePrestart({ params }, { ifMatch })
    const stale = [
      refusal(events.latePrestart({ params }, { ifMatch })),
      refusal(events.lockPrestart({ params, body: { isLocked: true } }, { ifMatch })),
      refusal(events.seedPrestart({ params, body: { distanceId: params.distanceId } }, { ifMatch })),
    ]
    expect((await Promise.all(stale)).map(({ body }) => body.reason)).toEqual(['stale', 'stale', 'stale'])
  })

  it('is changed only by administrators of its region, and every change is audited', async () => {
    const elsewhere = await world.account([{ right: 'admin', region: 'RU-SVE' }])
    const stranger = await world.account()
    const call = { params, body: {} }
    expect((await refusal(elsewhere.client.events.seedPrestart(call))).body.reason).toBe('no_access')
    expect((await refusal(stranger.client.events.seedPrestart(call))).body.reason).toBe('no_access')
    expect((await refusal(world.visitor.events.seedPrestart(call))).status).toBe(401)
    await seed()
    await administrator.client.events.lockPrestart({ params, body: { isLocked: true } })
    const rows = await world.db
      .selectFrom('audit')
      .where('object_kind', '=', 'startList')
      .where('object_id', '=', String(params.distanceId))
      .select(['action', 'account_id'])
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { action: 'events.seedPrestart', account_id: administrator.id },
      { action: 'events.lockPrestart', account_id: administrator.id },
    ])
  })

  it('is none where a distance is not of the event', async () => {
    const other = { id: params.id, distanceId: 2_147_483_647 }
    const { events } = administrator.client
    const refused = await Promise.all([
      refusal(events.latePrestart({ params: other })),
      refusal(events.seedPrestart({ params, body: { distanceId: other.distanceId } })),
    ])
    expect(refused.map(({ body }) => body.reason)).toEqual(['prestart_not_found', 'prestart_not_found'])
  })
})
