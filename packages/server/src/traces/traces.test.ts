import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Server, startServer } from '../server.ts'
import { fakePushEndpoints } from '../testing/fake-push-endpoints.ts'
import { fakeYookassa } from '../testing/fake-yookassa.ts'
import { mailServer } from '../testing/mail-server.ts'
import { type CollectedSpan, type OtlpCollector, otlpCollector } from '../testing/otlp-collector.ts'
import { quiet, settings } from '../testing/running-server.ts'
import { signUp } from '../testing/sign-up.ts'
import { openTraces } from './otlp-traces.ts'

const CALLER = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' }
const EMAIL = 'traced@polynya.test'

describe('traces of a server', () => {
  let collector: OtlpCollector
  /** IDs of answered requests, by what was called. */
  const requestIds: Record<string, string> = {}

  /** A visitor who continues a trace, signs up, and reads what is cached; a payment and a notification. */
  async function visit({ address, deps, metricsAddress }: Server) {
    const ask = async (name: string, path: string, headers: Record<string, string> = {}) => {
      const response = await fetch(`${address}/api/v1/${path}`, {
        headers: { 'user-agent': 'Browser of Anna', ...headers },
      })
      await response.text()
      requestIds[name] = response.headers.get('x-request-id') ?? ''
    }
    const traceparent = `00-${CALLER.traceId}-${CALLER.spanId}-01`
    await ask('continued', 'swimmers/all?lastName=Petrova&page=1&limit=8', { traceparent })
    await ask('refused', 'admin/status', { authorization: 'Bearer a.secret.token', traceparent: 'nonsense' })
    await signUp(address, EMAIL)
    const isCached = async () => {
      await ask('cached', 'events/upcoming')
      const text = await (await fetch(metricsAddress ?? '')).text()
      return /^polynya_cache_answers_total{result="hit"} [1-9]/m.test(text)
    }
    await vi.waitUntil(isCached, { timeout: 20_000 })
    await expect(deps.gateways.yookassa?.get('unknown')).rejects.toThrow()
  }

  beforeAll(async () => {
    collector = await otlpCollector()
    const [bank, mails, push] = [await fakeYookassa(), await mailServer(), await fakePushEndpoints()]
    const here = await settings({
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=polynya%20test',
      OTEL_SERVICE_NAME: 'swim',
      SMTP_URL: mails.url,
      METRICS_PORT: '0',
      PUSH_TEST_ORIGIN: push.origin,
    })
    const server = await startServer({ ...here.config, yookassa: bank.account }, { log: quiet })
    await visit(server)
    await server.deps.push.send(push.device().subscription, { text: '{"name":"Anna Petrova"}', seconds: 60 })
    await vi.waitUntil(() => mails.taken.length === 1, { timeout: 20_000 })
    await server.stop()
    await Promise.all([bank.stop(), mails.stop(), push.stop(), here.drop()])
  }, 60_000)
  afterAll(() => collector.stop())

  const named = (name: string) => collector.spans.filter((span) => span.name === name)
  const ofRequest = (id: string | undefined) =>
    collector.spans.find(({ attributes }) => attributes['polynya.request_id'] === id)
  const below = (parent: CollectedSpan | undefined) =>
    collector.spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId)

  it('name a call, continue the trace of its caller, and have its statements below it', () => {
    const span = ofRequest(requestIds.continued)
    expect(span).toMatchObject({ name: 'swimmers.all', kind: 2, traceId: CALLER.traceId, isError: false })
    expect(span?.parentSpanId).toBe(CALLER.spanId)
    expect(span?.attributes).toMatchObject({
      ...{ 'http.request.method': 'GET', 'http.route': '/api/v1/swimmers/all' },
      'http.response.status_code': 200,
    })
    const statements = below(span)
    expect(statements.length).toBeGreaterThan(0)
    for (const statement of statements) {
      expect(statement).toMatchObject({ kind: 3, traceId: CALLER.traceId })
      expect(statement.name).toMatch(/^(select|with) [a-z_, ]+$/)
    }
  })

  it('start by themselves where the caller sends no valid parent', () => {
    const span = ofRequest(requestIds.refused)
    expect(span).toMatchObject({ name: 'status.get', attributes: { 'http.response.status_code': 401 } })
    expect(span?.parentSpanId).toBeUndefined()
    expect(span?.isError).toBe(false)
  })

  it('have what the cache answered', () => {
    expect(ofRequest(requestIds.cached)).toMatchObject({
      name: 'events.upcoming',
      attributes: { 'http.response.status_code': 200 },
    })
  })

  it('lead from a call to its job and to the e-mail that the job sends', () => {
    const [call] = named('user.signup')
    const [job] = named('mail.send')
    const [mail] = named('mail.deliver')
    expect(call?.attributes['http.response.status_code']).toBe(200)
    expect(job).toMatchObject({ kind: 5, traceId: call?.traceId, parentSpanId: call?.spanId })
    expect(mail).toMatchObject({ kind: 3, parentSpanId: job?.spanId, isError: false })
    expect(below(call).map(({ name }) => name)).toContain('insert mail')
  })

  it('have requests to gateways with the kind of their failure, and push notifications', () => {
    expect(named('yookassa.get')).toMatchObject([
      { kind: 3, isError: true, attributes: { 'error.type': 'GatewayError' } },
    ])
    expect(named('push.send')).toMatchObject([{ kind: 3, isError: false }])
  })

  it('are sent with the configured name and headers, and without data of people', () => {
    expect(collector.headers[0]).toMatchObject({ 'x-tenant': 'polynya test' })
    const all = collector.bodies.join('\n')
    expect(all).toContain('{"key":"service.name","value":{"stringValue":"swim"}}')
    for (const secret of [
      EMAIL,
      'traced',
      'Petrova',
      'Anna',
      'long enough',
      'secret.token',
      'Bearer',
      '127.0.0.1',
    ])
      expect(all).not.toContain(secret)
  })
})

describe('traces', () => {
  const open = (collector: OtlpCollector, more = {}, log = quiet) =>
    openTraces(
      {
        ...{
          endpoint: collector.url,
          headers: {},
          serviceName: 'swim',
          sampler: 'parentbased_always_on',
          share: 1,
        },
        ...more,
      },
      log,
    )
  const work = { name: 'work', kind: 'consumer' } as const

  it.each([
    ['always_off', '01', 0],
    ['always_on', '00', 2],
    ['parentbased_always_on', '00', 1],
    ['parentbased_always_off', '01', 1],
    ['traceidratio', '01', 0],
    ['parentbased_traceidratio', '01', 1],
  ])(
    'with the sampler %s take, with a caller of flag %s and none, %i of two',
    async (sampler, flag, count) => {
      const collector = await otlpCollector()
      const traces = open(collector, { sampler, share: 0 })
      const parent = `00-${CALLER.traceId}-${CALLER.spanId}-${flag}`
      for (const facts of [work, { ...work, parent }]) await traces.run(facts, async () => {})
      await traces.stop()
      await collector.stop()
      expect(collector.spans).toHaveLength(count)
    },
  )

  it('pass results and failures through, and name only the kind of a failure', async () => {
    const collector = await otlpCollector()
    const traces = open(collector)
    expect(await traces.run(work, async () => traces.active())).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
    const problem = new RangeError('of Anna')
    await expect(traces.run(work, () => Promise.reject(problem))).rejects.toBe(problem)
    expect(traces.active()).toBeNull()
    await traces.stop()
    await collector.stop()
    expect(collector.spans).toMatchObject([
      { isError: false },
      { isError: true, attributes: { 'error.type': 'RangeError' } },
    ])
    expect(collector.bodies.join()).not.toContain('Anna')
  })

  it('do not wait for a collector that does not answer', async () => {
    const collector = await otlpCollector(null)
    const traces = open(collector)
    await traces.run(work, async () => {})
    await traces.stop()
    expect([collector.bodies.length, collector.open()]).toEqual([1, 1])
    await collector.stop()
  })

  it('report in the log that a collector refuses them', async () => {
    const collector = await otlpCollector(400)
    const lines: string[] = []
    const traces = open(collector, {}, pino({ level: 'info' }, { write: (line) => void lines.push(line) }))
    await traces.run(work, async () => {})
    await traces.stop()
    await collector.stop()
    expect(lines).toEqual([expect.stringContaining('traces are lost: the collector fails')])
  })
})
