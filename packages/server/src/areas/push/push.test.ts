import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queueAfterChanges } from '../../jobs/after-changes.ts'
import { PUSH_AFTER } from '../../jobs/push.ts'
import {
  type FakePushEndpoints,
  fakePushEndpoints,
  type TestDevice,
} from '../../testing/fake-push-endpoints.ts'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aMeet, type Meet } from '../start-lists/testing/a-meet.ts'
import { removeOldFollows } from './push.store.ts'
import { sendNews } from './send-notices.ts'

describe('push notifications about followed swimmers', () => {
  let service: FakePushEndpoints
  let world: TestApp
  let administrator: TestAccount
  let meet: Meet
  let device: TestDevice
  const problems: unknown[] = []

  beforeAll(async () => {
    service = await fakePushEndpoints()
    world = await testApp({ PUSH_TEST_ORIGIN: service.origin })
    world.clock.set('2026-02-21T09:44:00Z')
    administrator = await world.account(['superAdmin'])
    meet = await aMeet(world, { swimmers: 3 })
    await meet.enter(0, { ageGroup: 'E1' })
    await meet.enter(1, { ageGroup: 'E1' })
    const { events } = administrator.client
    const params = { id: meet.event.id }
    await events.seedPrestart({ params, body: {} })
    const startsAt = '2026-02-21T10:00:00Z'
    const distanceId = meet.distanceIds[0] ?? 0
    await events.startPrestart({ params: { ...params, distanceId }, body: { startsAt } })
    await events.publishPrestart({ params, body: { isPublished: true } })
    device = service.device()
  })
  afterAll(async () => {
    await world.stop()
    await service.stop()
  })

  const params = () => ({ eventId: meet.event.id })
  const iwsaid = (swimmer: number) => meet.swimmers[swimmer]?.iwsaid ?? ''
  const follow = (by: TestDevice, swimmers: number[], client = world.visitor) =>
    client.push.follow({
      params: params(),
      body: { ...by.subscription, language: 'en', iwsaids: swimmers.map(iwsaid) },
    })
  const send = () => sendNews(world.deps, (problem) => problems.push(problem))
  const recorded = async (swimmer: number, rawTime: string, version = 0) => {
    const list = { ...params(), distanceId: meet.distanceIds[0] ?? 0 }
    const { lanes } = await administrator.client.results.list({ params: list })
    const entryId = lanes.find(({ starter }) => starter.iwsaid === iwsaid(swimmer))?.starter.entryId ?? 0
    const results = [{ entryId, version, status: 'finished' as const, rawTime, reason: 'x' }]
    await administrator.client.results.record({ params: list, body: { results } })
  }

  it('announce the heat 15 minutes before its start, once', async () => {
    expect(await follow(device, [0])).toEqual({ iwsaids: [iwsaid(0)] })
    await send()
    expect(device.notices()).toEqual([])
    world.clock.set('2026-02-21T09:45:00Z')
    await send()
    world.clock.set('2026-02-21T09:46:00Z')
    await send()
    expect(device.notices()).toEqual([
      {
        title: expect.stringMatching(/Antonova$/),
        body: expect.stringMatching(/^25\sm.*, heat 1: in about 15\sminutes$/),
        tag: expect.stringMatching(/^start \d+$/),
        path: `/view-event/${meet.event.id}/live`,
      },
    ])
  })

  it('are signed by the key of the installation and expire', async () => {
    const { publicKey } = await world.visitor.push.key()
    const { authorization = '', ttl, 'content-encoding': encoding } = service.received[0]?.headers ?? {}
    const [, token = '', key] = /^vapid t=(.+), k=(.+)$/.exec(authorization) ?? []
    expect(key).toBe(publicKey)
    expect(decodeJwt(token)).toMatchObject({ aud: service.origin, sub: 'mailto:no-reply@localhost' })
    expect([encoding, Number(ttl)]).toEqual(['aes128gcm', 25 * 60])
  })

  it('announce a result with its place, and its correction', async () => {
    await recorded(0, '00:41.50')
    await recorded(1, '00:40.00')
    await send()
    expect(device.notices().at(-1)?.body).toMatch(/: 00:41\.50, place 2 in E1$/)
    await recorded(0, '00:39.50', 1)
    await send()
    await send()
    expect(device.notices()).toHaveLength(3)
    expect(device.notices().at(-1)?.body).toMatch(/: 00:39\.50, place 1 in E1$/)
  })

  it('are queued a second after a live change', async () => {
    const queued = Promise.withResolvers<string>()
    const work = { send: async (_tx: unknown, name: string) => queued.resolve(name) }
    const stop = queueAfterChanges(world.deps, { work, ...PUSH_AFTER }, queued.reject)
    await recorded(1, '00:40.10', 1)
    expect(await queued.promise).toBe('push.send')
    stop()
  })

  it('do not repeat what the page showed when the swimmer was followed', async () => {
    const late = service.device()
    await follow(late, [0, 1])
    await send()
    expect(late.notices()).toEqual([])
  })

  it('wait while the push service is not available', async () => {
    service.respond(503)
    await recorded(0, '00:38.00', 2)
    await send()
    expect(String(problems[0])).toContain('503')
    const before = device.notices().length
    service.respond(201)
    await send()
    expect(device.notices()).toHaveLength(before + 1)
  })

  it('end when the device unsubscribes, and when the push service no longer knows it', async () => {
    const rows = async () =>
      (await world.db.selectFrom('push_subscription').select('endpoint').execute()).map((row) => row.endpoint)
    const { endpoint } = device.subscription
    service.respond(410)
    await recorded(0, '00:37.00', 3)
    await send()
    expect(await rows()).not.toContain(endpoint)
    service.respond(201)
    await follow(device, [0])
    expect(await rows()).toContain(endpoint)
    await world.visitor.push.unsubscribe({ body: { endpoint } })
    expect(await rows()).toEqual([])
  })

  it('replace the swimmers of the event, and leave out unknown ones', async () => {
    await follow(device, [0, 1])
    const body = { ...device.subscription, language: 'ru' as const, iwsaids: [iwsaid(2), 'ZZZZ000001'] }
    expect(await world.visitor.push.follow({ params: params(), body })).toEqual({ iwsaids: [iwsaid(2)] })
  })

  it('are exported with the account of the device, and deleted with it', async () => {
    const account = await world.account()
    await follow(device, [0], account.client)
    const { follows } = (await account.client.user.exportData()) as { follows?: object }
    const swimmers = [{ eventId: meet.event.id, iwsaid: iwsaid(0) }]
    expect(follows).toMatchObject({ devices: [{ endpoint: device.subscription.endpoint, swimmers }] })
    await account.client.user.remove({ body: { password: account.password } })
    const left = await world.db.selectFrom('push_follow').selectAll().execute()
    expect(left).toEqual([])
  })

  it.each([
    'http://push.example.org/send',
    'https://127.0.0.1/send',
    'https://[::1]/send',
    'https://localhost/send',
    'https://push.example.org:8443/send',
    'https://user@push.example.org/send',
  ])('are not sent to %s', async (endpoint) => {
    const refused = await refusal(
      follow({ ...device, subscription: { ...device.subscription, endpoint } }, [0]),
    )
    expect(refused.body.issues).toEqual([{ path: 'endpoint', reason: 'not_allowed' }])
  })

  it('are not stored for events that the caller may not see, nor for more swimmers than a page follows', async () => {
    const hidden = await aMeet(world, { swimmers: 0 })
    await administrator.client.events.update({ params: { id: hidden.event.id }, body: { public: false } })
    const body = { ...device.subscription, language: 'en' as const, iwsaids: [iwsaid(0)] }
    const refused = await refusal(world.visitor.push.follow({ params: { eventId: hidden.event.id }, body }))
    expect(refused.body.reason).toBe('event_not_found')
    const many = { ...body, iwsaids: Array.from({ length: 21 }, () => iwsaid(0)) }
    const refusedMany = await refusal(world.visitor.push.follow({ params: params(), body: many }))
    expect(refusedMany.body.issues).toMatchObject([{ path: 'iwsaids', reason: 'too_long' }])
  })

  it('are forgotten after the event', async () => {
    await follow(device, [0])
    await removeOldFollows(world.db, '2026-02-20')
    expect(await world.db.selectFrom('push_follow').selectAll().execute()).toHaveLength(1)
    await removeOldFollows(world.db, '2027-01-01')
    expect(await world.db.selectFrom('push_subscription').selectAll().execute()).toEqual([])
  })
})
