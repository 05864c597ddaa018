import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aDraft } from '../events/testing/an-event.ts'
import { aMeet, type Meet } from '../start-lists/testing/a-meet.ts'

describe('widgets.results', () => {
  let world: TestApp
  let meet: Meet
  let administrator: TestAccount
  const TIMES = ['00:40.10', '00:37.00', '00:45.00']

  beforeAll(async () => {
    world = await testApp()
    administrator = await world.account(['superAdmin'])
    meet = await aMeet(world, { distances: [{}, { distCode: '50BR' }] })
    await world.db
      .updateTable('swimmer')
      .set({ club: 'Моржи' })
      .where('id', '=', meet.swimmers[2]?.id ?? 0)
      .execute()
    for (const [distance, ageGroup] of [
      [0, 'E1'],
      [1, 'E2'],
    ] as const) {
      const distanceId = meet.distanceIds[distance] ?? 0
      const results = []
      for (const [swimmer, rawTime] of TIMES.entries()) {
        const entryId = await meet.enter(swimmer, { distanceId, ageGroup })
        results.push({ entryId, version: 0, status: 'finished' as const, rawTime })
      }
      await administrator.client.results.record({
        params: { eventId: meet.event.id, distanceId },
        body: { results },
      })
    }
  })
  afterAll(() => world.stop())

  type Query = Parameters<TestApp['visitor']['widgets']['results']>[0]['query']
  const read = (query?: Query) =>
    world.visitor.widgets.results({ params: { eventId: meet.event.id }, ...(query && { query }) })
  const shown = async (query?: Query) =>
    (await read(query)).results.map(({ distanceId, result: { starter, finalTime } }) => [
      meet.distanceIds.indexOf(distanceId),
      meet.swimmers.findIndex(({ iwsaid }) => iwsaid === starter.iwsaid),
      finalTime,
    ])
  const publish = (distance: number) =>
    administrator.client.results.publish({
      params: { eventId: meet.event.id, distanceId: meet.distanceIds[distance] ?? 0 },
      body: { state: 'preliminary', confirmed: true },
    })

  it('has nothing until results are published, then those of the published distances alone', async () => {
    expect(await read()).toMatchObject({ lists: [], results: [], total: 0 })
    await publish(0)
    expect((await read()).lists.map(({ distCode, state }) => [distCode, state])).toEqual([
      ['25FR', 'preliminary'],
    ])
    await publish(1)
    const { event, lists, total } = await read()
    expect(event).toMatchObject({ id: meet.event.id, timeZone: 'Asia/Yekaterinburg' })
    expect(lists).toHaveLength(2)
    expect(Object.keys(lists[0] ?? {})).not.toContain('results')
    expect(total).toBe(6)
  })

  it.each([
    [
      { distCode: '50br' as '50BR' },
      [
        [1, 1, '00:37.00'],
        [1, 0, '00:40.10'],
        [1, 2, '00:45.00'],
      ],
    ],
    [{ gender: 1 }, []],
    [
      { gender: 2, limit: 2, page: 2 },
      [
        [0, 2, '00:45.00'],
        [1, 1, '00:37.00'],
      ],
    ],
    [{ ageGroup: 'E1', limit: 1 }, [[0, 1, '00:37.00']]],
    [{ ageGroup: '60 и старше' }, []],
    [
      { club: 'моржи' },
      [
        [0, 2, '00:45.00'],
        [1, 2, '00:45.00'],
      ],
    ],
  ] as const)('under %o has the results %o', async (query, expected) => {
    expect(await shown(query)).toEqual(expected)
  })

  it('has the results of one swimmer besides, whatever the filter', async () => {
    const { iwsaid } = meet.swimmers[2] ?? { iwsaid: '' }
    const { highlighted, results } = await read({
      distCode: '25FR',
      limit: 1,
      highlight: iwsaid.toLowerCase(),
    })
    expect(results).toHaveLength(1)
    expect(highlighted.map(({ result: { starter, places } }) => [starter.iwsaid, places.absolute])).toEqual([
      [iwsaid, 3],
      [iwsaid, 3],
    ])
  })

  it('has what is recorded before it is published, the last result first', async () => {
    const live = (query = {}) => world.visitor.widgets.live({ params: { eventId: meet.event.id }, query })
    const { distanceId, result } = (await live({ distCode: '50BR' })).results[2] ?? {}
    const params = { eventId: meet.event.id, distanceId: distanceId ?? 0 }
    const { lanes } = await administrator.client.results.list({ params })
    const entryId = result?.starter.entryId ?? 0
    const version = lanes.find(({ starter }) => starter.entryId === entryId)?.result?.version ?? 0
    world.clock.pass({ seconds: 1 })
    await administrator.client.results.record({
      params,
      body: { results: [{ entryId, version, status: 'DNF' }], changeReason: 'A misread list' },
    })
    const { results, lists } = await live({ limit: 2, after: 7 })
    expect(results).toHaveLength(2)
    expect(results[0]).toMatchObject({ distanceId, result: { status: 'DNF', starter: { entryId } } })
    expect(lists).toHaveLength(2)
    expect((await live({ gender: 1 })).results).toEqual([])
  })

  it('is open to pages of other sites, as is the stream of the event, though caches store neither', async () => {
    for (const url of [`/api/v1/widgets/live/${meet.event.id}`, `/api/v1/events/stream/${meet.event.id}`]) {
      const { headers } = await world.app.inject(url)
      expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
      expect((await world.app.inject({ method: 'OPTIONS', url })).statusCode).toBe(204)
    }
  })

  it('does not know an event that is not public, not even for its administrator', async () => {
    const { id } = await aDraft(administrator.client)
    const read = administrator.client.widgets.results({ params: { eventId: id } })
    expect((await refusal(read)).body).toMatchObject({ reason: 'event_not_found' })
  })
})
