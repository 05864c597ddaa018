import type { ListRulesUpdate } from '@polynya/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { TEST_NOW, type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aMeet, type Meet } from '../start-lists/testing/a-meet.ts'

describe('Rules of start lists', () => {
  let world: TestApp
  let meet: Meet
  let administrator: TestAccount
  let params: { id: number }

  beforeAll(async () => {
    world = await testApp()
  })
  afterAll(() => world.stop())
  beforeEach(async () => {
    world.clock.set(TEST_NOW)
    meet = await aMeet(world, { swimmers: 4, distances: [{ session: 1 }, { distCode: '50BR', session: 2 }] })
    administrator = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    params = { id: meet.event.id }
    for (const swimmer of [0, 1, 2, 3]) await meet.enter(swimmer, { seedTimeCs: 1800 + swimmer })
  })

  const read = () => administrator.client.events.listRules({ params })
  const set = (body: ListRulesUpdate, ifMatch?: number) =>
    administrator.client.events.updateListRules({ params, body }, ifMatch === undefined ? {} : { ifMatch })
  const lanes = async () => {
    await administrator.client.events.seedPrestart({ params, body: {} })
    const { lists } = await administrator.client.events.prestart({ params })
    return lists[0]?.heats.map((heat) => heat.lanes.map(({ lane }) => lane))
  }

  it('apply by event, session and distance, the most specific one first', async () => {
    const { sessions, distances } = await read()
    const sessionId = sessions[0]?.sessionId ?? 0
    const distanceId = distances[0]?.distanceId ?? 0
    await set({ rules: { lanes: { first: 1, last: 4 } } })
    expect(await lanes()).toEqual([[1, 2, 3, 4]])
    await set({ sessionId, rules: { excludedLanes: [1], gapMinutes: 9 } })
    expect(await lanes()).toEqual([
      [2, 3],
      [2, 3],
    ])
    const changed = await set({ distanceId, rules: { excludedLanes: [], laneOrder: [4] } })
    expect(await lanes()).toEqual([[1, 2, 3, 4]])
    expect(changed.sessions[0]).toMatchObject({ rules: { excludedLanes: [1], gapMinutes: 9 }, version: 3 })
    expect(changed.distances[0]).toMatchObject({ rules: { excludedLanes: [], laneOrder: [4] }, version: 3 })
    expect((await set({ distanceId, rules: {} })).distances[0]?.rules).toEqual({})
  })

  it('of an event are merged with those that an edit of the event leaves out', async () => {
    const superAdministrator = await world.account(['superAdmin'])
    await set({ rules: { minimumInHeat: 2, byDivision: true } })
    const { listSettings } = await superAdministrator.client.events.update({
      params,
      body: { listSettings: { gapMinutes: 7 } },
    })
    expect(listSettings).toMatchObject({ minimumInHeat: 2, byDivision: true, gapMinutes: 7 })
  })

  it('refuse contradictions, unknown levels and the versions of others', async () => {
    const { sessions, event } = await read()
    const [{ sessionId = 0, version = 0 } = {}] = sessions
    const reversed = await refusal(set({ rules: { lanes: { first: 1, last: 1 } } }))
    expect(reversed.body.issues).toEqual([{ path: 'rules.lanes.last', reason: 'lanes_reversed' }])
    const none = await refusal(set({ sessionId, rules: { excludedLanes: [1, 2, 3, 4, 5, 6] } }))
    expect(none.body.issues).toEqual([{ path: 'rules.excludedLanes', reason: 'not_allowed' }])
    const reasons = await Promise.all(
      [
        set({ sessionId: 999_999, rules: {} }),
        set({ distanceId: 999_999, rules: {} }),
        set({ sessionId, rules: {} }, version + 1),
        set({ rules: {} }, event.version + 1),
      ].map(refusal),
    )
    expect(reasons.map(({ body }) => body.reason)).toEqual([
      'event_session_not_found',
      'prestart_not_found',
      'stale',
      'stale',
    ])
  })

  it('are read and changed by administrators of the event only', async () => {
    const stranger = await world.account([{ right: 'admin', region: 'RU-KR' }])
    for (const { client } of [stranger, meet.owner]) {
      const refused = [
        client.events.listRules({ params }),
        client.events.updateListRules({ params, body: { rules: {} } }),
      ]
      expect((await Promise.all(refused.map(refusal))).map(({ body }) => body.reason)).toEqual([
        'no_access',
        'no_access',
      ])
    }
  })
})
