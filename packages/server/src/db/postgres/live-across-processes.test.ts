import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { aMeet, type Meet } from '../../areas/start-lists/testing/a-meet.ts'
import { randomIds } from '../../clock.ts'
import { eventStreams } from '../../live/event-streams.ts'
import { appendLiveChange } from '../../live/live-changes.store.ts'
import { liveFeeds } from '../../live/live-feeds.ts'
import { assemble } from '../../server.ts'
import { listening, listenTo } from '../../testing/live-listener.ts'
import { quiet } from '../../testing/running-server.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { connect } from '../connect.ts'
import { shareChanges } from '../shared-changes.ts'

const DAY_MS = 24 * 3_600_000

describe('live changes of one process, to listeners of another', () => {
  let world: TestApp
  let meet: Meet
  let other: string
  let stop: () => Promise<unknown>
  beforeAll(async () => {
    world = await testApp()
    meet = await aMeet(world, { swimmers: 0 })
    const databaseUrl = String(world.connection.pool.options.connectionString)
    const connection = await connect({ databaseUrl, dataDir: '' })
    const { clock } = world
    const { deps } = assemble(world.deps.config, connection, { clock, ids: randomIds, log: quiet })
    await deps.tokens.prepare()
    // Heartbeats read the log too: with a day between them, only a notification can bring a change.
    const live = liveFeeds({ db: deps.db, changes: connection.changes, clock }, DAY_MS)
    const streams = eventStreams({ live, clock, factor: 1, most: 100 })
    const app = buildApp({ ...deps, live, streams }, quiet)
    other = await listening(app)
    const shared = [world.connection, connection].map(({ pool, changes }) =>
      shareChanges(databaseUrl, pool, changes),
    )
    stop = async () => {
      await app.close()
      await Promise.all(shared.map((each) => each.stop()))
      await connection.close()
      await world.stop()
    }
  })
  afterAll(() => stop())

  const append = (place: number) =>
    world.db.transaction().execute((tx) =>
      appendLiveChange(tx, {
        eventId: meet.event.id,
        kind: 'result',
        payload: { place },
        at: world.clock.now(),
      }),
    )

  it('arrive by the notification of the other process, without any polling', async () => {
    const listener = await listenTo(other, meet.event.id)
    expect((await listener.nextOfAny())?.event).toBe('ready')
    await append(1)
    expect(await listener.nextOfAny()).toMatchObject({ event: 'change', data: { payload: { place: 1 } } })
    await listener.leave()
  })

  it('arrive all and in order, however many transactions commit at once', async () => {
    const listener = await listenTo(other, meet.event.id)
    await listener.next()
    const places = Array.from({ length: 60 }, (_, place) => place)
    await Promise.all(places.map(append))
    const seen = []
    for (const _ of places) seen.push(await listener.next())
    const ids = seen.map((message) => message?.id ?? 0)
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    expect(new Set(seen.map((message) => message?.data.payload?.place)).size).toBe(places.length)
    await listener.leave()
  })
})
