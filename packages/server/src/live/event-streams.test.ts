import { MOST_LIVE_CHANGES } from '@polynya/domain'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aMeet, type Meet } from '../areas/start-lists/testing/a-meet.ts'
import { answerFailures, failureSender } from '../http/errors.ts'
import { refusal } from '../testing/inject-client.ts'
import { listening, listenTo } from '../testing/live-listener.ts'
import { type TestAccount, type TestApp, testApp } from '../testing/test-app.ts'
import { eventStreams } from './event-streams.ts'
import { appendLiveChange, removeOldLiveChanges } from './live-changes.store.ts'
import { liveFeeds } from './live-feeds.ts'

describe('the live stream of an event', () => {
  let world: TestApp
  let meet: Meet
  let administrator: TestAccount
  let address: string
  beforeAll(async () => {
    world = await testApp()
    meet = await aMeet(world, { swimmers: 2 })
    administrator = await world.account(['superAdmin'])
    address = await listening(world.app)
    await meet.enter(0)
  })
  afterAll(() => world.stop())

  const eventId = () => meet.event.id
  const append = (more: { eventId?: number; place?: number } = {}) =>
    world.db.transaction().execute((tx) =>
      appendLiveChange(tx, {
        eventId: more.eventId ?? eventId(),
        kind: 'result',
        payload: { place: more.place ?? 1 },
        at: world.clock.now(),
      }),
    )
  const read = (after?: number) =>
    world.visitor.events.stream({
      params: { eventId: eventId() },
      ...(after !== undefined && { query: { after } }),
    })

  it('sends a change of a start list after its commit', async () => {
    const listener = await listenTo(address, eventId())
    expect(await listener.next()).toMatchObject({ event: 'ready', data: { reset: false } })
    await administrator.client.events.seedPrestart({ params: { id: eventId() }, body: {} })
    const distanceId = meet.distanceIds[0] ?? 0
    expect(await listener.next()).toMatchObject({ event: 'change', data: { kind: 'startList', distanceId } })
    expect((await listener.next())?.data.distanceId).toBe(meet.distanceIds[1])
    const params = { id: eventId(), distanceId }
    await administrator.client.events.lockPrestart({ params, body: { isLocked: true } })
    expect(await listener.next()).toMatchObject({ data: { kind: 'startList', distanceId } })
    await listener.leave()
  })

  it('resumes after the last change that a client has, without loss', async () => {
    const first = await listenTo(address, eventId())
    const { last = 0 } = (await first.next())?.data ?? {}
    await append({ place: 1 })
    const seen = await first.next()
    await first.leave()
    for (const place of [2, 3, 4]) await append({ place })
    const again = await listenTo(address, eventId(), { 'last-event-id': String(seen?.id) })
    const missed = [await again.next(), await again.next(), await again.next(), await again.next()]
    expect(missed.map((message) => message?.data.payload?.place)).toEqual([2, 3, 4, undefined])
    expect(missed.at(-1)).toMatchObject({ event: 'ready', id: missed[2]?.id, data: { reset: false } })
    await again.leave()
    expect((await read(last)).changes.map(({ payload }) => payload.place)).toEqual([1, 2, 3, 4])
  })

  it('sends nothing of a transaction that is rolled back, and nothing of another event', async () => {
    const listener = await listenTo(address, eventId())
    await listener.next()
    const broken = world.db.transaction().execute(async (tx) => {
      await appendLiveChange(tx, { eventId: eventId(), kind: 'state', at: world.clock.now() })
      throw new Error('rolled back')
    })
    await expect(broken).rejects.toThrow('rolled back')
    await append({ eventId: eventId() + 1 })
    await append({ place: 9 })
    expect((await listener.next())?.data.payload).toEqual({ place: 9 })
    await listener.leave()
  })

  it('asks a client to read everything again if changes after its last one are not stored any more', async () => {
    const { last } = await read()
    const unknown = await read(last + 1000)
    expect(unknown).toMatchObject({ reset: true, changes: [], last })
    const other = await aMeet(world, { swimmers: 0 })
    const params = { eventId: other.event.id }
    await world.db.transaction().execute(async (tx) => {
      for (let place = 0; place <= MOST_LIVE_CHANGES; place += 1)
        await appendLiveChange(tx, { eventId: params.eventId, kind: 'result', at: world.clock.now() })
    })
    expect(await world.visitor.events.stream({ params, query: { after: 0 } })).toMatchObject({ reset: true })
  })

  it('is of a visible event: others are not found', async () => {
    const draft = await aMeet(world, { swimmers: 0 })
    await administrator.client.events.update({ params: { id: draft.event.id }, body: { public: false } })
    const { status } = await listenTo(address, draft.event.id)
    expect(status).toBe(404)
    const polled = await refusal(world.visitor.events.stream({ params: { eventId: draft.event.id } }))
    expect(polled.body.reason).toBe('event_not_found')
    const authorization = `Bearer ${administrator.tokens.accessToken}`
    const own = await listenTo(address, draft.event.id, { authorization })
    expect(own.status).toBe(200)
    await own.next()
    await administrator.client.events.update({ params: { id: draft.event.id }, body: { name: 'Кубок' } })
    expect(await own.next()).toBeNull()
  })

  it('ends once the event is not public any more', async () => {
    const { event } = await aMeet(world, { swimmers: 0 })
    const listener = await listenTo(address, event.id)
    await listener.next()
    await administrator.client.events.update({ params: { id: event.id }, body: { public: false } })
    expect(await listener.next()).toBeNull()
  })

  it('is stored by no cache', async () => {
    const listener = await listenTo(address, eventId())
    expect(listener.headers.get('cache-control')).toBe('no-store')
    expect(listener.headers.get('content-type')).toMatch(/^text\/event-stream/)
    expect(listener.headers.get('x-request-id')).toBeTruthy()
    await listener.leave()
    const polled = await world.app.inject(`/api/v1/events/stream/${eventId()}`)
    expect(polled.headers['cache-control']).toBe('no-store')
  })

  it('sends heartbeats, and reads what it was not notified of', async () => {
    const { db, clock } = world
    const deaf = { watch: () => () => undefined }
    const feeds = liveFeeds({ db, changes: deaf, clock }, 50)
    const sent: string[] = []
    const listener = { send: (message: Buffer) => void sent.push(String(message)), end: () => undefined }
    const { leave } = await feeds.listen(eventId(), undefined, listener)
    await append({ place: 77 })
    await expect.poll(() => sent.some((message) => message.includes('"place":77'))).toBe(true)
    await expect.poll(() => sent.some((message) => message.startsWith('event: beat'))).toBe(true)
    leave()
    feeds.stop()
  })

  it('keeps the last change of an event when old ones are removed, so that clients can resume', async () => {
    const before = await read()
    world.clock.pass({ days: 2 })
    await append({ place: 5 })
    await removeOldLiveChanges(world.db, new Date(world.clock.now().getTime() - 86_400_000))
    const rows = await world.db
      .selectFrom('live_change')
      .where('event_id', '=', eventId())
      .select('id')
      .execute()
    expect(rows).toHaveLength(1)
    expect((await read(before.last)).changes).toHaveLength(1)
  })
})

it.each([
  ['an address', { factor: 1 / 100, most: 1000 }, 429],
  ['a process', { factor: 1, most: 3 }, 503],
] as const)(
  '%s has a limited number of streams, and another one once one has ended',
  async (_, limits, status) => {
    const world = await testApp()
    const { event } = await aMeet(world, { swimmers: 0 })
    const { live, clock, words } = world.deps
    const streams = eventStreams({ live, clock, ...limits })
    const app = Fastify()
    answerFailures(app, failureSender(words), world.deps.errors)
    app.get('/api/v1/events/stream/:id', (request, reply) =>
      streams.open(request, reply, { eventId: event.id, after: undefined }),
    )
    const address = await listening(app)
    const open = () => listenTo(address, event.id)
    const [first, ...others] = [await open(), await open(), await open()]
    const refused = await open()
    expect([refused.status, refused.headers.get('retry-after'), streams.count()]).toEqual([status, '30', 3])
    await first?.leave()
    await expect.poll(async () => (await open()).status).toBe(200)
    for (const each of others) await each.leave()
    live.stop()
    await app.close()
    await world.stop()
  },
)

it('a server that stops ends its streams', async () => {
  const world = await testApp()
  const { event } = await aMeet(world, { swimmers: 0 })
  const listener = await listenTo(await listening(world.app), event.id)
  await listener.next()
  await world.app.close()
  expect(await listener.next()).toBeNull()
  await world.stop()
})
