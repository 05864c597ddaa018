import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { TEST_NOW, type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aMeet, type Meet } from '../start-lists/testing/a-meet.ts'

describe('Merged heats', () => {
  let world: TestApp
  let meet: Meet
  let administrator: TestAccount
  let host: number
  let guest: number
  let at: { id: number }

  beforeAll(async () => {
    world = await testApp()
  })
  afterAll(() => world.stop())
  beforeEach(async () => {
    world.clock.set(TEST_NOW)
    meet = await aMeet(world, { swimmers: 5, distances: [{}, { distCode: '50BR' }] })
    administrator = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    at = { id: meet.event.id }
    ;[host = 0, guest = 0] = meet.distanceIds
    for (const swimmer of [0, 1, 2]) await meet.enter(swimmer, { seedTimeCs: 1800 + swimmer })
    for (const swimmer of [3, 4]) {
      await meet.enter(swimmer, { distanceId: guest, seedTimeCs: 4000 + swimmer })
    }
    await administrator.client.events.seedPrestart({ params: at, body: {} })
    await administrator.client.events.publishPrestart({ params: at, body: { isPublished: true } })
  })

  const inList = (distanceId: number) => ({ ...at, distanceId })
  const merge = (into: { distanceId: number; heat: number } | null, { heat = 1, of = guest } = {}) =>
    administrator.client.events.mergePrestart({ params: inList(of), body: { heat, into } })
  const together = () => merge({ distanceId: host, heat: 1 })
  const lists = async () => (await world.visitor.events.prestart({ params: at })).lists
  const lanes = async () =>
    (await lists()).map(({ heats }) => heats.map((heat) => heat.lanes.map(({ lane }) => lane)))
  const reasonOf = async (call: Promise<unknown>) => (await refusal(call)).body.reason

  it('share the lanes and the start of a heat, and get their lanes back', async () => {
    const [{ sessionId = 0 } = {}] = (await administrator.client.events.listRules({ params: at })).sessions
    await administrator.client.events.updateSession({
      params: { ...at, sessionId },
      body: { time: '10:30' },
    })
    expect(await lanes()).toEqual([[[2, 3, 4]], [[3, 4]]])
    await together()
    expect(await lanes()).toEqual([[[2, 3, 4]], [[1, 5]]])
    const [first, second] = await lists()
    expect(first?.heats[0]).toMatchObject({
      isMerged: false,
      mergedWith: [{ distanceId: guest, distCode: '50BR', heat: 1, lanes: [1, 5] }],
    })
    expect(second?.heats[0]).toMatchObject({
      isMerged: true,
      mergedWith: [{ distanceId: host, heat: 1, lanes: [2, 3, 4] }],
      startsAt: '2026-02-21T05:30:00.000Z',
    })
    const atDesk = await administrator.client.results.list({
      params: { eventId: at.id, distanceId: guest },
    })
    expect(atDesk.mergedHeats).toMatchObject([{ heat: 1, mergedWith: [{ distanceId: host, heat: 1 }] }])
    await merge(null)
    expect(await lanes()).toEqual([[[2, 3, 4]], [[3, 4]]])
    expect((await lists())[1]?.heats[0]).toMatchObject({
      mergedWith: [],
      startsAt: '2026-02-21T05:33:00.000Z',
    })
  })

  it('occupy their lanes for late entries and moves of each list', async () => {
    await together()
    const late = await meet.enter(3, { seedTimeCs: 1900 })
    const { events } = administrator.client
    const params = inList(host)
    const taken = events.movePrestart({ params, body: { entryId: late, heat: 1, lane: 5 } })
    expect(await reasonOf(taken)).toBe('lane_taken')
    const { heats } = await events.latePrestart({ params, body: {} })
    expect(heats[0]?.lanes.map(({ lane }) => lane)).toEqual([2, 3, 4, 6])
  })

  it('stay merged while their only starter moves or changes places, and end once it left', async () => {
    const { events } = administrator.client
    const params = inList(guest)
    const alone = await meet.enter(0, { distanceId: guest, seedTimeCs: 4100 })
    await events.latePrestart({ params, body: {} })
    const move = (entryId: number, heat: number, lane: number) =>
      events.movePrestart({ params, body: { entryId, heat, lane } })
    await move(alone, 2, 3)
    await merge({ distanceId: host, heat: 1 }, { heat: 2 })
    const merged = async () => (await lists())[1]?.heats.map(({ isMerged }) => isMerged)
    expect(await merged()).toEqual([false, true])
    await move(alone, 2, 6)
    expect(await merged()).toEqual([false, true])
    const other = (await lists())[1]?.heats[0]?.lanes[0]
    await move(alone, 1, other?.lane ?? 0)
    expect(await merged()).toEqual([false, true])
    await move(other?.starter.entryId ?? 0, 1, 6)
    expect(await merged()).toEqual([false])
  })

  it('end when one of their lists is seeded again', async () => {
    await together()
    await administrator.client.events.seedPrestart({ params: at, body: { distanceId: host } })
    expect(await lanes()).toEqual([[[2, 3, 4]], [[3, 4]]])
    expect((await lists())[1]?.heats[0]?.mergedWith).toEqual([])
  })

  it('have one start, from which phones time the lanes of all lists', async () => {
    await together()
    const { timing } = administrator.client
    const { code } = await timing.createCode({ body: { eventId: at.id } })
    const mark = { heat: 1, startedAt: null, stoppedAt: null, clockErrorMs: 0, isUndone: false }
    const start = { ...mark, sentId: 'the-start', distanceId: host, role: 0 as const, lane: null }
    const stop = { ...mark, sentId: 'the-stop', distanceId: guest, role: 1 as const, lane: 5 }
    const marks = [
      { ...start, startedAt: '2026-01-16T09:00:00.000Z' },
      { ...stop, stoppedAt: '2026-01-16T09:00:41.500Z' },
    ]
    await world.visitor.timing.send({ body: { code, device: 'Phone', marks } })
    const { proposals } = await timing.proposals({ params: { eventId: at.id } })
    expect(proposals).toMatchObject([{ distanceId: guest, lane: 5, time: '00:41.50' }])
  })

  it('are ranked by their own lists, and stay merged once there are results', async () => {
    await together()
    const { events, results } = administrator.client
    for (const { distanceId, heats } of await lists()) {
      const body = {
        results: (heats[0]?.lanes ?? []).map(({ lane, starter }, index) => ({
          entryId: starter.entryId,
          heat: 1,
          lane,
          version: 0,
          status: 'finished' as const,
          rawTime: `00:4${index}.00`,
        })),
      }
      await results.record({ params: { eventId: at.id, distanceId }, body })
    }
    const live = await events.live({ params: { eventId: at.id } })
    expect(live.map((list) => list.results.map(({ lane, places }) => [lane, places.absolute]))).toEqual([
      [
        [2, 1],
        [3, 2],
        [4, 3],
      ],
      [
        [1, 1],
        [5, 2],
      ],
    ])
    expect(await reasonOf(merge(null))).toBe('distance_has_results')
    const seeding = events.seedPrestart({ params: at, body: { distanceId: host } })
    expect(await reasonOf(seeding)).toBe('distance_has_results')
  })

  it('are refused: unknown, merged already, locked, or without enough lanes', async () => {
    const unknown = await refusal(merge({ distanceId: host, heat: 2 }))
    expect(unknown.body.issues).toEqual([{ path: 'into.heat', reason: 'not_allowed' }])
    const other = await refusal(merge({ distanceId: 999_999, heat: 1 }))
    expect(other.body.issues).toEqual([{ path: 'into.distanceId', reason: 'not_allowed' }])
    expect((await refusal(merge(null))).body.issues).toEqual([{ path: 'heat', reason: 'not_allowed' }])
    await administrator.client.events.updateListRules({
      params: at,
      body: { distanceId: guest, rules: { lanes: { first: 1, last: 3 }, excludedLanes: [1] } },
    })
    expect(await reasonOf(together())).toBe('lanes_missing')
    await administrator.client.events.updateListRules({ params: at, body: { distanceId: guest, rules: {} } })
    await administrator.client.events.lockPrestart({ params: inList(guest), body: { isLocked: true } })
    expect(await reasonOf(together())).toBe('start_list_locked')
    await administrator.client.events.lockPrestart({ params: inList(guest), body: { isLocked: false } })
    await together()
    const twice = await refusal(merge({ distanceId: guest, heat: 1 }, { of: host }))
    expect(twice.body.issues).toEqual([{ path: 'into.heat', reason: 'not_allowed' }])
    const stranger = meet.owner.client.events.mergePrestart({
      params: inList(guest),
      body: { heat: 1, into: null },
    })
    expect(await reasonOf(stranger)).toBe('no_access')
  })
})
