import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aMeet, type Meet } from '../start-lists/testing/a-meet.ts'
import { aRelayEvent, aTeam, swimmersOf } from '../teams/testing/a-relay.ts'

const WOMEN = { distCode: '25FR', gender: 2 } as const

describe('records', () => {
  let world: TestApp
  let administrator: TestAccount
  let first: Meet
  let second: Meet
  let ids: Map<string, number>

  beforeAll(async () => {
    world = await testApp()
    administrator = await world.account(['superAdmin'])
    first = await aMeet(world, { swimmers: 3, event: { waterCat: 'B' } })
    const dates = { startDate: '2026-03-14', endDate: '2026-03-15' }
    second = await aMeet(world, { swimmers: 2, event: { waterCat: 'A', ...dates } })
    ids = new Map()
    for (const [name, meet] of [['first', first] as const, ['second', second] as const]) {
      for (const index of meet.swimmers.keys()) ids.set(`${name}${index}`, await meet.enter(index))
    }
  })
  afterAll(() => world.stop())

  const place = ({ event, distanceIds }: Meet) => ({ eventId: event.id, distanceId: distanceIds[0] ?? 0 })
  const record = (meet: Meet, times: Readonly<Record<string, string>>, version = 0) =>
    administrator.client.results.record({
      params: place(meet),
      body: {
        results: Object.entries(times).map(([name, rawTime]) => ({
          ...{ entryId: ids.get(name) ?? 0, version, status: 'finished' as const, rawTime },
        })),
        ...(version > 0 && { changeReason: 'A misread watch' }),
      },
    })
  const publish = (meet: Meet) =>
    administrator.client.results.publish({
      params: place(meet),
      body: { state: 'official', confirmed: true },
    })
  const current = async (query: { kind?: 'GWR'; waterCat?: 'B' } = {}) => {
    const { records } = await world.visitor.records.list({ query: { distCode: '25FR', ...query } })
    return records.map(({ time, waterCat, state }) => [time, waterCat, state])
  }
  const history = async (client = world.visitor) =>
    (await client.records.history({ query: WOMEN })).records.map(({ time, isCurrent, state }) => [
      time,
      isCurrent,
      state,
    ])
  const nationalOf = async (time: string) => {
    const { records } = await administrator.client.records.history({ query: WOMEN })
    const found = records.find((each) => each.time === time)
    if (!found) throw new Error(`No record ${time}`)
    return found
  }
  const decide = (id: number, state: 'approved' | 'declined', { client } = administrator) =>
    client.records.decide({ params: { id }, body: { state, note: 'Protocol 12' } })

  it('are recognised when results are published, nationally and by age group', async () => {
    await record(first, { first0: '00:20.10', first1: '00:18.00', first2: '00:18.00' })
    expect(await current()).toEqual([])
    await publish(first)
    const both = ['00:18.00', 'B', 'tentative']
    expect(await current()).toEqual([both, both])
    expect(await current({ kind: 'GWR' })).toEqual([both, both])
    const { records } = await world.visitor.records.list({ query: { kind: 'GWR' } })
    expect(records[0]).toMatchObject({
      ...{ ageGroup: 'E1', isEqualled: false, canDecide: false, event: { id: first.event.id } },
      swimmer: { iwsaid: first.swimmers[1]?.iwsaid },
    })
    expect(records[1]).toMatchObject({ isEqualled: true })
  })

  it('mark the result in the list of the event, and the swimmer’s page', async () => {
    const { lists } = await world.visitor.events.results({ params: { eventId: first.event.id } })
    const marks = lists[0]?.results.map(({ records }) => records.map(({ kind, state }) => [kind, state]))
    const set = [
      ['AWR', 'tentative'],
      ['GWR', 'tentative'],
    ]
    expect(marks).toEqual([set, set, []])
    const { iwsaid = '' } = first.swimmers[1] ?? {}
    const swimmer = await world.visitor.swimmers.viewIwsaid({ params: { id: iwsaid } })
    const held = { distCode: '25FR', time: '00:18.00', state: 'tentative' }
    expect(swimmer).toMatchObject({ currentAWR: [held], currentGWR: [{ ...held, ageGroup: 'E1' }] })
  })

  it('are taken by an equal time in colder water alone, and keep their history', async () => {
    await record(second, { second0: '00:18.00', second1: '00:19.00' })
    await publish(second)
    expect(await current()).toEqual([['00:18.00', 'A', 'tentative']])
    expect(await current({ waterCat: 'B' })).toEqual([])
    expect(await history()).toEqual([
      ['00:18.00', false, 'tentative'],
      ['00:18.00', false, 'tentative'],
      ['00:18.00', true, 'tentative'],
    ])
  })

  it('are withdrawn when a result is corrected, and set by the times that were hidden', async () => {
    await record(second, { second0: '00:17.00' }, 1)
    expect(await current()).toEqual([['00:17.00', 'A', 'tentative']])
    await record(second, { second0: '00:21.00' }, 2)
    const both = ['00:18.00', 'B', 'tentative']
    expect(await current()).toEqual([both, both])
    await record(first, { first1: '00:22.00', first2: '00:22.10' }, 1)
    expect(await history()).toEqual([
      ['00:20.10', false, 'tentative'],
      ['00:19.00', true, 'tentative'],
    ])
  })

  it('are approved or declined with a note, by the administrators and the federation of the region', async () => {
    const stranger = await world.account([{ right: 'rsf', region: 'RU-KR' }])
    const federation = await world.account([{ right: 'rsf', region: 'RU-TYU' }])
    const { id, version } = await nationalOf('00:19.00')
    expect((await refusal(decide(id, 'approved', stranger))).body.reason).toBe('no_access')
    const stale = administrator.client.records.decide(
      { params: { id }, body: { state: 'approved' } },
      { ifMatch: version + 1 },
    )
    expect((await refusal(stale)).body.reason).toBe('stale')
    const bare = administrator.client.records.decide({ params: { id }, body: { state: 'declined' } })
    expect((await refusal(bare)).body.issues).toEqual([{ path: 'note', reason: 'required' }])
    expect(await decide(id, 'approved', federation)).toMatchObject({ state: 'approved', note: 'Protocol 12' })
    expect(await current()).toEqual([['00:19.00', 'A', 'approved']])
    const { records } = await world.visitor.records.list({ query: { distCode: '25FR' } })
    expect(records[0]).toMatchObject({ note: null, canDecide: false })
    const { entries } = await administrator.client.audit.list({ query: { kind: 'record' } })
    expect(entries[0]?.action).toBe('records.decide')
    expect(entries[0]?.changes).toContainEqual({ field: 'state', before: 'tentative', after: 'approved' })
  })

  it('do not count a declined time until it is approved after all', async () => {
    const { id } = await nationalOf('00:19.00')
    await decide(id, 'declined')
    expect(await current()).toEqual([['00:20.10', 'B', 'tentative']])
    expect(await history()).toEqual([['00:20.10', true, 'tentative']])
    expect(await history(administrator.client)).toHaveLength(2)
    await decide(id, 'approved')
    expect(await current()).toEqual([['00:19.00', 'A', 'approved']])
  })

  it('lose the decision about a time that is corrected', async () => {
    await record(second, { second1: '00:19.01' }, 1)
    expect(await current()).toEqual([['00:19.01', 'A', 'tentative']])
  })

  it('are the same when all of them are computed again', async () => {
    const before = await history()
    const regional = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    expect((await refusal(regional.client.records.recompute())).body.reason).toBe('no_access')
    const { records } = await administrator.client.records.recompute()
    expect(records).toBeGreaterThan(2)
    expect(await history()).toEqual(before)
  })

  it('follow the course and the day of the session, and the birth date of the swimmer', async () => {
    const { client } = administrator
    const id = second.event.id
    const { sessions } = await client.events.sessions({ params: { id } })
    const session = (body: { courseMetres?: number; date?: string }) =>
      client.events.updateSession({ params: { id, sessionId: sessions[0]?.id ?? 0 }, body })
    const before = await history()
    await session({ courseMetres: 50 })
    expect(await history()).toEqual([['00:20.10', true, 'tentative']])
    await session({ courseMetres: 25 })
    expect(await history()).toEqual(before)
    await session({ date: '2026-03-15' })
    expect((await nationalOf('00:19.01')).date).toBe('2026-03-15')

    const swimmerId = second.swimmers[1]?.id ?? 0
    const groups = async () =>
      (await world.visitor.records.list({ query: { kind: 'GWR', distCode: '25FR' } })).records.map(
        ({ swimmer, ageGroup }) => swimmer?.swimmerId === swimmerId && ageGroup,
      )
    expect(await groups()).toContain('E1')
    await client.swimmers.update({ params: { id: swimmerId }, body: { dob: '2000-04-12' } })
    expect(await groups()).not.toContain('E1')
    expect(await groups()).toContain('C1')
  })

  it('are not there without the record', async () => {
    expect((await refusal(decide(999_999, 'approved'))).body.reason).toBe('record_not_found')
  })

  it('vanish with an event that is hidden, and return with it', async () => {
    const visible = (isPublic: boolean) =>
      administrator.client.events.update({ params: { id: second.event.id }, body: { public: isPublic } })
    await visible(false)
    expect(await current()).toEqual([['00:20.10', 'B', 'tentative']])
    await visible(true)
    expect(await current()).toEqual([['00:19.01', 'A', 'tentative']])
  })

  it('are set by times that were hidden when the event before them moves to a later day', async () => {
    const before = await history()
    const move = (date: string) =>
      administrator.client.events.update({
        params: { id: second.event.id },
        body: { startDate: date, endDate: date },
      })
    await move('2026-02-20')
    expect(await history()).toEqual([['00:19.01', true, 'tentative']])
    await move('2026-03-14')
    expect(await history()).toEqual(before)
  })

  it('are withdrawn with a result that does not count after a merge', async () => {
    const meet = await aMeet(world, { swimmers: 3, distances: [{ distCode: '50BR' }] })
    for (const index of meet.swimmers.keys()) ids.set(`merged${index}`, await meet.enter(index))
    await record(meet, { merged0: '00:30.00', merged1: '00:32.00', merged2: '00:31.00' })
    await publish(meet)
    const held = async (index: number) => {
      const { iwsaid: id = '' } = meet.swimmers[index] ?? {}
      return (await world.visitor.swimmers.viewIwsaid({ params: { id } })).currentAWR
    }
    expect(await held(0)).toMatchObject([{ time: '00:30.00' }])
    const seen = async (index: number) => {
      const params = { id: meet.swimmers[index]?.id ?? 0 }
      const { id, updatedAt = '' } = await administrator.client.swimmers.get({ params })
      return { id, updatedAt }
    }
    const [survivor, loser] = [await seen(0), await seen(1)]
    const resultsOf = [{ distanceId: place(meet).distanceId, swimmerId: loser.id }]
    await administrator.client.swimmers.merge({ body: { survivor, loser, take: [], resultsOf } })
    expect(await held(0)).toEqual([])
    expect(await held(2)).toMatchObject([{ time: '00:31.00' }])
  })

  it('are set by teams, and by the first leg of a relay', async () => {
    const owner = await world.account()
    const aSwimmer = swimmersOf(owner)
    const members = [await aSwimmer({ gender: 2 }), await aSwimmer(), await aSwimmer(), await aSwimmer()]
    const { event, relays } = await aRelayEvent(administrator)
    const { teamId, entryId } = await aTeam(world, relays, { swimmerId: members[1]?.id ?? 0, owner })
    const teamMembers = members.map(({ iwsaid }, index) => ({ stageId: index + 1, iwsaId: iwsaid }))
    const names = { teamNameRu: 'Моржи', teamNameEn: 'Walruses' }
    await owner.client.teams.update({ params: { teamId }, body: { teamId, ...names, teamMembers } })
    await owner.client.teams.prestartlist({ params: { teamId } })
    await administrator.client.events.seedPrestart({ params: { id: event.id }, body: {} })
    const params = { eventId: relays.eventId, distanceId: relays.distanceId }
    const result = { entryId, version: 0, status: 'finished', rawTime: '01:10.00' } as const
    const splits = ['00:16.50', '00:35.00', '00:52.00']
    await administrator.client.results.record({ params, body: { results: [{ ...result, splits }] } })
    await administrator.client.results.publish({ params, body: { state: 'official', confirmed: true } })
    const { records } = await world.visitor.records.list({ query: { distCode: '4x25FR' } })
    expect(records).toMatchObject([{ swimmer: null, team: { teamNameEn: 'Walruses' }, time: '01:10.00' }])
    expect(await nationalOf('00:16.50')).toMatchObject({
      ...{ isLeadOff: true, isCurrent: true, swimmer: { iwsaid: members[0]?.iwsaid } },
    })
  })
})
