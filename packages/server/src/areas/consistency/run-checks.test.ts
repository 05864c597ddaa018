import { type ConsistencyCheck, MAX_FINDINGS } from '@polynya/domain'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aMeet, type Meet } from '../start-lists/testing/a-meet.ts'
import { aRelayEvent, aTeam, swimmersOf } from '../teams/testing/a-relay.ts'
import type { Found } from './check.ts'
import { CHECKS } from './checks.ts'
import { completedRun } from './testing/completed-run.ts'

const YEAR = 2026

describe('checks of the stored data', () => {
  let world: TestApp
  let administrator: TestAccount
  let meet: Meet
  let entries: number[]
  let relayEntry: number

  beforeAll(async () => {
    world = await testApp()
    administrator = await world.account(['superAdmin'])
    await world.db
      .insertInto('base_year')
      .values({ year: YEAR, active_from: `${YEAR}-01-01`, version: 1 })
      .onConflict((known) => known.column('year').doUpdateSet({ active_from: `${YEAR}-01-01` }))
      .execute()
    await world.db
      .insertInto('base_result')
      .values({ year: YEAR, gender: 2, dist_code: '25FR', time_cs: 1500 })
      .onConflict((known) => known.columns(['year', 'gender', 'dist_code']).doNothing())
      .execute()
    meet = await aMeet(world, { swimmers: 3 })
    entries = [await meet.enter(0), await meet.enter(1), await meet.enter(2)]
    await publish(
      { eventId: meet.event.id, distanceId: meet.distanceIds[0] ?? 0 },
      entries.map((entryId, index) => [entryId, `00:2${index}.00`]),
    )
    relayEntry = await publishedRelay()
    await administrator.client.series.create({
      body: {
        ...{ name: 'Кубок проверки', nameEn: null, season: '2025-2026', stages: [meet.event.id] },
        rules: {
          ...{ scoring: 'places', placeValues: [25, 20, 16], startsPerStage: null, stagesCounted: null },
          distances: [],
        },
      },
    })
  })
  afterAll(() => world.stop())

  async function publish(
    params: { readonly eventId: number; readonly distanceId: number },
    times: readonly (readonly [entryId: number, rawTime: string])[],
  ) {
    const { results } = administrator.client
    const finished = times.map(([entryId, rawTime]) => ({
      ...{ entryId, version: 0, status: 'finished' as const, rawTime },
    }))
    await results.record({ params, body: { results: finished } })
    await results.publish({ params, body: { state: 'official', confirmed: true } })
  }

  async function publishedRelay() {
    const owner = await world.account()
    const aSwimmer = swimmersOf(owner)
    const members = [await aSwimmer(), await aSwimmer(), await aSwimmer(), await aSwimmer()]
    const { relays } = await aRelayEvent(administrator)
    const { teamId, entryId } = await aTeam(world, relays, { swimmerId: members[0]?.id ?? 0, owner })
    const teamMembers = members.map(({ iwsaid }, index) => ({ stageId: index + 1, iwsaId: iwsaid }))
    const names = { teamNameRu: 'Моржи', teamNameEn: 'Walruses' }
    await owner.client.teams.update({ params: { teamId }, body: { teamId, ...names, teamMembers } })
    await owner.client.teams.prestartlist({ params: { teamId } })
    await administrator.client.events.seedPrestart({ params: { id: relays.eventId }, body: {} })
    await publish({ eventId: relays.eventId, distanceId: relays.distanceId }, [[entryId, '01:10.00']])
    return entryId
  }

  const swimmerId = () => meet.swimmers[0]?.id ?? 0
  const entryId = () => entries[0] ?? 0

  async function found() {
    const problems: unknown[] = []
    const { outcomes } = await completedRun(world.deps, (problem) => problems.push(problem))
    expect(problems).toEqual([])
    return outcomes.flatMap(({ check, total, findings }) => (total ? [{ check, total, findings }] : []))
  }

  class RolledBack extends Error {}

  /** Breaks the data, returns the findings of a check, and rolls the change back. */
  async function findingsOf(check: ConsistencyCheck, fault: RawBuilder<unknown>) {
    let outcome: Found | undefined
    const attempt = world.db.transaction().execute(async (tx) => {
      await fault.execute(tx)
      outcome = await CHECKS[check](tx, 'seed')
      throw new RolledBack()
    })
    await expect(attempt).rejects.toThrow(RolledBack)
    return outcome
  }

  it('find nothing in published results', async () => {
    expect(await found()).toEqual([])
    const { points } = await world.db
      .selectFrom('result')
      .where('entry_id', '=', entryId())
      .select('points')
      .executeTakeFirstOrThrow()
    expect(points).toBeGreaterThan(0)
  })

  const result = () => ({ kind: 'result', id: entryId(), swimmerId: swimmerId(), eventId: meet.event.id })
  const swimmer = () => ({ kind: 'swimmer', id: swimmerId(), swimmerId: swimmerId(), eventId: null })
  const event = () => ({ kind: 'event', id: meet.event.id, swimmerId: null, eventId: meet.event.id })
  const setResult = (change: RawBuilder<unknown>) =>
    sql`update result set ${change} where entry_id = ${entryId()}`
  const setSwimmer = (change: RawBuilder<unknown>) =>
    sql`update swimmer set ${change} where id = ${swimmerId()}`

  const FAULTS: Readonly<
    Record<Exclude<ConsistencyCheck, 'relayMembers'>, readonly [() => RawBuilder<unknown>, () => object]>
  > = {
    birthDate: [() => setSwimmer(sql`dob = '2025-01-01'`), () => ({ ...swimmer(), stored: '2025-01-01' })],
    searchNames: [() => sql`delete from swimmer_name where swimmer_id = ${swimmerId()}`, swimmer],
    eventDates: [
      () => sql`update event set start_date = null, end_date = null where id = ${meet.event.id}`,
      event,
    ],
    resultSwimmer: [() => setSwimmer(sql`confirmed_at = null`), result],
    resultGender: [
      () => sql`update offer_distance set gender = 1 where id = ${meet.distanceIds[0] ?? 0}`,
      () => ({ ...result(), expected: '1', stored: '2' }),
    ],
    resultEntry: [
      () => sql`update entry set state = 'cancelled' where id = ${entryId()}`,
      () => ({ ...result(), stored: expect.stringMatching(/ cancelled$/) }),
    ],
    resultList: [
      () => sql`delete from result_list where event_id = ${meet.event.id}`,
      () => ({ ...result(), expected: String(meet.event.id), stored: null }),
    ],
    resultAgeGroup: [() => setResult(sql`age_group = 'X9'`), () => ({ ...result(), stored: 'X9' })],
    duplicateResults: [
      () => sql`
        with twin as (
          insert into entry (registration_id, event_id, swimmer_id, offer_id, offer_distance_id, state, created_at, updated_at)
          select registration_id, event_id, swimmer_id, offer_id, offer_distance_id, 'cancelled', created_at, updated_at
          from entry where id = ${entryId()} returning id)
        insert into result (event_id, offer_distance_id, entry_id, status, typed_at)
          select event_id, offer_distance_id, twin.id, 'DNS', typed_at from result, twin where entry_id = ${entryId()}`,
      () => ({ ...result(), id: expect.any(Number), expected: '1', stored: '2' }),
    ],
    timeOfStatus: [() => setResult(sql`status = 'DNS'`), () => ({ ...result(), stored: 'DNS 00:20.00' })],
    finalTime: [
      () => setResult(sql`final_time_cs = 6105`),
      () => ({ ...result(), expected: '00:20.00', stored: '01:01.05' }),
    ],
    points: [() => setResult(sql`points = 1`), () => ({ ...result(), expected: '421', stored: '1' })],
    awardedPlaces: [
      () => setResult(sql`awarded_place = 3`),
      () => ({ ...result(), expected: '1', stored: '3' }),
    ],
    medals: [
      () => sql`update medal_count set gold = 7 where event_id = ${meet.event.id} and awardee = 'country'`,
      () => ({ ...event(), stored: expect.stringMatching(/^RU: 7 /) }),
    ],
    personalBests: [
      () => setResult(sql`progress = '{"gainCs":124,"sinceLastCs":-124,"isSeasonBest":false}'`),
      () => ({ ...result(), expected: '—', stored: 'PB -1.24 Δ -1.24' }),
    ],
    ranks: [() => setResult(sql`evsk_rank = 'MS'`), () => ({ ...result(), expected: null, stored: 'MS' })],
    series: [
      () =>
        sql`update series_standing set score = 24 where swimmer_id = ${swimmerId()} and age_group = 'all'`,
      () => ({
        ...{ kind: 'series', swimmerId: swimmerId(), eventId: null },
        ...{
          expected: expect.stringMatching(/^2 all: 1\. 25 /),
          stored: expect.stringMatching(/^2 all: 1\. 24 /),
        },
      }),
    ],
    rankings: [
      () => sql`delete from best_result where swimmer_id = ${swimmerId()} and dist_code = '25FR'`,
      () => ({ ...swimmer(), expected: expect.stringContaining('00:20.00'), stored: null }),
    ],
    records: [
      () => sql`update swim_record set is_current = false where entry_id = ${entryId()} and kind = 'AWR'`,
      () => ({
        ...{ kind: 'record', swimmerId: swimmerId(), eventId: meet.event.id },
        ...{ expected: 'AWR 25FR 2: 00:20.00 2026-02-21 —', stored: 'AWR 25FR 2: (00:20.00) 2026-02-21 —' },
      }),
    ],
  }

  it.each(Object.keys(FAULTS) as (keyof typeof FAULTS)[])('%s finds a fault', async (check) => {
    const [fault, finding] = FAULTS[check]
    const { total = 0, findings = [] } = (await findingsOf(check, fault())) ?? {}
    expect(findings).toContainEqual(expect.objectContaining(finding()))
    expect(total).toBe(findings.length)
  })

  it('awardedPlaces finds a wrong absolute place, too', async () => {
    expect(await findingsOf('awardedPlaces', setResult(sql`absolute_place = 4`))).toMatchObject({
      total: 1,
      findings: [{ ...result(), expected: '1', stored: '4' }],
    })
  })

  it('relayMembers finds members without a profile, and those of merged profiles are known', async () => {
    const rename = sql`update result set team = jsonb_set(team, '{teamMembers,1,iwsaId}', '"LOST000001"')
      where entry_id = ${relayEntry}`
    expect(await findingsOf('relayMembers', rename)).toMatchObject({
      total: 1,
      findings: [{ id: relayEntry, stored: 'LOST000001' }],
    })
    const merged = sql`with renamed as (${rename})
      insert into merged_registry_id (iwsaid, swimmer_id, merged_at) values ('LOST000001', ${swimmerId()}, now())`
    expect(await findingsOf('relayMembers', merged)).toEqual({ total: 0, findings: [] })
  })

  it.each([
    [
      'a record that no time sets',
      () => setResult(sql`raw_time_cs = 2500, final_time_cs = 2500`),
      { kind: 'record', expected: null },
    ],
    [
      'a time that is no record',
      () => sql`delete from swim_record where entry_id = ${entryId()}`,
      { kind: 'result', stored: null },
    ],
  ] as const)('records finds %s', async (_, fault, finding) => {
    const { findings = [] } = (await findingsOf('records', fault())) ?? {}
    expect(findings).toContainEqual(expect.objectContaining(finding))
  })

  it('records finds an imported time that should be one', async () => {
    const lines = [
      'kind,distance,gender,ageGroup,time,date,lastName',
      'GWR,50BR,2,J2,1:05.30,2012-02-03,Zimina',
    ]
    const file = new File([lines.join('\n')], 'records.csv')
    await administrator.client.records.importFile({ body: { file } })
    const { findings } =
      (await findingsOf('records', sql`delete from swim_record where entry_id is null`)) ?? {}
    expect(findings).toEqual([
      {
        ...{ kind: 'record', id: expect.any(Number), swimmerId: null, eventId: null, stored: null },
        expected: 'GWR 50BR 2 J2: 01:05.30 2012-02-03 —',
      },
    ])
    expect(await findingsOf('records', sql`select 1`)).toEqual({ total: 0, findings: [] })
  })

  it('list the first findings of many, with their number', async () => {
    const many = sql`insert into swimmer (iwsaid, first_name, last_name, gender, dob, identity_key, country, city,
        confirmed_at, created_at, updated_at)
      select 'MANY' || lpad(number::text, 6, '0'), 'Many', 'Many', 2, '1990-01-01', 'many ' || number, 'RU', 'Tomsk',
        now(), now(), now() from generate_series(1, ${MAX_FINDINGS + 5}::integer) as number`
    const { total, findings = [] } = (await findingsOf('searchNames', many)) ?? {}
    expect([total, findings.length]).toEqual([MAX_FINDINGS + 5, MAX_FINDINGS])
  })

  it('ranks finds nothing while ranks are outdated', async () => {
    const outdated = sql`with requested as (
        insert into rank_refresh (id, from_year, next_swimmer_id) values (1, 2020, 1))
      ${setResult(sql`evsk_rank = 'MS'`)}`
    expect(await findingsOf('ranks', outdated)).toEqual({ total: 0, findings: [] })
  })

  it('go on after one that cannot be completed', async () => {
    await setResult(sql`points = 1`).execute(world.db)
    await sql`alter table swimmer_name rename to moved_name`.execute(world.db)
    const problems: unknown[] = []
    const { outcomes } = await completedRun(world.deps, (problem) => problems.push(problem))
    await sql`alter table moved_name rename to swimmer_name`.execute(world.db)
    expect(problems).toHaveLength(1)
    expect(outcomes.find(({ check }) => check === 'searchNames')).toMatchObject({ total: null, findings: [] })
    expect(outcomes.find(({ check }) => check === 'points')).toMatchObject({ total: 1 })
  })
})
