import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { refreshRanks } from '../rankings/refresh-ranks.ts'
import { aMeet, type Meet } from '../start-lists/testing/a-meet.ts'

const HEAD = 'rank,gender,distance,course,time,minAge'
const NORMS = ['I,2,25FR,25,17.00,9', 'II,2,25FR,25,18.00,9']

describe('rank norms', () => {
  let world: TestApp
  let administrator: TestAccount
  let meet: Meet
  let entries: number[]

  beforeAll(async () => {
    world = await testApp()
    administrator = await world.account(['superAdmin'])
    meet = await aMeet(world, { swimmers: 3 })
    entries = []
    for (const swimmer of [0, 1, 2]) entries.push(await meet.enter(swimmer))
    await record(['00:17.00', '00:17.50', '00:18.01'], 0)
  })
  afterAll(() => world.stop())

  const place = () => ({ eventId: meet.event.id, distanceId: meet.distanceIds[0] ?? 0 })
  const record = (times: readonly string[], version: number) =>
    administrator.client.results.record({
      params: place(),
      body: {
        results: times.map((rawTime, index) => ({
          ...{ entryId: entries[index] ?? 0, version, status: 'finished' as const, rawTime },
        })),
        ...(version > 0 && { changeReason: 'A misread watch' }),
      },
    })
  const publish = (state: 'preliminary' | 'official') =>
    administrator.client.results.publish({ params: place(), body: { state, confirmed: true } })
  const load = (
    lines: readonly string[],
    query: { dryRun?: boolean; isSample?: boolean } = {},
    year = 2025,
  ) =>
    administrator.client.rankNorms.importFile({
      ...{ params: { year }, query },
      body: { file: new File([[HEAD, ...lines].join('\n')], 'norms.csv') },
    })
  /** Not as a visitor: those may get the answer of half a minute before. */
  const ranks = async () => {
    const { lists } = await administrator.client.events.results({ params: { eventId: meet.event.id } })
    return lists[0]?.results.map(({ evskRank }) => evskRank)
  }
  const stored = async () => {
    const rows = await world.db.selectFrom('rank_norm_year').selectAll().execute()
    return rows.map(({ year }) => year)
  }

  it('are imported by administrators without a region', async () => {
    const regional = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    const call = {
      params: { year: 2025 },
      query: {},
      body: { file: new File([HEAD], 'norms.csv') },
    }
    expect((await refusal(regional.client.rankNorms.importFile(call))).body.reason).toBe('no_access')
    const removal = regional.client.rankNorms.remove({ params: { year: 2025 } })
    expect((await refusal(removal)).body.reason).toBe('no_access')
  })

  it('are not stored by a dry run, nor with an error', async () => {
    expect(await load(NORMS, { dryRun: true })).toMatchObject({ isStored: false, errors: [] })
    expect(await load([...NORMS, 'I,2,50FR,25,fast,9'])).toMatchObject({
      isStored: false,
      norms: [
        { rank: 'I', count: 1 },
        { rank: 'II', count: 1 },
      ],
      errors: [{ line: 4, field: 'time', fault: 'wrong_format' }],
    })
    expect(await stored()).toEqual([])
  })

  it('are public by year, replaced by the next import of it', async () => {
    await load(['MS,1,50FR,25,22.00,12'])
    expect(await load(NORMS, { isSample: true })).toMatchObject({ isStored: true })
    const { years } = await world.visitor.rankNorms.years()
    expect(years).toMatchObject([{ year: 2025, isSample: true, count: 2 }])
    const { norms } = await world.visitor.rankNorms.get({ params: { year: 2025 } })
    expect(norms.map(({ rank, time }) => `${rank} ${time}`)).toEqual(['I 00:17.00', 'II 00:18.00'])
  })

  it('give published results their rank, which follows corrections', async () => {
    await publish('preliminary')
    expect(await ranks()).toEqual(['I', 'II', null])
    const [first] = meet.swimmers
    const page = () => world.visitor.swimmers.viewIwsaid({ params: { id: first?.iwsaid ?? '' } })
    expect((await page()).resultsInfo?.map(({ evskRank }) => evskRank)).toEqual(['I'])
    await record(['00:17.01'], 1)
    expect(await ranks()).toEqual(['II', 'II', null])
  })

  it('of another length of the course do not count', async () => {
    const sessions = world.db.updateTable('event_session').where('event_id', '=', meet.event.id)
    await sessions.set({ course_metres: 50 }).execute()
    await publish('official')
    expect(await ranks()).toEqual([null, null, null])
    await sessions.set({ course_metres: 25 }).execute()
    await publish('preliminary')
    expect(await ranks()).toEqual(['II', 'II', null])
  })

  it('are applied to published results after an import and after a deletion', async () => {
    await load(['KMS,2,25FR,25,17.01,9', 'II,2,25FR,25,18.00,9'])
    expect(await ranks()).toEqual(['II', 'II', null])
    await refreshRanks(world.deps)
    expect(await ranks()).toEqual(['KMS', 'II', null])
    await administrator.client.rankNorms.remove({ params: { year: 2025 } })
    await refreshRanks(world.deps)
    expect(await ranks()).toEqual([null, null, null])
    const removal = administrator.client.rankNorms.remove({ params: { year: 2025 } })
    expect((await refusal(removal)).body.reason).toBe('norm_year_not_found')
  })

  it('hold from the first day of their year', async () => {
    await load(NORMS, {}, Number(meet.event.startDate?.slice(0, 4)) + 1)
    await refreshRanks(world.deps)
    expect(await ranks()).toEqual([null, null, null])
  })
})
