import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aMeet, type Meet } from '../start-lists/testing/a-meet.ts'

const WOMEN = { distCode: '25FR', gender: 2 } as const

describe('rankings', () => {
  let world: TestApp
  let administrator: TestAccount
  let meet: Meet
  let entries: number[]

  beforeAll(async () => {
    world = await testApp()
    administrator = await world.account(['superAdmin'])
    meet = await aMeet(world, { swimmers: 3, event: { waterCat: 'A' } })
    entries = [await meet.enter(0), await meet.enter(1), await meet.enter(2)]
    await record(['00:20.10', '00:17.00', '00:20.10'])
  })
  afterAll(() => world.stop())

  afterEach(async () => {
    const { rows: counted } = await sql`
      select dist_code, gender, season, water_cat, age_group, country, coalesce(region, '') as region,
          coalesce(para_group, '') as para_group, count(*)::integer as total
        from best_result group by 1, 2, 3, 4, 5, 6, 7, 8 order by 1, 2, 3, 4, 5, 6, 7, 8`.execute(world.db)
    const { rows: stored } = await sql`
      select * from ranking_tally where total <> 0 order by 1, 2, 3, 4, 5, 6, 7, 8`.execute(world.db)
    expect(stored).toEqual(counted)
  })

  const place = () => ({ eventId: meet.event.id, distanceId: meet.distanceIds[0] ?? 0 })
  const record = (times: readonly string[], version = 0) =>
    administrator.client.results.record({
      params: place(),
      body: {
        results: times.map((rawTime, index) => ({
          entryId: entries[index] ?? 0,
          version,
          status: 'finished' as const,
          rawTime,
        })),
        ...(version > 0 && { changeReason: 'A misread watch' }),
      },
    })
  const publish = (state: 'preliminary' | 'official') =>
    administrator.client.results.publish({ params: place(), body: { state, confirmed: true } })
  const ranking = async (more: Partial<Parameters<typeof world.visitor.rankings.list>[0]['query']> = {}) => {
    const { rankings } = await world.visitor.rankings.list({ query: { ...WOMEN, ...more } })
    return rankings.map(({ place: at, swimmerId, time }) => [
      at,
      meet.swimmers.findIndex(({ id }) => id === swimmerId),
      time,
    ])
  }

  it('show nothing before results are published', async () => {
    expect(await ranking()).toEqual([])
  })

  it('place the best published result of each swimmer, equal ones together', async () => {
    await publish('preliminary')
    const expected = [
      [1, 1, '00:17.00'],
      [2, 0, '00:20.10'],
      [2, 2, '00:20.10'],
    ]
    expect(await ranking()).toEqual(expected)
    const { rankings, total, seasons } = await world.visitor.rankings.list({
      query: { ...WOMEN, page: 2, limit: 1 },
    })
    expect([rankings.map(({ place: at }) => at), total, seasons.length]).toEqual([[2], 3, 1])
    const last = await world.visitor.rankings.list({ query: { ...WOMEN, page: 3, limit: 1 } })
    expect(last.rankings.map(({ place: at }) => at)).toEqual([2])
    const beyond = await world.visitor.rankings.list({ query: { ...WOMEN, page: 9 } })
    expect(beyond).toMatchObject({ rankings: [], total: 3 })
    expect(rankings[0]).toMatchObject({ event: { id: meet.event.id }, waterCat: 'A', distances: 1 })
    const [season] = seasons
    expect(await ranking({ season, waterCat: 'A', country: 'RU' })).toEqual(expected)
  })

  it.each([
    { gender: 1 },
    { waterCat: 'B' },
    { season: '1999-2000' },
    { region: 'RU-KR' },
    { country: 'EE' },
    { ageGroup: 'J2' },
    { paraGroup: 'P1' },
    { distCode: '50FR' },
  ] as const)('are empty outside the filter %o', async (filter) => {
    expect(await ranking(filter)).toEqual([])
  })

  it('follow a correction and the region of a swimmer', async () => {
    await record(['00:16.50', '00:17.00', '00:20.10'], 1)
    expect((await ranking())[0]).toEqual([1, 0, '00:16.50'])
    await world.db
      .updateTable('swimmer')
      .set({ region: 'RU-KR' })
      .where('id', '=', meet.swimmers[2]?.id ?? 0)
      .execute()
    expect(await ranking({ region: 'RU-KR' })).toEqual([[1, 2, '00:20.10']])
  })

  it('add up points over distances once results are official', async () => {
    const { client } = administrator
    await client.baseResults.create({ body: { year: 2026 } })
    const results = [{ gender: 2 as const, distCode: '25FR' as const, result: '00:13.20' }]
    await client.baseResults.update({ params: { year: 2026 }, body: { results } })
    await client.baseResults.activate({ params: { year: 2026 }, body: { activeFrom: '2026-01-01' } })
    await publish('official')
    const { rankings } = await world.visitor.rankings.list({ query: { gender: 2 } })
    expect(rankings.map(({ points, time }) => [points, time])).toEqual([
      [512, null],
      [468, null],
      [283, null],
    ])
  })

  it('show an account the places of its own swimmers alone', async () => {
    const { rankings } = await meet.owner.client.rankings.mine({ query: WOMEN })
    expect(rankings.map(({ place: at, position }) => [at, position])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ])
    expect(await administrator.client.rankings.mine({ query: WOMEN })).toEqual({ rankings: [] })
  })

  it('compare swimmers in the requested order, and refuse unknown ones', async () => {
    const [one, other] = [meet.swimmers[1]?.id, meet.swimmers[0]?.id]
    const { swimmers } = await world.visitor.rankings.compare({ query: { ids: `${one},${other}` } })
    expect(swimmers.map(({ swimmerId, bests }) => [swimmerId, bests.map(({ time }) => time)])).toEqual([
      [one, ['00:17.00']],
      [other, ['00:16.50']],
    ])
    const unknown = world.visitor.rankings.compare({ query: { ids: `${one},999999` } })
    expect((await refusal(unknown)).body.reason).toBe('swimmer_not_found')
  })

  it('leave out the results of an event that is hidden', async () => {
    const superAdministrator = await world.account(['superAdmin'])
    const show = (isPublic: boolean) =>
      superAdministrator.client.events.update({
        params: { id: meet.event.id },
        body: { public: isPublic },
      })
    const before = await ranking()
    await show(false)
    expect(await ranking()).toEqual([])
    await show(true)
    expect(await ranking()).toEqual(before)
  })

  it('move to the profile that remains after a merge', async () => {
    const [survivor, loser] = await Promise.all(
      [0, 1].map(async (index) => {
        const id = meet.swimmers[index]?.id ?? 0
        const { updatedAt = '' } = await administrator.client.swimmers.get({ params: { id } })
        return { id, updatedAt }
      }),
    )
    if (!survivor || !loser) throw new Error('There are no two swimmers')
    const resultsOf = [{ distanceId: place().distanceId, swimmerId: loser.id }]
    await administrator.client.swimmers.merge({ body: { survivor, loser, take: [], resultsOf } })
    expect(await ranking()).toEqual([
      [1, 0, '00:17.00'],
      [2, 2, '00:20.10'],
    ])
  })
})
