/** A fake YooKassa on loopback that implements the documented API, and fails on request. */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { YookassaConfig } from '../config.ts'
import { problem, type Reply, YookassaBooks } from './fake-yookassa-books.ts'

/** What becomes of the next request: an answer of this status or none at all, after it was done or instead. */
interface Fault {
  readonly status: 400 | 401 | 429 | 500 | 'silent'
  readonly done: boolean
}

export interface FakeYookassa {
  /** What a client of it is configured with. */
  readonly account: YookassaConfig
  readonly books: YookassaBooks
  /** The received requests, such as `POST /v3/payments`. */
  readonly requests: readonly string[]
  /** The body of the last request that had one. */
  lastBody(): unknown
  failNext(fault: Fault): void
  /** Returns the notification for the current state of a payment or refund. */
  notification(id: string): Record<string, unknown>
  /** Sends it; answers the status that it met. */
  notify(url: string, id: string): Promise<number>
  stop(): Promise<void>
}

const SHOP = { shopId: '100500', secretKey: 'test_secret' } as const
const KEY_MAX = 64

export async function fakeYookassa(): Promise<FakeYookassa> {
  const books = new YookassaBooks(SHOP.shopId)
  const replies = new Map<string, { readonly request: string; readonly reply: Reply }>()
  const requests: string[] = []
  let body = ''
  let fault: Fault | null = null

  /** The same key gives the same answer, and cannot be used for something else. */
  function once(key: string, request: string, act: () => Reply): Reply {
    const known = replies.get(key)
    if (known && known.request !== request)
      return problem(400, 'Idempotence key duplicated', 'Idempotence-Key')
    const reply = known?.reply ?? act()
    replies.set(key, { request, reply })
    return reply
  }

  function answer(request: IncomingMessage, text: string): Reply {
    const { method = '', url = '', headers } = request
    const expected = `Basic ${Buffer.from(`${SHOP.shopId}:${SHOP.secretKey}`).toString('base64')}`
    if (headers.authorization !== expected) return problem(401, 'Authentication failed')
    const act = (sent: unknown) => books.act(method, new URL(url, 'http://fake'), sent)
    if (method === 'GET') return act(null)
    const key = headers['idempotence-key']
    if (typeof key !== 'string' || key.length > KEY_MAX)
      return problem(400, 'Idempotence key is wrong', 'Idempotence-Key')
    return once(key, `${method} ${url} ${text}`, () => act(JSON.parse(text)))
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    requests.push(`${request.method} ${request.url}`)
    const text = await textOf(request)
    if (text) body = text
    const wrong = fault
    fault = null
    const reply = wrong && !wrong.done ? null : answer(request, text)
    if (wrong?.status === 'silent') return
    const { status, body: content } = wrong || !reply ? problem(wrong?.status ?? 500, 'Told to fail') : reply
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
  }

  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo

  function notification(id: string) {
    const object = books.payments.get(id) ?? books.refunds.get(id)
    if (!object) throw new Error(`Nothing is called ${id}`)
    const kind = books.payments.has(id) ? 'payment' : 'refund'
    return structuredClone({ type: 'notification', event: `${kind}.${object.status}`, object })
  }

  return {
    account: { ...SHOP, apiUrl: `http://127.0.0.1:${port}/v3`, senders: ['127.0.0.1'], vatCode: 1 },
    books,
    requests,
    lastBody: () => JSON.parse(body),
    failNext(next) {
      fault = next
    },
    notification,
    async notify(url, id) {
      const headers = { 'content-type': 'application/json' }
      const answered = await fetch(url, { method: 'POST', headers, body: JSON.stringify(notification(id)) })
      return answered.status
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
