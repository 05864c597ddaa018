import { createHmac } from 'node:crypto'
import type { NewWebhook, WebhookRequest } from '@polynya/contract'
import { MOST_WEBHOOKS, WEBHOOK_TYPE_NAMES } from '@polynya/domain'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { queueAfterChanges } from '../../jobs/after-changes.ts'
import { SEND_AFTER } from '../../jobs/webhooks.ts'
import { PrivateAddress } from '../../outbound/public-address.ts'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aDraft } from '../events/testing/an-event.ts'
import { aMeet, type Meet } from '../start-lists/testing/a-meet.ts'
import { claimDue, removeOldDeliveries } from './deliveries.store.ts'
import { queueDeliveries } from './queue-deliveries.ts'
import { faultOf, sendDeliveries } from './send-deliveries.ts'
import { aReceiver, type Received, type Receiver } from './testing/a-receiver.ts'

describe('webhooks', () => {
  let world: TestApp
  let receiver: Receiver
  let administrator: TestAccount
  let owner: TestAccount
  let meet: Meet

  beforeAll(async () => {
    receiver = await aReceiver()
    world = await testApp({ WEBHOOK_TEST_ORIGIN: receiver.origin })
    administrator = await world.account(['superAdmin'])
    owner = await world.account()
    meet = await aMeet(world, { swimmers: 1, event: { region: 'RU-TYU' } })
    await queueDeliveries(world.deps)
  })
  afterAll(async () => {
    await world.stop()
    await receiver.stop()
  })
  afterEach(async () => {
    receiver.respond(204)
    const { webhooks } = await owner.client.webhooks.list()
    for (const { id } of webhooks) await owner.client.webhooks.remove({ params: { id } })
  })

  const create = (more: Partial<WebhookRequest> = {}, { client } = owner) =>
    client.webhooks.create({ body: { url: `${receiver.origin}/hook`, types: ['event.changed'], ...more } })
  /** Access tokens expire as time passes. */
  const signedIn = async ({ email, password, ...account }: TestAccount): Promise<TestAccount> => {
    const tokens = await world.visitor.user.authenticate({ body: { username: email, password } })
    const client = world.client({ authorization: `Bearer ${tokens.accessToken}` })
    return { ...account, email, password, tokens, client }
  }
  const at = async (instant: string) => {
    world.clock.set(instant)
    owner = await signedIn(owner)
    administrator = await signedIn(administrator)
  }
  const pass = (hours: number) => at(new Date(world.clock.now().getTime() + hours * 3_600_000).toISOString())
  const one = ({ id }: Pick<NewWebhook, 'id'>) => ({ params: { id } })
  /** Delivers what changed; returns the messages that were received. */
  const deliver = async (): Promise<Received[]> => {
    const before = receiver.received.length
    await queueDeliveries(world.deps)
    await sendDeliveries(world.deps)
    return receiver.received.slice(before)
  }
  const messages = async () => (await deliver()).map(({ body }) => JSON.parse(body))
  const types = async () => (await messages()).map(({ type }) => type)
  const save = async (change: object = {}) => {
    world.clock.pass({ seconds: 10 })
    const params = { id: meet.event.id }
    await administrator.client.events.update({ params, body: { priority: 3, ...change } })
  }
  const deliveriesOf = async (webhook: Pick<NewWebhook, 'id'>) =>
    (await owner.client.webhooks.deliveries(one(webhook))).deliveries
  const stateOf = async ({ id }: Pick<NewWebhook, 'id'>) =>
    (await owner.client.webhooks.list()).webhooks.find((each) => each.id === id)

  it('show the secret once and are changed and deleted by their account alone', async () => {
    const made = await create({ region: 'RU-TYU' })
    expect(made.secret).toMatch(/^whsec_[\w+/]{43}=$/)
    const { secret, ...webhook } = made
    expect(await owner.client.webhooks.list()).toEqual({ webhooks: [webhook] })
    const body = { types: ['record.approved' as const], region: null }
    expect(await owner.client.webhooks.update({ ...one(made), body })).toEqual({ ...webhook, ...body })
    const stranger = (await world.account()).client.webhooks
    const refused = [
      stranger.update({ ...one(made), body }),
      stranger.remove(one(made)),
      stranger.rotateSecret(one(made)),
      stranger.test(one(made)),
      stranger.deliveries(one(made)),
      stranger.redeliver({ params: { id: made.id, deliveryId: 1 } }),
    ]
    for (const call of refused) expect((await refusal(call)).body.reason).toBe('webhook_not_found')
    await owner.client.webhooks.remove(one(made))
    expect(await owner.client.webhooks.list()).toEqual({ webhooks: [] })
    expect((await refusal(world.visitor.webhooks.list())).status).toBe(401)
  })

  it('are sent nothing of what was before the first of them', async () => {
    await save()
    await create({ types: WEBHOOK_TYPE_NAMES })
    expect(await types()).toEqual([])
    await save()
    expect(await types()).toEqual(['event.changed'])
  })

  it('are audited without secrets, and without the path of their address', async () => {
    const made = await create()
    const { secret } = await owner.client.webhooks.rotateSecret(one(made))
    await owner.client.webhooks.update({ ...one(made), body: { state: 'paused' } })
    await owner.client.webhooks.remove(one(made))
    const query = { kind: 'account', object: String(owner.id), limit: 4 } as const
    const { entries } = await administrator.client.audit.list({ query })
    const actions = ['remove', 'update', 'rotateSecret', 'create'].map((name) => `webhooks.${name}`)
    expect(entries.map(({ action }) => action)).toEqual(actions)
    for (const hidden of [made.secret, secret, '/hook']) expect(JSON.stringify(entries)).not.toContain(hidden)
  })

  it.each([
    ['http://region.example.org/hook', 'url_not_public'],
    ['https://127.0.0.1/hook', 'url_not_public'],
    ['https://localhost/hook', 'url_not_public'],
    ['https://region.example.org:8443/hook', 'url_not_public'],
    ['region.example.org', 'not_a_url'],
  ])('are not sent to %s', async (url, reason) => {
    expect((await refusal(create({ url }))).body.issues).toEqual([{ path: 'url', reason }])
  })

  it('refuse unknown regions, no types, and more webhooks than an account may have', async () => {
    const region = (await refusal(create({ region: 'RU-XXX' }))).body.issues
    expect(region).toEqual([{ path: 'region', reason: 'region_unknown' }])
    const none = (await refusal(create({ types: [] }))).body.issues
    expect(none).toMatchObject([{ path: 'types', reason: 'required' }])
    for (let count = 0; count < MOST_WEBHOOKS; count += 1) await create()
    expect((await refusal(create())).body.reason).toBe('webhooks_limit')
  })

  it('sign their messages, which name the changed objects by ID alone', async () => {
    const made = await create()
    await save()
    const [message, ...others] = await deliver()
    expect(others).toEqual([])
    const { type, timestamp, data, ...more } = JSON.parse(message?.body ?? '')
    expect([type, data, more]).toEqual(['event.changed', { eventId: meet.event.id }, {}])
    expect(timestamp).toBe(world.clock.now().toISOString())
    expect(message && signedBy(message, made.secret)).toBe(true)
    expect(message && signedBy({ ...message, body: `${message.body} ` }, made.secret)).toBe(false)
    const [delivery] = await deliveriesOf(made)
    expect(delivery).toMatchObject({ state: 'delivered', attempts: 1, status: 204, fault: null })
    expect(delivery?.messageId).toBe(message?.headers['webhook-id'])
  })

  it('sign by the previous secret, too, for a day', async () => {
    const made = await create()
    const { secret } = await owner.client.webhooks.rotateSecret(one(made))
    const tested = async () => {
      await owner.client.webhooks.test(one(made))
      const [message] = await deliver()
      return [made.secret, secret].map((each) => message && signedBy(message, each))
    }
    expect(await tested()).toEqual([true, true])
    await pass(24)
    expect(await tested()).toEqual([false, true])
  })

  it('send one message of several changes, and none of drafts or of other regions and types', async () => {
    await create()
    await create({ types: ['event.changed'], region: 'RU-KR' })
    await create({ types: ['event.published'] })
    await save()
    await queueDeliveries(world.deps)
    await save()
    await aDraft(administrator.client)
    expect(await types()).toEqual(['event.changed'])
    expect(await types()).toEqual([])
  })

  it('are sent of the whole life of an event', async () => {
    const all = ['event.published', 'event.calledOff', 'event.withdrawn', 'documents.changed'] as const
    const lists = ['registration.opened', 'registration.closed', 'startLists.published'] as const
    const region = 'RU-KR'
    await create({ region, types: [...all, ...lists, 'results.published', 'results.changed'] })
    const opening = { region, regStartDate: '2026-01-20T00:00:00+05:00', startDate: '2026-02-21' }
    const { event, distanceIds, enter } = await aMeet(world, { swimmers: 1, event: opening })
    const params = { id: event.id }
    expect(await messages()).toMatchObject([{ type: 'event.published', data: { eventId: event.id } }])
    await at('2026-01-20T09:00:00Z')
    expect(await types()).toEqual(['registration.opened'])
    const file = new File(['%PDF-1.4 regulations'], 'regulations.pdf', { type: 'application/pdf' })
    await administrator.client.events.uploadFile({ params: { ...params, type: 'reguls' }, body: { file } })
    expect(await types()).toEqual(['documents.changed'])
    const entryId = await enter(0)
    await administrator.client.events.seedPrestart({ params, body: {} })
    expect(await types()).toEqual([])
    await administrator.client.events.publishPrestart({ params, body: { isPublished: true } })
    expect(await types()).toEqual(['startLists.published'])
    await at('2026-02-21T09:00:00Z')
    expect(await types()).toEqual(['registration.closed'])
    const { events, results } = administrator.client
    const list = { eventId: event.id, distanceId: distanceIds[0] ?? 0 }
    const record = (version: number, rawTime: string) =>
      results.record({
        params: list,
        body: { results: [{ entryId, version, status: 'finished', rawTime }], changeReason: 'Misread' },
      })
    await record(0, '00:21.10')
    expect(await types()).toEqual([])
    await results.publish({ params: list, body: { state: 'official', confirmed: true } })
    expect(await types()).toEqual(['results.published'])
    world.clock.pass({ minutes: 1 })
    await record(1, '00:21.20')
    expect(await types()).toEqual(['results.changed'])
    const state = { name: event.name, state: 'calledOff' as const, entrants: 1 }
    await events.setState({ params, body: state })
    expect(await types()).toContain('event.calledOff')
    await events.update({ params, body: { public: false } })
    expect(await types()).toEqual(['event.withdrawn'])
  })

  it('are sent of an approved record once', async () => {
    await create({ types: ['record.approved'] })
    const { event, distanceIds, enter } = await aMeet(world, { swimmers: 1 })
    const { results, records } = administrator.client
    const list = { eventId: event.id, distanceId: distanceIds[0] ?? 0 }
    const entryId = await enter(0)
    const result = { entryId, version: 0, status: 'finished' as const, rawTime: '00:20.10' }
    await results.record({ params: list, body: { results: [result] } })
    await results.publish({ params: list, body: { state: 'official', confirmed: true } })
    expect(await types()).toEqual([])
    const { records: set } = await world.visitor.records.list({ query: { distCode: '25FR' } })
    const recordId = set.find((each) => each.time === '00:20.10')?.id ?? 0
    const decide = () => records.decide({ params: { id: recordId }, body: { state: 'approved' } })
    await decide()
    expect(await messages()).toMatchObject([
      { type: 'record.approved', data: { eventId: event.id, recordId } },
    ])
    await decide()
    expect(await types()).toEqual([])
  })

  it('are sent of the current approved records of an import, which have no event', async () => {
    const everywhere = await create({ types: ['record.approved'] })
    const regional = await create({ types: ['record.approved'], region: 'RU-TYU' })
    const rows = [
      '25BR,1,00:15.10,2018-02-02,Orlov,Oleg,approved',
      '25BR,1,00:14.10,2019-02-02,Orlov,Oleg,approved',
      '50BR,1,00:34.10,2019-02-02,Orlov,Oleg,tentative',
    ]
    const table = [
      'kind,distance,gender,time,date,lastName,firstName,state',
      ...rows.map((row) => `AWR,${row}`),
    ]
    const file = new File([table.join('\n')], 'records.csv')
    await administrator.client.records.importFile({ query: {}, body: { file } })
    const { records } = await world.visitor.records.list({ query: { distCode: '25BR' } })
    const recordId = records.find(({ time }) => time === '00:14.10')?.id
    expect(await messages()).toMatchObject([{ type: 'record.approved', data: { recordId } }])
    expect(await deliveriesOf(everywhere)).toMatchObject([{ data: { recordId } }])
    expect(await deliveriesOf(regional)).toEqual([])
  })

  it.each([
    [500, 'status'],
    [307, 'redirect'],
  ] as const)('repeat a message after a response with %s, and follow no redirect', async (status, fault) => {
    const made = await create()
    receiver.respond(status)
    await save()
    const [first] = await deliver()
    expect(await deliver()).toEqual([])
    expect(await deliveriesOf(made)).toMatchObject([{ state: 'waiting', attempts: 1, status, fault }])
    receiver.respond(204)
    world.clock.pass({ seconds: 5 })
    const [second, ...others] = await deliver()
    expect(others).toEqual([])
    expect(second?.body).toBe(first?.body)
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    expect((await stateOf(made))?.failingSince).toBeNull()
  })

  it('repeat an attempt whose process was stopped', async () => {
    const made = await create()
    await owner.client.webhooks.test(one(made))
    const now = world.clock.now()
    const until = new Date(now.getTime() + 30_000)
    expect(await claimDue(world.db, { now, until, limit: 9, limitPerWebhook: 9 })).toHaveLength(1)
    expect(await deliver()).toEqual([])
    world.clock.pass({ seconds: 30 })
    expect(await deliver()).toHaveLength(1)
  })

  it('send a change that is made during an attempt', async () => {
    await create()
    await save()
    await queueDeliveries(world.deps)
    const now = world.clock.now()
    await claimDue(world.db, { now, until: now, limit: 9, limitPerWebhook: 9 })
    await save()
    expect(await types()).toEqual(['event.changed', 'event.changed'])
  })

  it('are disabled by a 410, with what waits', async () => {
    const made = await create({ types: ['event.changed'] })
    receiver.respond(410)
    await save()
    await deliver()
    await save()
    expect(await deliver()).toEqual([])
    expect(await stateOf(made)).toMatchObject({ state: 'gone' })
    expect(await deliveriesOf(made)).toMatchObject([{ state: 'failed', status: 410 }])
    expect((await refusal(owner.client.webhooks.test(one(made)))).body.reason).toBe('webhook_disabled')
    const [mail] = await world.mailsTo(owner.email)
    expect(mail?.text).toContain('получатель ответил, что его больше нет (410)')
  })

  it('are disabled after three days without an accepted message, not before', async () => {
    const made = await create()
    receiver.respond(503)
    await save()
    await deliver()
    for (const hours of [12, 24, 24, 11]) {
      await pass(hours)
      await sendDeliveries(world.deps)
    }
    expect(await stateOf(made)).toMatchObject({ state: 'active', failingSince: expect.any(String) })
    await pass(1)
    await sendDeliveries(world.deps)
    expect(await stateOf(made)).toMatchObject({ state: 'failing' })
    expect((await world.mailsTo(owner.email))[0]?.text).toContain('три дня не\xa0принимал сообщений')
    await owner.client.webhooks.update({ ...one(made), body: { state: 'active' } })
    expect(await stateOf(made)).toMatchObject({ state: 'active', failingSince: null })
  })

  it('deliver a message again by request, with its ID', async () => {
    const made = await create()
    await save()
    const [first] = await deliver()
    const [delivery] = await deliveriesOf(made)
    const params = { id: made.id, deliveryId: delivery?.id ?? 0 }
    await owner.client.webhooks.redeliver({ params })
    const [again] = await deliver()
    expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    const other = owner.client.webhooks.redeliver({ params: { ...params, deliveryId: 999_999 } })
    expect((await refusal(other)).body.reason).toBe('delivery_not_found')
    await owner.client.webhooks.update({ ...one(made), body: { state: 'paused' } })
    expect((await refusal(owner.client.webhooks.redeliver({ params }))).body.reason).toBe('webhook_disabled')
  })

  it('send nothing while they are paused, nor while their account is blocked', async () => {
    const made = await create()
    await owner.client.webhooks.test(one(made))
    await owner.client.webhooks.update({ ...one(made), body: { state: 'paused' } })
    await save()
    expect(await deliver()).toEqual([])
    expect(await deliveriesOf(made)).toMatchObject([{ state: 'failed', fault: 'disabled', attempts: 0 }])
    const blocked = await world.account()
    await owner.client.webhooks.remove(one(made))
    await create({}, blocked)
    await save()
    const body = { reason: 'Просьба владельца' }
    await administrator.client.accounts.block({ params: { id: blocked.id }, body })
    expect(await deliver()).toEqual([])
  })

  it('are delivered by a job that a message queues', async () => {
    const queued = Promise.withResolvers<string>()
    const work = { send: async (_tx: unknown, name: string) => queued.resolve(name) }
    const stop = queueAfterChanges(world.deps, { work, ...SEND_AFTER }, queued.reject)
    await owner.client.webhooks.test(one(await create()))
    expect(await queued.promise).toBe('webhooks.send')
    stop()
  })

  it('store deliveries for a time, are exported without secrets, and deleted with their account', async () => {
    const leaving = await world.account()
    const made = await create({}, leaving)
    await leaving.client.webhooks.test(one(made))
    const exported = await leaving.client.user.exportData()
    expect(exported).toMatchObject({ webhooks: [{ url: made.url, types: made.types, state: 'active' }] })
    expect(JSON.stringify(exported)).not.toContain('whsec_')
    await removeOldDeliveries(world.db, new Date(world.clock.now().getTime() + 1))
    expect((await leaving.client.webhooks.deliveries(one(made))).deliveries).toEqual([])
    await leaving.client.user.remove({ body: { password: leaving.password } })
    const left = await world.db.selectFrom('webhook').where('id', '=', made.id).selectAll().execute()
    expect(left).toEqual([])
  })

  it('name why there was no response', () => {
    expect(faultOf(new PrivateAddress('region.example.org'))).toBe('privateAddress')
    expect(faultOf(new DOMException('The operation was aborted', 'AbortError'))).toBe('timeout')
    expect(faultOf(new Error('connect ECONNREFUSED'))).toBe('unreachable')
  })
})

/** Verifies a message as a receiver does, by the specification alone. */
function signedBy({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const expected = createHmac('sha256', key).update(content).digest('base64')
  return String(headers['webhook-signature']).split(' ').includes(`v1,${expected}`)
}
