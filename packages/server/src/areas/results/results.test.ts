import type { DeskList } from '@polynya/contract'
import { addDays } from '@polynya/domain'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { TEST_NOW, type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { anOrder, aSale, distancesOf } from '../orders/testing/a-sale.ts'
import { aMeet, type Meet } from '../start-lists/testing/a-meet.ts'

const LISTS = {
  lanes: { first: 1, last: 4 },
  order: 'womenFirst',
  mixAgeGroups: true,
  gapMinutes: 4,
  circleHeats: 0,
} as const

type Input = Parameters<TestAccount['client']['results']['record']>[0]['body']['results'][number]

describe('the results desk', () => {
  let world: TestApp
  let meet: Meet
  let administrator: TestAccount
  let entries: number[]
  let params: { eventId: number; distanceId: number }

  beforeAll(async () => {
    world = await testApp()
  })
  afterAll(() => world.stop())
  // Records of other tests would make a time a warning.
  afterEach(async () => {
    await world.db.deleteFrom('result').execute()
    await world.db.deleteFrom('swim_record').execute()
  })
  beforeEach(async () => {
    world.clock.set(TEST_NOW)
    const distances = [{}, { distCode: '50BR' }, { distCode: 'SL' }]
    meet = await aMeet(world, { swimmers: 5, distances, event: { listSettings: LISTS } })
    administrator = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    params = { eventId: meet.event.id, distanceId: meet.distanceIds[0] ?? 0 }
    entries = []
    for (const swimmer of [0, 1, 2, 3]) {
      entries.push(await meet.enter(swimmer, { seedTimeCs: 1800 + swimmer, ageGroup: 'E1' }))
    }
    await administrator.client.events.seedPrestart({ params: { id: meet.event.id }, body: {} })
  })

  const finished = (entry: number, rawTime: string, more: Partial<Input> = {}): Input => ({
    entryId: entries[entry] ?? 0,
    version: 0,
    status: 'finished',
    rawTime,
    ...more,
  })
  const record = (results: Input[], more = {}, by = administrator) =>
    by.client.results.record({ params, body: { results, ...more } })
  const resultOf = ({ lanes }: DeskList, entry: number) =>
    lanes.find(({ starter }) => starter.entryId === entries[entry])?.result
  const recordAll = () =>
    record([
      finished(0, '00:20.10'),
      finished(1, '00:17.00', { penalties: [{ code: 'UW', leg: null }] }),
      finished(2, '00:20.10'),
      { entryId: entries[3] ?? 0, version: 0, status: 'DSQ', code: 'NW', rawTime: '00:16.00' },
    ])
  const published = async () => (await world.visitor.events.results({ params })).lists

  it('records raw time, penalties and final time, with heat and lane', async () => {
    const list = await recordAll()
    expect(resultOf(list, 1)).toMatchObject({
      rawTime: '00:17.00',
      penalties: [{ code: 'UW', leg: null }],
      finalTime: '00:22.00',
      version: 1,
      typedBy: 'Anna Petrova',
    })
    expect(list.lanes.every(({ heat, lane }) => heat === 1 && lane !== null)).toBe(true)
    const { event, lists } = await administrator.client.results.desk({ params })
    expect(event.timeZone).toBe(meet.event.timeZone)
    expect(lists[0]).toMatchObject({ starters: 4, recorded: 4, heats: 1, state: 'empty' })
  })

  it('gives places with ties, and the disqualified none, once it is published', async () => {
    await recordAll()
    expect(await published()).toEqual([])
    await administrator.client.results.publish({ params, body: { state: 'preliminary', confirmed: true } })
    const [list] = await published()
    expect(list?.state).toBe('preliminary')
    expect(
      list?.results.map(({ finalTime, places }) => [finalTime, places.absolute, places.ageGroup]),
    ).toEqual([
      ['00:20.10', 1, 1],
      ['00:20.10', 1, 1],
      ['00:22.00', 3, 3],
      ['00:16.00', null, null],
    ])
    const { lists } = await world.visitor.events.preRes({ params: { id: params.eventId } })
    expect(lists.map(({ distCode }) => distCode)).toEqual(['25FR'])
  })

  it('shows published times on the page of the swimmer and names the distance in the event', async () => {
    await recordAll()
    const profile = async (swimmer: number) =>
      world.visitor.swimmers.viewIwsaid({ params: { id: meet.swimmers[swimmer]?.iwsaid ?? '' } })
    expect(await profile(1)).toMatchObject({ resultsInfo: [], points: null })
    await administrator.client.results.publish({ params, body: { state: 'preliminary', confirmed: true } })
    const { id: fId, name: EventName, startDate: EvDate } = meet.event
    expect(await profile(1)).toMatchObject({
      resultsInfo: [
        {
          fId,
          EventName,
          EvDate,
          distCode: '25FR',
          Distance: 25,
          AgeGroup: 'E1',
          Result: '00:22.00',
          place: 3,
        },
      ],
      regEventsInfo: [{ id: fId, entries: [{ distCode: '25FR', result: '00:22.00', place: 3 }] }],
    })
    expect((await profile(2)).resultsInfo).toMatchObject([{ Result: '00:20.10', place: 1 }])
    expect(await profile(3)).toMatchObject({
      resultsInfo: [],
      regEventsInfo: [{ entries: [{ result: null, place: null }] }],
    })
    const { results } = await world.visitor.events.view({ params: { id: params.eventId } })
    expect(results).toMatchObject([{ distCode: '25FR', state: 'preliminary' }])
  })

  it('stores nothing of a batch with a wrong result, and names every field', async () => {
    const wrong = [
      finished(0, '00:20.10'),
      finished(1, '00:04.00'),
      finished(2, '00:20.10', { lane: 9 }),
      { ...finished(3, '00:20.10'), entryId: 999_999 },
    ]
    const { body } = await refusal(record(wrong))
    expect(body.issues?.map(({ path, reason }) => [path, reason])).toEqual([
      ['results.1.rawTime', 'time_too_fast'],
      ['results.2.lane', 'not_allowed'],
      ['results.3.entryId', 'not_entered'],
    ])
    const unknown = await refusal(record([{ ...finished(0, '00:20.10'), code: 'ZZ' as 'NW' }]))
    expect(unknown.body.issues?.[0]).toMatchObject({ path: 'results.0.code', reason: 'not_allowed' })
    const list = await administrator.client.results.list({ params })
    expect(list.lanes.filter(({ result }) => result)).toEqual([])
  })

  it('refuses a result that another desk has changed, with nothing of the batch stored', async () => {
    await record([finished(0, '00:20.10')])
    const { status, body } = await refusal(record([finished(1, '00:21.00'), finished(0, '00:20.99')]))
    expect([status, body.reason]).toEqual([409, 'results_conflict'])
    expect(body.issues).toEqual([{ path: 'results.1.version', reason: 'changed_since' }])
    const list = await administrator.client.results.list({ params })
    expect(resultOf(list, 1)).toBeNull()
    expect(resultOf(list, 0)?.rawTime).toBe('00:20.10')
  })

  it('records a batch once under one idempotency key', async () => {
    const call = { params, body: { results: [finished(0, '00:20.10')] } }
    const send = () => administrator.client.results.record(call, { key: 'desk-1-batch-1' })
    expect(await send()).toEqual(await send())
    const { rows } = await administrator.client.results.history({ params })
    expect(rows).toHaveLength(1)
  })

  it('is open to an account with the right for that event alone', async () => {
    const right = { right: 'results.edit', region: null, eventId: params.eventId } as const
    const secretary = await world.account([right])
    await record([finished(0, '00:20.10')], {}, secretary)
    const other = await aMeet(world, { swimmers: 0 })
    const elsewhere = await refusal(secretary.client.results.desk({ params: { eventId: other.event.id } }))
    expect(elsewhere.body.reason).toBe('no_access')
    const lock = await refusal(secretary.client.results.lock({ params, body: { isLocked: true } }))
    expect(lock.body.reason).toBe('no_access')
  })

  it('is opened to an account by its e-mail for that event alone, and closed again', async () => {
    const secretary = await world.account()
    const { results } = administrator.client
    const { eventId } = params
    const mine = async () => (await secretary.client.results.myEvents({})).events.map(({ id }) => id)
    const body = { email: secretary.email.toUpperCase() }
    const { editors } = await results.grantEditor({ params: { eventId }, body })
    expect(editors).toMatchObject([{ accountId: secretary.id, email: secretary.email }])
    expect(await results.grantEditor({ params: { eventId }, body })).toEqual({ editors })
    await record([finished(0, '00:20.10')], {}, secretary)
    expect(await mine()).toEqual([eventId])
    const own = await refusal(secretary.client.results.grantEditor({ params: { eventId }, body }))
    expect(own.body.reason).toBe('no_access')
    await results.revokeEditor({ params: { eventId, accountId: secretary.id } })
    expect(await results.editors({ params: { eventId } })).toEqual({ editors: [] })
    expect(await mine()).toEqual([])
    const closed = await refusal(secretary.client.results.desk({ params: { eventId } }))
    expect(closed.body.reason).toBe('no_access')
    const unknown = results.grantEditor({ params: { eventId }, body: { email: 'nobody@polynya.example' } })
    expect((await refusal(unknown)).body.reason).toBe('account_not_found')
    const audited = await world.db
      .selectFrom('audit')
      .where('action', 'in', ['results.grantEditor', 'results.revokeEditor'])
      .select(['action', 'object_id'])
      .orderBy('id')
      .execute()
    expect(audited).toEqual([
      { action: 'results.grantEditor', object_id: String(secretary.id) },
      { action: 'results.revokeEditor', object_id: String(secretary.id) },
    ])
  })

  it('blocks publishing by errors, and asks to confirm warnings', async () => {
    const { results } = administrator.client
    const publish = (confirmed?: boolean) =>
      results.publish({ params, body: { state: 'official', confirmed } })
    expect((await refusal(publish())).body.reason).toBe('results_invalid')
    await record([{ ...finished(0, '00:20.10'), status: 'DSQ' }])
    expect((await results.check({ params })).errors).toMatchObject([{ check: 'dsq_without_code' }])
    await record([finished(0, '00:20.10', { version: 1 })])
    const { lanes } = await results.list({ params })
    const lane = lanes.find(({ starter }) => starter.entryId === entries[0])?.lane ?? 0
    const { eventId: id, distanceId } = params
    const exclude = (excludedLanes: number[]) =>
      administrator.client.events.updateListRules({
        params: { id },
        body: { distanceId, rules: { excludedLanes } },
      })
    await exclude([lane])
    const { warnings } = await results.check({ params })
    expect(warnings[0]).toEqual({ check: 'day_ahead', entryId: null, heat: null })
    expect(warnings).toContainEqual(expect.objectContaining({ check: 'lane_excluded', entryId: entries[0] }))
    await exclude([])
    expect((await refusal(publish())).body).toMatchObject({
      reason: 'results_unconfirmed',
      fields: { count: 4 },
    })
    expect((await publish(true)).state).toBe('official')
  })

  it('corrects published results with a reason, until they are locked', async () => {
    await recordAll()
    const { results } = administrator.client
    await results.publish({ params, body: { state: 'official', confirmed: true } })
    const change = finished(0, '00:20.11', { version: 1 })
    expect((await refusal(record([change]))).body.issues?.[0]).toMatchObject({ path: 'changeReason' })
    await record([change], { changeReason: 'A misread watch' })
    const { rows } = await results.history({ params })
    expect(rows[0]).toMatchObject({
      before: { rawTime: '00:20.10' },
      after: { rawTime: '00:20.11' },
      reason: 'A misread watch',
      by: 'Anna Petrova',
    })
    await results.lock({ params, body: { isLocked: true } })
    const locked = record([{ ...change, version: 2 }], { changeReason: 'Once more' })
    expect((await refusal(locked)).body.reason).toBe('results_locked')
  })

  it('refuses a correction by which published results could not be published', async () => {
    const { lanes } = await recordAll()
    const { results } = administrator.client
    await results.publish({ params, body: { state: 'preliminary', confirmed: true } })
    const disqualified = (more: Partial<Input> = {}): Input => ({
      ...{ entryId: entries[0] ?? 0, version: 1, status: 'DSQ', rawTime: '00:20.10', ...more },
    })
    const correct = (inputs: Input[]) => record(inputs, { changeReason: 'A referee' })
    const issuesOf = async (inputs: Input[]) => (await refusal(correct(inputs))).body.issues
    expect(await issuesOf([disqualified()])).toEqual([{ path: 'results.0.code', reason: 'required' }])
    const lane = lanes.find(({ starter }) => starter.entryId === entries[1])?.lane ?? 0
    const repeated = finished(0, '00:20.10', { version: 1, lane })
    expect(await issuesOf([repeated])).toEqual([{ path: 'results.0.lane', reason: 'repeated' }])
    const removed = entries.map((entryId) => ({ entryId, version: 1, status: null }) as Input)
    expect(await issuesOf(removed)).toContainEqual({ path: 'results.0.status', reason: 'required' })
    await correct([disqualified({ code: 'NW' })])
  })

  it('gives points of the active year to official results alone, which only a recomputation changes', async () => {
    const editor = await world.account(['baseResults.edit'])
    const base = { gender: 2, distCode: '25FR', result: '00:13.20' } as const
    await editor.client.baseResults.create({ body: { year: 2026 } })
    const setBase = (result: string) =>
      editor.client.baseResults.update({ params: { year: 2026 }, body: { results: [{ ...base, result }] } })
    await setBase('00:13.20')
    await editor.client.baseResults.activate({ params: { year: 2026 } })
    await recordAll()
    const { results } = administrator.client
    const { baseYear } = await results.publish({ params, body: { state: 'official', confirmed: true } })
    expect(baseYear).toBe(2026)
    const points = async () => (await published())[0]?.results.map((result) => result.points)
    expect(await points()).toEqual([283, 283, 216, null])
    await setBase('00:13.00')
    expect(await points()).toEqual([283, 283, 216, null])
    const preview = await results.recompute({ params, body: { preview: true } })
    expect(preview.changes).toContainEqual({ entryId: entries[0], field: 'points', before: 283, after: 270 })
    expect(await points()).toEqual([283, 283, 216, null])
    await results.recompute({ params, body: {} })
    expect(await points()).toEqual([270, 270, 206, null])
    const withdrawn = await results.publish({ params, body: { state: 'preliminary', confirmed: true } })
    expect([withdrawn.baseYear, ...((await points()) ?? [])]).toEqual([null, null, null, null, null])
    await results.publish({ params, body: { state: 'official', confirmed: true } })
    expect(await points()).toEqual([270, 270, 206, null])
  })

  it('gives points of the year that is active on the day of the distance', async () => {
    const { baseResults, events } = (await world.account(['superAdmin'])).client
    const start = meet.event.startDate ?? ''
    const days = [start, addDays(start, 1), addDays(start, 2)]
    const base = { gender: 2, distCode: '25FR' } as const
    for (const [index, result] of ['00:13.20', '00:13.00', '00:12.00'].entries()) {
      const of = { params: { year: 2050 + index } }
      await baseResults.create({ body: of.params })
      await baseResults.update({ ...of, body: { results: [{ ...base, result }] } })
      await baseResults.activate({ ...of, body: { activeFrom: addDays(start, index) } })
    }
    await recordAll()
    const { results } = administrator.client
    const { baseYear } = await results.publish({ params, body: { state: 'official', confirmed: true } })
    expect(baseYear).toBe(2050)

    // The session is held on the second day of the event; the third year counts when it is corrected.
    const id = params.eventId
    await events.update({ params: { id }, body: { endDate: days[1] } })
    const { sessions } = await events.sessions({ params: { id } })
    const address = { id, sessionId: sessions[0]?.id ?? 0 }
    await events.updateSession({ params: address, body: { date: days[1] } })
    world.clock.set(`${days[2]}T09:00:00Z`)
    const corrected = await record(
      [finished(0, '00:20.11', { version: 1 })],
      { changeReason: 'Misread' },
      await world.account(['admin']),
    )
    expect(corrected).toMatchObject({ baseYear: 2051 })
    expect((await published())[0]?.results.map(({ points }) => points)).toEqual([270, 270, 206, null])
  })

  it('gives points of the year active at publishing where none is on the day of the distance', async () => {
    await world.db.deleteFrom('base_year').execute()
    const { baseResults } = (await world.account(['baseResults.edit'])).client
    const of = { params: { year: 2060 } }
    await baseResults.create({ body: of.params })
    const base = { gender: 2, distCode: '25FR', result: '00:13.20' } as const
    await baseResults.update({ ...of, body: { results: [base] } })
    const start = meet.event.startDate ?? ''
    await baseResults.activate({ ...of, body: { activeFrom: addDays(start, 1) } })
    await recordAll()
    const yearOn = async (date: string) => {
      world.clock.set(`${date}T09:00:00Z`)
      const { client } = await world.account(['admin'])
      const body = { state: 'official', confirmed: true } as const
      return (await client.results.publish({ params, body })).baseYear
    }
    expect(await yearOn(start)).toBeNull()
    expect(await yearOn(addDays(start, 1))).toBe(2060)
  })

  it('compares a second entry where the event requires it', async () => {
    const { results } = administrator.client
    const key = 'a-key-of-the-rules'
    await results.setRules({ params, body: { secondEntry: true } }, { key })
    const otherBody = results.setRules({ params, body: { secondEntry: false } }, { key })
    expect((await refusal(otherBody)).body.reason).toBe('key_reused')
    await recordAll()
    expect((await results.check({ params })).errors).toHaveLength(4)
    const wrong = await refusal(record([finished(0, '00:20.11')], { secondEntry: true }))
    expect(wrong.body.issues?.[0]).toMatchObject({ path: 'results.0.rawTime', reason: 'entries_disagree' })
    const list = await record([finished(0, '00:20.10')], { secondEntry: true })
    expect(resultOf(list, 0)?.confirmedAt).not.toBeNull()
    expect((await results.check({ params })).errors).toHaveLength(3)
  })

  it('forbids to seed and to move starters once a result is recorded', async () => {
    await record([finished(0, '00:20.10')])
    const { events } = administrator.client
    const address = { id: params.eventId, distanceId: params.distanceId }
    const { distanceId } = params
    const seeded = await refusal(events.seedPrestart({ params: address, body: { distanceId } }))
    const body = { entryId: entries[1] ?? 0, heat: 2, lane: 1 }
    const moved = await refusal(events.movePrestart({ params: address, body }))
    expect([seeded.body.reason, moved.body.reason]).toEqual(['distance_has_results', 'distance_has_results'])
  })

  it('records a scratch as DNS or WDR by choice once the list has results', async () => {
    await record([finished(0, '00:20.10')])
    const address = { id: params.eventId, distanceId: params.distanceId }
    const scratch = (entry: number, more = {}) => {
      const body = { entryId: entries[entry] ?? 0, scratched: true, ...more }
      return administrator.client.events.scratchPrestart({ params: address, body })
    }
    const without = await refusal(scratch(1))
    expect(without.body.issues).toMatchObject([{ path: 'result', reason: 'required' }])
    expect((await refusal(scratch(0, { result: 'DNS' }))).body.reason).toBe('distance_has_results')
    await scratch(1, { result: 'WDR' })
    const list = await administrator.client.results.list({ params })
    expect(resultOf(list, 1)).toMatchObject({ status: 'WDR', version: 1, typedBy: 'Anna Petrova' })
    expect(list.lanes.filter(({ scratched }) => scratched)).toHaveLength(1)
    const { rows } = await administrator.client.results.history({ params })
    expect(rows[0]).toMatchObject({ entryId: entries[1], before: null, after: { status: 'WDR' } })
    const back = await refusal(scratch(1, { scratched: false }))
    expect(back.body.reason).toBe('distance_has_results')
  })

  it('refuses to cancel an entry that has a result', async () => {
    const event = await aSale(await world.account(['superAdmin']))
    const { account, order } = await anOrder(world, event, distancesOf(event).slice(0, 1))
    const [entry] = order.orderContent.flatMap((item) => item.entries)
    const entryId = entry?.id ?? 0
    await world.db.updateTable('entry').set({ state: 'confirmed' }).where('id', '=', entryId).execute()
    const recorder = await world.account(['admin'])
    const result = { entryId, version: 0, status: 'DNS' } as const
    const at = { eventId: event.id, distanceId: distancesOf(event)[0] ?? 0 }
    await recorder.client.results.record({ params: at, body: { results: [result] } })
    const cancel = account.client.orders.cancelEntry({ params: { id: order.id, entryId }, body: {} })
    expect((await refusal(cancel)).body.reason).toBe('distance_has_results')
  })

  it('places late entries beside recorded ones, but adds no heat before them', async () => {
    await record([finished(0, '00:20.10')])
    await meet.enter(4, { seedTimeCs: 1900, ageGroup: 'E1' })
    const address = { id: params.eventId, distanceId: params.distanceId }
    const { latePrestart } = administrator.client.events
    const first = await refusal(latePrestart({ params: address, body: { extraHeat: 'first' } }))
    expect(first.body.reason).toBe('distance_has_results')
    const before = (await administrator.client.results.list({ params })).lanes
    await latePrestart({ params: address, body: {} })
    const { lanes } = await administrator.client.results.list({ params })
    expect(lanes.slice(0, 4)).toEqual(before.slice(0, 4))
    expect(lanes[4]).toMatchObject({ heat: 2, result: null })
  })

  it('counts one of two results of a merged swimmer, by choice for each distance', async () => {
    await record([finished(0, '00:20.10'), finished(1, '00:21.10')])
    const breaststroke = { ...params, distanceId: meet.distanceIds[1] ?? 0 }
    const second = []
    for (const swimmer of [0, 1]) second.push(await meet.enter(swimmer, breaststroke))
    const results = second.map((entryId, index) => ({ ...finished(0, `00:3${index}.00`), entryId }))
    await administrator.client.results.record({ params: breaststroke, body: { results } })
    const federation = await world.account(['admin'])
    const { swimmers } = federation.client
    const seen = async (index: number) => {
      const { id, updatedAt = '' } = await swimmers.get({ params: { id: meet.swimmers[index]?.id ?? 0 } })
      return { id, updatedAt }
    }
    const [survivor, loser] = [await seen(0), await seen(1)]
    const query = { oneId: loser.id, otherId: survivor.id }
    const time = (finalTime: string) => ({ status: 'finished', finalTime })
    expect((await swimmers.mergeResults({ query })).doubles).toMatchObject([
      {
        eventName: meet.event.name,
        distanceId: params.distanceId,
        one: time('00:21.10'),
        other: time('00:20.10'),
      },
      {
        distCode: '50BR',
        distanceId: breaststroke.distanceId,
        one: time('00:31.00'),
        other: time('00:30.00'),
      },
    ])
    const elsewhere = await world.account([{ right: 'admin', region: 'RU-KR' }])
    expect((await refusal(elsewhere.client.swimmers.mergeResults({ query }))).status).toBe(403)

    type Choice = { distanceId: number; swimmerId: number }
    const merge = (...resultsOf: Choice[]) =>
      swimmers.merge({ body: { survivor, loser, take: [], resultsOf } })
    const [first, other] = [
      { distanceId: params.distanceId, swimmerId: loser.id },
      { distanceId: breaststroke.distanceId, swimmerId: survivor.id },
    ]
    expect((await refusal(merge(first))).body.reason).toBe('merge_two_results')
    const stranger = { ...other, swimmerId: meet.swimmers[2]?.id ?? 0 }
    for (const [wrong, path] of [
      [stranger, 'resultsOf.1.swimmerId'],
      [first, 'resultsOf.1.distanceId'],
      [{ ...other, distanceId: meet.distanceIds[2] ?? 0 }, 'resultsOf.1.distanceId'],
    ] as const) {
      expect((await refusal(merge(first, wrong))).body.issues).toMatchObject([
        { path, reason: 'not_allowed' },
      ])
    }
    await merge(first, other)
    const list = await administrator.client.results.list({ params })
    expect(resultOf(list, 0)).toBeUndefined()
    expect(resultOf(list, 1)?.rawTime).toBe('00:21.10')
    const lane = list.lanes.find(({ starter }) => starter.entryId === entries[1])
    expect(lane?.starter.iwsaid).toBe(meet.swimmers[0]?.iwsaid)
    const { lanes } = await administrator.client.results.list({ params: breaststroke })
    expect(lanes.flatMap(({ result }) => result?.rawTime ?? [])).toEqual(['00:30.00'])
    const { rows } = await administrator.client.results.history({ params })
    expect(rows[0]).toMatchObject({ entryId: entries[0], after: null })
  })

  it('compares published times with the earlier ones of the swimmer, until they are withdrawn', async () => {
    await record([finished(0, '00:20.10')])
    await administrator.client.results.publish({ params, body: { state: 'official', confirmed: true } })
    const later = await aMeet(world, {
      swimmers: 0,
      event: { startDate: '2026-03-14', endDate: '2026-03-14' },
    })
    const place = { eventId: later.event.id, distanceId: later.distanceIds[0] ?? 0 }
    const entryId = await later.enter(0, { swimmerId: meet.swimmers[0]?.id ?? 0 })
    const result = { entryId, version: 0, status: 'finished', rawTime: '00:18.86' } as const
    await administrator.client.results.record({ params: place, body: { results: [result] } })
    const { results } = administrator.client
    await results.publish({ params: place, body: { state: 'official', confirmed: true } })
    const progressAt = async (eventId: number) => {
      const { lists } = await world.visitor.events.results({ params: { eventId } })
      return lists[0]?.results[0]?.progress
    }
    const first = { gainCs: null, sinceLastCs: null, isSeasonBest: false }
    expect(await progressAt(params.eventId)).toEqual(first)
    expect(await progressAt(place.eventId)).toEqual({ gainCs: 124, sinceLastCs: -124, isSeasonBest: false })
    await record([finished(0, '00:18.00', { version: 1 })], { changeReason: 'A misread watch' })
    expect(await progressAt(place.eventId)).toEqual({ gainCs: null, sinceLastCs: 86, isSeasonBest: false })
    const code = { status: 'DSQ', code: 'NW' } as const
    const disqualified = { entryId: entries[0] ?? 0, version: 2, ...code, rawTime: '00:18.00' }
    await record([disqualified], { changeReason: 'The video' })
    expect([await progressAt(params.eventId), await progressAt(place.eventId)]).toEqual([null, first])
  })

  it('warns of a time far below a record of the gender or the age group that was not declined', async () => {
    const { records, results } = administrator.client
    await record([finished(0, '00:20.10')])
    await results.publish({ params, body: { state: 'official', confirmed: true } })
    const younger = { params: { id: meet.swimmers[4]?.id ?? 0 }, body: { dob: '2000-04-12' } }
    const superAdministrator = await world.account(['superAdmin'])
    await superAdministrator.client.swimmers.update(younger)
    const later = await aMeet(world, {
      swimmers: 0,
      event: { startDate: '2026-03-14', endDate: '2026-03-14' },
    })
    const place = { eventId: later.event.id, distanceId: later.distanceIds[0] ?? 0 }
    const ofGroup = await later.enter(0, { swimmerId: meet.swimmers[3]?.id ?? 0 })
    const ofOther = await later.enter(0, { swimmerId: meet.swimmers[4]?.id ?? 0 })
    const stored = async (version: number, rawTime: string) => {
      const of = { version, status: 'finished', rawTime } as const
      const batch = [ofGroup, ofOther].map((entryId) => ({ entryId, ...of }))
      await results.record({ params: place, body: { results: batch } })
    }
    const warned = async () =>
      (await results.check({ params: place })).warnings.flatMap(({ check, entryId }) =>
        check === 'faster_than_best' ? [entryId] : [],
      )
    await stored(0, '00:17.09')
    expect(await warned()).toEqual([])
    await stored(1, '00:17.08')
    expect(await warned()).toEqual([ofGroup, ofOther])
    const decline = async (kind: 'AWR' | 'GWR') => {
      const found = (await records.list({ query: { kind, distCode: '25FR' } })).records
      for (const { id } of found)
        await records.decide({ params: { id }, body: { state: 'declined', note: 'The course' } })
    }
    await decline('AWR')
    expect(await warned()).toEqual([ofGroup])
    await decline('GWR')
    expect(await warned()).toEqual([])
  })

  it('appends what it records and publishes to the live log of the event', async () => {
    await recordAll()
    await record([finished(0, '00:20.11', { version: 1 })])
    await administrator.client.results.publish({ params, body: { state: 'preliminary', confirmed: true } })
    await administrator.client.results.lock({ params, body: { isLocked: true } })
    const rows = await world.db
      .selectFrom('live_change')
      .where('event_id', '=', params.eventId)
      .where('kind', 'in', ['result', 'state'])
      .select(['kind', 'offer_distance_id', 'payload'])
      .orderBy('id')
      .execute()
    const { distanceId: offer_distance_id } = params
    expect(rows).toEqual([
      { kind: 'result', offer_distance_id, payload: { change: 'recorded' } },
      { kind: 'result', offer_distance_id, payload: { change: 'recorded', entryId: entries[0] } },
      { kind: 'state', offer_distance_id, payload: { change: 'published' } },
      { kind: 'state', offer_distance_id, payload: { change: 'locked' } },
    ])
  })

  it('shows participation without time or place on an untimed distance', async () => {
    const distanceId = meet.distanceIds[2] ?? 0
    const entryId = await meet.enter(4, { distanceId })
    const seals = { eventId: params.eventId, distanceId }
    const { results } = administrator.client
    const result = { entryId, version: 0, status: 'finished' } as const
    const timed = results.record({ params: seals, body: { results: [{ ...result, rawTime: '00:20.10' }] } })
    expect((await refusal(timed)).body.issues?.[0]?.reason).toBe('time_not_taken')
    await results.record({ params: seals, body: { results: [result] } })
    await results.publish({ params: seals, body: { state: 'official', confirmed: true } })
    const [list] = await published()
    expect(list?.results[0]).toMatchObject({ finalTime: null, points: null, places: { absolute: null } })
  })

  it('lists the distances in the order of the timetable, at the desk and as published', async () => {
    const { events, results } = administrator.client
    const at = { id: params.eventId }
    const [{ id: sessionId = 0 } = {}] = (await events.sessions({ params: at })).sessions
    const [first = 0, second = 0, third = 0] = meet.distanceIds
    // What the order leaves out follows in the order of the programme.
    const body = { distanceOrder: [third, second] }
    await events.updateSession({ params: { ...at, sessionId }, body })
    const { lists } = await results.desk({ params })
    expect(lists.map(({ distanceId }) => distanceId)).toEqual([third, second, first])
    await record([finished(0, '00:20.10')])
    const breaststroke = { eventId: params.eventId, distanceId: second }
    const entryId = await meet.enter(4, { distanceId: second })
    const result = { ...finished(0, '01:05.00'), entryId }
    await results.record({ params: breaststroke, body: { results: [result] } })
    for (const list of [params, breaststroke])
      await results.publish({ params: list, body: { state: 'preliminary', confirmed: true } })
    expect((await published()).map(({ distanceId }) => distanceId)).toEqual([second, first])
  })

  it('shows recorded results live, all or of one distance', async () => {
    await record([finished(0, '00:20.10')])
    const live = (distCode?: 'all' | '25FR' | '50BR') =>
      world.visitor.events.live({ params, query: { ...(distCode && { distCode }) } })
    expect(await live()).toMatchObject([{ distCode: '25FR', results: [{ finalTime: '00:20.10' }] }])
    expect(await live('25FR')).toHaveLength(1)
    expect(await live('50BR')).toEqual([])
  })

  it('removes a result that was recorded by mistake', async () => {
    await record([finished(0, '00:20.10')])
    const list = await record([{ entryId: entries[0] ?? 0, version: 1, status: null }])
    expect(resultOf(list, 0)).toBeNull()
  })
})
