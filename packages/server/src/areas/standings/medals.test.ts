import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { up } from '../../db/migrations/083-medals.ts'
import { up as addAbsolutePlaces } from '../../db/migrations/118-absolute-places.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aMeet, type Meet } from '../start-lists/testing/a-meet.ts'

const CLUBS = ['Aqua', 'Aqua', 'Frost', null, 'Frost']
const TIMES = ['00:17.00', '00:18.00', '00:18.00', '00:19.00', '00:21.00']

describe('medals', () => {
  let world: TestApp
  let administrator: TestAccount
  let meet: Meet
  let entries: number[]

  beforeAll(async () => {
    world = await testApp()
    administrator = await world.account(['superAdmin'])
    meet = await aMeet(world, { swimmers: 5 })
    entries = []
    for (const [index, club] of CLUBS.entries()) {
      const swimmer = meet.swimmers[index]?.id ?? 0
      await world.db.updateTable('swimmer').set({ club }).where('id', '=', swimmer).execute()
      entries.push(await meet.enter(index))
    }
    await record(TIMES)
  })
  afterAll(() => world.stop())

  const place = () => ({ eventId: meet.event.id, distanceId: meet.distanceIds[0] ?? 0 })
  const record = (times: readonly string[], version = 0) =>
    administrator.client.results.record({
      params: place(),
      body: {
        results: times.map((rawTime, index) => ({
          ...{ entryId: entries[index] ?? 0, version, status: 'finished' as const, rawTime },
        })),
        ...(version > 0 && { changeReason: 'A misread watch' }),
      },
    })
  type Query = Parameters<typeof world.visitor.standings.medals>[0]['query']
  const medals = async (query: Partial<Query> = {}) => {
    const answer = await world.visitor.standings.medals({ query: { by: 'club', ...query } })
    return answer.medals.map(({ place: at, name, gold, silver, bronze }) => [at, name, gold, silver, bronze])
  }
  const published = [
    [1, 'Aqua', 1, 1, 0],
    [2, 'Frost', 0, 1, 0],
  ]

  it('are not counted before results are published', async () => {
    expect(await medals()).toEqual([])
  })

  it('are counted by club, region and country when results are published', async () => {
    await administrator.client.results.publish({
      params: place(),
      body: { state: 'preliminary', confirmed: true },
    })
    expect(await medals()).toEqual(published)
    expect(await medals({ eventId: meet.event.id })).toEqual(published)
    expect(await medals({ by: 'country' })).toEqual([[1, 'RU', 1, 2, 0]])
    expect(await medals({ by: 'region' })).toEqual([[1, expect.stringMatching(/^RU-/), 1, 2, 0]])
  })

  it('are those of one season, page by page, from either end', async () => {
    const { seasons, total } = await world.visitor.standings.medals({ query: { by: 'club' } })
    const [season] = seasons
    expect(await medals({ season })).toEqual(published)
    expect(await medals({ season: '1999-2000' })).toEqual([])
    expect(total).toBe(2)
    expect(await medals({ limit: 1, page: 2 })).toEqual(published.slice(1))
    expect(await medals({ order: 'asc' })).toEqual(published.toReversed())
  })

  it('rank by points where that is requested', async () => {
    await world.db.updateTable('medal_count').set({ points: 10 }).where('name', '=', 'Frost').execute()
    expect((await medals({ sort: 'points' })).map(([at, name]) => [at, name])).toEqual([
      [1, 'Frost'],
      [2, 'Aqua'],
    ])
  })

  it('are the same when a migration counts those of earlier results', async () => {
    await world.db.updateTable('medal_count').set({ points: 0 }).execute()
    const stored = () =>
      Promise.all([
        world.db.selectFrom('medal_count').selectAll().orderBy('awardee').orderBy('name').execute(),
        world.db.selectFrom('result').select(['id', 'awarded_place']).orderBy('id').execute(),
      ])
    const before = await stored()
    await world.db.schema.dropTable('medal_count').execute()
    await world.db.schema.alterTable('result').dropColumn('awarded_place').execute()
    await up(world.db as unknown as Kysely<unknown>)
    expect(await stored()).toEqual(before)
  })

  it('are beside absolute places that a migration gives to earlier results', async () => {
    const stored = () =>
      world.db.selectFrom('result').select(['id', 'absolute_place']).orderBy('id').execute()
    const before = await stored()
    expect(before.filter(({ absolute_place }) => absolute_place === null)).not.toEqual(before)
    await world.db.schema.alterTable('result').dropColumn('absolute_place').execute()
    await addAbsolutePlaces(world.db as unknown as Kysely<unknown>)
    expect(await stored()).toEqual(before)
  })

  it('follow a correction', async () => {
    await record(['00:22.00', ...TIMES.slice(1)], 1)
    expect(await medals()).toEqual(
      [
        [1, 'Frost', 1, 0, 0],
        [1, 'Aqua', 1, 0, 0],
      ].toSorted(),
    )
  })

  it('are not shown of a hidden event', async () => {
    await administrator.client.events.update({ params: { id: meet.event.id }, body: { public: false } })
    expect(await medals()).toEqual([])
  })
})
