/** What pages request, counted at a proxy between a real browser and the server: calls, files, streams, and their bytes. */

import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext } from 'playwright-core'
import { openBrowser } from '../../e2e/browser.ts'
import type { Program } from './programs.ts'

export const KINDS = ['page', 'file', 'call', 'stream'] as const
type Kind = (typeof KINDS)[number]

/** Requests of a page by kind, and the bytes of their bodies as sent, compressed. */
export interface PageLoad {
  readonly requests: Readonly<Record<Kind, number>>
  readonly kib: Readonly<Record<Kind, number>>
}

/** A page on its first visit, and once more after stored answers of the API have expired. */
export interface Visits {
  readonly first: PageLoad
  readonly again: PageLoad
}

/** Milliseconds in which a page has requested everything; streams never end. */
const QUIET_MS = 4_000
/** Milliseconds after which a browser stores no answer of the API any more: `max-age` and `stale-while-revalidate`. */
const EXPIRED_MS = 26_000
const HOST_PAGE = '/host-page'

export async function pageLoads<Name extends string>(
  program: Program,
  addresses: Readonly<Record<Name, string>>,
): Promise<Readonly<Record<Name | 'widget', Visits>>> {
  const proxy = await countingProxy(program)
  const browser = await openBrowser()
  try {
    const contexts = new Map<string, { context: BrowserContext; path: string; first: PageLoad }>()
    for (const [name, path] of Object.entries<string>({ ...addresses, widget: HOST_PAGE })) {
      const context = await browser.newContext({ locale: 'ru-RU', timezoneId: 'Europe/Moscow' })
      contexts.set(name, { context, path, first: await visit(context, proxy, path) })
    }
    await pause(EXPIRED_MS)
    const visits: [string, Visits][] = []
    for (const [name, { context, path, first }] of contexts)
      visits.push([name, { first, again: await visit(context, proxy, path) }])
    return Object.fromEntries(visits) as Record<Name | 'widget', Visits>
  } finally {
    await browser.close()
    proxy.stop()
  }
}

type Proxy = Awaited<ReturnType<typeof countingProxy>>

async function visit(context: BrowserContext, proxy: Proxy, path: string): Promise<PageLoad> {
  proxy.reset()
  const page = await context.newPage()
  await page.goto(proxy.address + path)
  await pause(QUIET_MS)
  await page.close()
  return proxy.counted()
}

async function countingProxy({ address: target }: Program) {
  const zero = () => Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>
  let [requests, bytes] = [zero(), zero()]

  function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    if (incoming.url === HOST_PAGE) return outgoing.end(hostPage())
    const kind = kindOf(incoming)
    requests[kind] += 1
    const passed = request(
      target + incoming.url,
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.on('data', (chunk: Buffer) => {
          bytes[kind] += chunk.length
        })
        answer.pipe(outgoing)
      },
    )
    passed.on('error', () => outgoing.destroy())
    outgoing.on('close', () => passed.destroy())
    incoming.pipe(passed)
  }

  const server = createServer(pass)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const hostPage = () =>
    `<!doctype html><title>Host</title><script type="module" src="${address}/widgets/v1.js"></script><polynya-event-calendar></polynya-event-calendar>`
  return {
    address,
    reset() {
      requests = zero()
      bytes = zero()
    },
    counted(): PageLoad {
      const kib = zero()
      for (const kind of KINDS) kib[kind] = bytes[kind] / 1024
      return { requests: { ...requests }, kib }
    },
    stop: () => server.close().closeAllConnections(),
  }
}

function kindOf({ url = '', headers }: IncomingMessage): Kind {
  if (url.startsWith('/api/')) return headers.accept?.includes('text/event-stream') ? 'stream' : 'call'
  return headers.accept?.includes('text/html') && !url.startsWith('/assets/') ? 'page' : 'file'
}
