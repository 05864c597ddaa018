import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createClient } from './light.ts'
import { type LiveSignal, listen } from './live.ts'

const AT = '2026-12-12T05:30:00.000Z'
const change = (id: number) => ({ id, kind: 'result', distanceId: 3, payload: { place: id }, at: AT })
const sent = (event: string, data: object) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
const ready = (last: number) => sent('ready', { last, reset: false, at: AT })

let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** Listens to a server that answers each request by the next function, the last one from then on. */
async function listeningTo(answers: readonly RequestListener[], more = {}, settings = {}) {
  const urls: string[] = []
  server = createServer((request, response) => {
    urls.push(`${request.headers.accept} ${request.url}`)
    answers[Math.min(urls.length, answers.length) - 1]?.(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`
  const ending = new AbortController()
  const options = { eventId: 7, pause: 1, signal: ending.signal, ...more }
  const signals = listen(createClient({ baseUrl, ...settings }), options)
  /** The signals until one of a type came so many times. */
  const until = async (type: LiveSignal['type'], times = 1) => {
    const seen: LiveSignal[] = []
    while (seen.filter((signal) => signal.type === type).length < times) {
      const { value, done } = await signals.next()
      if (done) break
      seen.push(value)
    }
    return seen
  }
  return { urls, until, signals, end: () => ending.abort() }
}

const streaming =
  (text: string, isOpen = true): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    if (isOpen) response.write(text)
    else response.end(text)
  }

const STREAM = 'text/event-stream /api/v1/events/stream/7'
const idsOf = (signals: LiveSignal[]) =>
  signals.flatMap((signal) => (signal.type === 'change' ? [signal.change.id] : []))

test('a lost stream is opened again after the last change that came', async () => {
  const first = streaming(ready(4) + sent('change', change(5)), false)
  const { urls, until, end, signals } = await listeningTo([
    first,
    streaming(sent('change', change(6)) + ready(6)),
  ])
  const seen = await until('ready', 2)
  expect(seen.map(({ type }) => type)).toEqual(['ready', 'change', 'lost', 'change', 'ready'])
  expect(idsOf(seen)).toEqual([5, 6])
  expect(urls).toEqual([STREAM, `${STREAM}?after=5`])
  end()
  expect((await signals.next()).done).toBe(true)
})

test('an event that is cut in two arrives whole', async () => {
  const cut: RequestListener = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const text = Buffer.from(sent('change', { ...change(5), payload: { name: 'Ёжиков' } }))
    const middle = text.indexOf('жиков') + 1
    response.write(text.subarray(0, middle), () => response.write(text.subarray(middle)))
  }
  const { until } = await listeningTo([cut])
  expect(await until('change')).toMatchObject([{ change: { payload: { name: 'Ёжиков' } } }])
})

test('a stream that falls silent is opened again', async () => {
  // Long enough for the first message on a busy machine: a listener that has received none would poll.
  const { urls, until } = await listeningTo([streaming(ready(4))], { silence: 1000 })
  await until('ready', 2)
  expect(urls).toEqual([STREAM, `${STREAM}?after=4`])
})

test('while streams fail, changes are polled', async () => {
  const json: RequestListener = (request, response) => {
    if (request.headers.accept === 'text/event-stream') return void response.writeHead(502).end()
    const data = { changes: [change(9)], last: 9, reset: false, at: AT }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }))
  }
  const { urls, until } = await listeningTo([json])
  const seen = await until('ready')
  expect(idsOf(seen)).toEqual([9])
  expect(urls).toContain('application/json /api/v1/events/stream/7')
})

test('while no stream is free, changes are polled instead of waiting for one', async () => {
  const json: RequestListener = (request, response) => {
    const isStream = request.headers.accept === 'text/event-stream'
    if (isStream) return void response.writeHead(503, { 'retry-after': '30' }).end()
    const data = { changes: [change(9)], last: 9, reset: false, at: AT }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }))
  }
  const { until } = await listeningTo([json], {}, { retries: 2 })
  expect(idsOf(await until('ready'))).toEqual([9])
})

test('an event that the caller may not see ends the listening', async () => {
  const refused: RequestListener = (_request, response) => {
    const error = { code: 404, reason: 'event_not_found', message: 'No such event', requestId: '1' }
    response.writeHead(404, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
  }
  const { signals } = await listeningTo([refused])
  await expect(signals.next()).rejects.toMatchObject({ status: 404, reason: 'event_not_found' })
})
