import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queueAfterChanges } from '../../jobs/after-changes.ts'
import { PUBLISH_AFTER } from '../../jobs/publications.ts'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aMeet, type Meet } from '../start-lists/testing/a-meet.ts'
import { completePublications } from './complete-publications.ts'

const CODES = ['25FR', '50FR', '100FR'] as const

describe('publishing all distances of an event', () => {
  let world: TestApp
  let administrator: TestAccount
  let meet: Meet
  let entries: number[]

  beforeAll(async () => {
    world = await testApp()
    administrator = await world.account(['superAdmin'])
    // The day of a distance that is in the future would be a warning.
    const event = {
      ...{ startDate: '2026-01-16', endDate: '2026-01-17', ageGroupOnDate: '2026-01-16' },
      regEndDate: '2026-01-15T23:59:59+05:00',
    }
    meet = await aMeet(world, { swimmers: 3, distances: CODES.map((distCode) => ({ distCode })), event })
    entries = []
    for (const index of [0, 1, 2]) {
      entries.push(await meet.enter(index, { distanceId: meet.distanceIds[index] ?? 0 }))
    }
  })
  afterAll(() => world.stop())

  const place = () => ({ params: { eventId: meet.event.id } })
  const publish = (body: { state: 'preliminary' | 'official'; confirmed?: boolean }) =>
    administrator.client.results.publishEvent({ ...place(), body })
  const latest = async () => (await administrator.client.results.publication(place())).publication
  const complete = () => completePublications(world.deps, (problem) => expect(problem).toBeUndefined())
  const record = (index: number, result: { status: 'finished' | 'DSQ'; rawTime?: string }, version = 0) =>
    administrator.client.results.record({
      params: { eventId: meet.event.id, distanceId: meet.distanceIds[index] ?? 0 },
      body: {
        results: [{ entryId: entries[index] ?? 0, version, ...result }],
        ...(version > 0 && { changeReason: 'A misread watch' }),
      },
    })
  const states = async () =>
    (await administrator.client.results.desk(place())).lists.map(({ state }) => state)

  it('requires the right to record results, an event and results', async () => {
    const { client } = await world.account()
    const calls = [
      (params: { eventId: number }) => client.results.publishEvent({ params, body: { state: 'official' } }),
      (params: { eventId: number }) => client.results.publication({ params }),
      (params: { eventId: number }) => client.results.cancelPublication({ params }),
    ]
    for (const call of calls) expect((await refusal(call(place().params))).body.reason).toBe('no_access')
    const unknown = { params: { eventId: 999_999 } }
    const { results } = administrator.client
    expect(
      (await refusal(results.publishEvent({ ...unknown, body: { state: 'official' } }))).body.reason,
    ).toBe('event_not_found')
    expect((await refusal(results.publication(unknown))).body.reason).toBe('event_not_found')
    expect((await refusal(results.cancelPublication(unknown))).body.reason).toBe('event_not_found')
    expect((await refusal(publish({ state: 'official' }))).body.reason).toBe('nothing_to_publish')
    expect(await latest()).toBeNull()
  })

  it('queues its job at once', async () => {
    await record(0, { status: 'finished', rawTime: '00:20.00' })
    const queued = Promise.withResolvers<string>()
    const work = { send: async (_tx: unknown, name: string) => queued.resolve(name) }
    const stop = queueAfterChanges(world.deps, { work, ...PUBLISH_AFTER }, queued.reject)
    await publish({ state: 'official' })
    expect(await queued.promise).toBe('results.publishEvents')
    stop()
    await administrator.client.results.cancelPublication(place())
  })

  it('publishes each distance without errors, and names the others', async () => {
    await record(1, { status: 'DSQ' })
    const open = await publish({ state: 'preliminary' })
    expect(open).toMatchObject({ isOpen: true, target: 'preliminary', done: 0, count: 2 })
    expect((await publish({ state: 'official' })).id).toBe(open.id)
    await complete()
    const [first, second] = meet.distanceIds
    expect(await latest()).toMatchObject({
      ...{ isOpen: false, isCancelled: false, done: 2 },
      outcomes: [
        { distanceId: first, outcome: 'published', findings: 0 },
        { distanceId: second, outcome: 'invalid', findings: 1 },
      ],
    })
    expect(await states()).toEqual(['preliminary', 'empty', 'empty'])
    const { lists } = await world.visitor.events.results(place())
    expect(lists.flatMap(({ results }) => results.map(({ finalTime }) => finalTime))).toEqual(['00:20.00'])
  })

  it('audits each distance as a change of the account that requested it', async () => {
    const { entries: audited } = await administrator.client.audit.list({
      query: { action: 'results.publishEvent' },
    })
    expect(audited).toMatchObject([
      { objectId: String(meet.distanceIds[0]), changes: [{ field: 'state', after: 'preliminary' }] },
    ])
    expect(audited[0]?.account?.email).toBe(administrator.email)
  })

  it('leaves distances with warnings out until they are confirmed', async () => {
    // The other starter of the distance has no result.
    await meet.enter(0, { distanceId: meet.distanceIds[1] ?? 0 })
    await record(1, { status: 'finished', rawTime: '00:45.00' }, 1)
    await publish({ state: 'official' })
    await complete()
    const outcomes = async () => (await latest())?.outcomes.map(({ outcome }) => outcome)
    expect(await outcomes()).toEqual(['published', 'unconfirmed'])
    await publish({ state: 'official', confirmed: true })
    await complete()
    expect(await outcomes()).toEqual(['published'])
    expect(await states()).toEqual(['official', 'official', 'empty'])
  })

  it('stops before the next distance, and resumes an interrupted one', async () => {
    await record(2, { status: 'finished', rawTime: '01:20.00' })
    await publish({ state: 'preliminary' })
    const { publication } = await administrator.client.results.cancelPublication(place())
    expect(publication).toMatchObject({ isOpen: false, isCancelled: true, done: 0 })
    await complete()
    expect(await states()).toEqual(['official', 'official', 'empty'])
    const { id } = await publish({ state: 'preliminary' })
    const done = [{ distanceId: meet.distanceIds[0] ?? 0, outcome: 'published', findings: 0 }]
    await world.db
      .updateTable('publication')
      .where('id', '=', id)
      .set({
        distance_ids: JSON.stringify([meet.distanceIds[0], meet.distanceIds[2]]),
        outcomes: JSON.stringify(done),
      })
      .execute()
    await complete()
    expect(await latest()).toMatchObject({ id, isOpen: false, done: 2, count: 2 })
    expect(await states()).toEqual(['official', 'official', 'preliminary'])
  })

  it('reports a distance that failed, and publishes the others', async () => {
    await publish({ state: 'official' })
    const gone = 999_999
    await world.db
      .updateTable('publication')
      .where('completed_at', 'is', null)
      .set({ distance_ids: JSON.stringify([gone, meet.distanceIds[2]]) })
      .execute()
    const problems: unknown[] = []
    await completePublications(world.deps, (problem) => problems.push(problem))
    expect(problems).toHaveLength(1)
    expect((await latest())?.outcomes.map(({ outcome }) => outcome)).toEqual(['failed', 'published'])
  })

  it('leaves a distance out that was locked in the meantime', async () => {
    await record(2, { status: 'finished', rawTime: '01:21.00' }, 1)
    await world.db.updateTable('result_list').set({ state: 'preliminary' }).execute()
    await publish({ state: 'official', confirmed: true })
    const params = { eventId: meet.event.id, distanceId: meet.distanceIds[2] ?? 0 }
    await administrator.client.results.lock({ params, body: { isLocked: true } })
    await complete()
    expect((await latest())?.outcomes.map(({ outcome }) => outcome)).toEqual([
      'published',
      'published',
      'locked',
    ])
  })
})
