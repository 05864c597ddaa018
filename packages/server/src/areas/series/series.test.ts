import { setTimeout } from 'node:timers/promises'
import type { SeriesInput } from '@polynya/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockStandings } from '../../db/lock-standings.ts'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aPublicEvent } from '../events/testing/an-event.ts'
import { aMeet, type Meet } from '../start-lists/testing/a-meet.ts'

const CUP = {
  ...{ name: 'Кубок страны', nameEn: 'National Cup', season: '2025-2026' },
  rules: {
    ...{ scoring: 'places' as const, placeValues: [25, 20, 16], startsPerStage: null, stagesCounted: null },
    distances: [],
  },
}

describe('series', () => {
  let world: TestApp
  let administrator: TestAccount
  let meet: Meet
  let entries: number[]
  let id: number

  beforeAll(async () => {
    world = await testApp()
    administrator = await world.account(['superAdmin'])
    meet = await aMeet(world, { swimmers: 3 })
    entries = [await meet.enter(0), await meet.enter(1), await meet.enter(2)]
  })
  afterAll(() => world.stop())

  const input = (more: Partial<SeriesInput> = {}): SeriesInput => ({
    ...CUP,
    stages: [meet.event.id],
    ...more,
  })
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
  const standing = async (ageGroup?: string) => {
    const query = { gender: 2 as const, ...(ageGroup && { ageGroup }) }
    const { standings } = await world.visitor.series.standings({ params: { id }, query })
    return standings.map(({ place: at, swimmer, score }) => [
      at,
      meet.swimmers.findIndex(({ id: swimmerId }) => swimmerId === swimmer.swimmerId),
      score,
    ])
  }

  it('are created by administrators of all regions alone', async () => {
    const regional = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    expect((await refusal(regional.client.series.create({ body: input() }))).body.reason).toBe('no_access')
    const created = await administrator.client.series.create({ body: input() })
    id = created.id
    expect(created).toMatchObject({
      ...{ name: 'Кубок страны', version: 1, rules: CUP.rules },
      stages: [{ eventId: meet.event.id, hasResults: false }],
    })
    expect((await world.visitor.series.list()).series).toEqual([created])
    expect(await standing()).toEqual([])
  })

  it.each([
    [{ stages: [999_999] }, 'stages.0', 'event_unknown'],
    [{ season: '2020-2021' }, 'stages.0', 'season_differs'],
    [{ stages: [] }, 'stages', 'required'],
    [{ rules: { ...CUP.rules, placeValues: [] } }, 'rules.placeValues', 'required'],
    [{ rules: { ...CUP.rules, placeValues: [10, 20] } }, 'rules.placeValues', 'not_allowed'],
    [{ rules: { ...CUP.rules, stagesCounted: 0 } }, 'rules.stagesCounted', 'too_small'],
    [{ season: '2026-2028' }, 'season', 'not_a_season'],
  ] as const)('are refused with %j', async (fault, path, reason) => {
    const body = { ...input(), ...fault } as SeriesInput
    const { body: error } = await refusal(administrator.client.series.create({ body }))
    expect(error.issues).toMatchObject([{ path, reason }])
  })

  it('are ranked when results of a stage are published, and when one is corrected', async () => {
    await record(['00:20.10', '00:17.00', '00:21.00'])
    await administrator.client.results.publish({
      params: place(),
      body: { state: 'preliminary', confirmed: true },
    })
    expect(await standing()).toEqual([
      [1, 1, 25],
      [2, 0, 20],
      [3, 2, 16],
    ])
    await record(['00:20.10', '00:17.00', '00:16.00'], 1)
    expect((await standing())[0]).toEqual([1, 2, 25])
  })

  it('are ranked by age group in the season', async () => {
    const { rankings } = await world.visitor.rankings.list({ query: { distCode: '25FR', gender: 2 } })
    const ageGroup = rankings[0]?.ageGroup ?? ''
    expect(await standing(ageGroup)).toHaveLength(3)
    expect(await standing('J2')).toEqual([])
  })

  it('are ranked again when their rules change; a stale change is refused', async () => {
    const { client } = administrator
    const { version } = await client.series.get({ params: { id } })
    const rules = { ...CUP.rules, placeValues: [10, 9] }
    const changed = await client.series.update(
      { params: { id }, body: input({ rules }) },
      { ifMatch: version },
    )
    expect(changed.version).toBe(version + 1)
    expect(await standing()).toEqual([
      [1, 2, 10],
      [2, 1, 9],
    ])
    const stale = client.series.update({ params: { id }, body: input() }, { ifMatch: version })
    expect((await refusal(stale)).body.reason).toBe('stale')
    const moved = client.series.update({ params: { id }, body: input({ season: '2026-2027' }) })
    expect((await refusal(moved)).body.issues).toMatchObject([{ path: 'stages.0', reason: 'season_differs' }])
  })

  it('hide a stage that is not public, with its scores, from visitors', async () => {
    const show = (isPublic: boolean) =>
      administrator.client.events.update({ params: { id: meet.event.id }, body: { public: isPublic } })
    await show(false)
    expect((await world.visitor.series.get({ params: { id } })).stages).toEqual([])
    expect((await administrator.client.series.get({ params: { id } })).stages).toHaveLength(1)
    expect(await standing()).toEqual([])
    await show(true)
    expect(await standing()).toHaveLength(2)
  })

  it('wait for a change of a stage before they lock the series', async () => {
    const rules = { ...CUP.rules, placeValues: [10, 9] }
    const { changing } = await world.db.transaction().execute(async (tx) => {
      await lockStandings(tx)
      await tx.selectFrom('event').where('id', '=', meet.event.id).select('id').forUpdate().execute()
      const changing = administrator.client.series.update({ params: { id }, body: input({ rules }) })
      await setTimeout(300)
      await tx.selectFrom('series').where('id', '=', id).select('id').forUpdate().execute()
      return { changing }
    })
    expect((await changing).id).toBe(id)
  })

  it('move with the profile that remains after a merge', async () => {
    const [survivor, loser] = await Promise.all(
      [0, 2].map(async (index) => {
        const swimmerId = meet.swimmers[index]?.id ?? 0
        const { updatedAt = '' } = await administrator.client.swimmers.get({ params: { id: swimmerId } })
        return { id: swimmerId, updatedAt }
      }),
    )
    if (!survivor || !loser) throw new Error('There are no two swimmers')
    const resultsOf = [{ distanceId: place().distanceId, swimmerId: loser.id }]
    await administrator.client.swimmers.merge({ body: { survivor, loser, take: [], resultsOf } })
    expect((await standing())[0]).toEqual([1, 0, 10])
  })

  it('are deleted, with an entry in the audit log', async () => {
    await administrator.client.series.remove({ params: { id } })
    for (const call of [
      world.visitor.series.get({ params: { id } }),
      world.visitor.series.standings({ params: { id }, query: { gender: 2 } }),
      administrator.client.series.update({ params: { id }, body: input() }),
      administrator.client.series.remove({ params: { id } }),
    ]) {
      expect((await refusal(call)).body.reason).toBe('series_not_found')
    }
    const actions = await world.db
      .selectFrom('audit')
      .where('object_kind', '=', 'series')
      .select('action')
      .orderBy('id')
      .execute()
    expect([...new Set(actions.map(({ action }) => action))]).toEqual([
      ...['series.create', 'series.update', 'series.remove'],
    ])
  })

  it('have stages whose first day does not move to another season', async () => {
    const { client } = administrator
    const event = await aPublicEvent(client)
    const params = { id: event.id }
    const cup = await client.series.create({ body: input({ stages: [event.id] }) })
    const moveTo = (date: string) =>
      client.events.update({ params, body: { startDate: date, endDate: date, ageGroupOnDate: date } })
    const moved = await refusal(moveTo('2026-11-14'))
    expect([moved.status, moved.body.issues]).toEqual([400, [{ path: 'startDate', reason: 'stage_season' }]])
    expect(await client.events.get({ params })).toMatchObject({ startDate: event.startDate })
    await moveTo('2026-04-11')
    await client.series.remove({ params: { id: cup.id } })
    expect(await moveTo('2026-11-14')).toMatchObject({ startDate: '2026-11-14' })
  })
})
