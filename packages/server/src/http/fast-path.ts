/**
 * Cached-response fast path in front of the app. A cached read of a visitor is sent from here, because finding its
 * route would cost more than sending it. The app handles everything else.
 */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'
import type { FastifyServerFactory } from 'fastify'
import type { Deps } from '../deps.ts'
import { commonHeaders, OPEN_TO_OTHER_SITES } from './headers.ts'
import type { Readiness } from './health.ts'
import { hasWrongHosts } from './not-found.ts'
import { callOfAddress } from './public-address.ts'
import { bytesFor, type Coded, type PublicCache } from './public-cache.ts'

/**
 * Milliseconds. A half-open request is closed within half a minute: by the deadline of its headers, which is checked
 * every few seconds, or because its connection has been idle. A body must arrive within a minute. Idle connections
 * between requests outlive those of balancers, which close theirs after a minute.
 */
export const TIMEOUTS = {
  headersTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
  requestTimeout: 60_000,
  idleTimeout: 25_000,
  keepAliveTimeout: 72_000,
} as const

export interface FastAnswer {
  /** The name of the call. */
  readonly call: string
  readonly status: number
  readonly ms: number
  readonly requestId: string
}

export type FastAnswerListener = (request: IncomingMessage, answer: FastAnswer) => void

interface FastPathOptions {
  readonly deps: Pick<Deps, 'config' | 'limits'>
  readonly cache: PublicCache
  /** The address of a public call by its URL. */
  readonly addressOf: (url: string) => string | null
  readonly readiness: Readiness
  readonly nextRequestId: () => string
  /** Called with what was sent from here; null without metrics and traces. */
  readonly onAnswer?: FastAnswerListener | null
  /** Shorter ones, for tests. */
  readonly timeouts?: Readonly<Record<keyof typeof TIMEOUTS, number>>
}

/** Returns whether an address is of a trusted proxy: at most so many hops away. */
export const trustHops = (proxies: number) => (_address: string, hop: number) => hop < proxies

export function fastPathServer(options: FastPathOptions): FastifyServerFactory {
  const { deps, cache, addressOf, readiness, nextRequestId, timeouts = TIMEOUTS, onAnswer } = options
  const { config, limits } = deps
  const trust = trustHops(config.trustedProxies)
  const rawHeaders = rawHeadersOf({ ...commonHeaders(config.publicUrl), ...OPEN_TO_OTHER_SITES })
  // When debugging, every response is logged, by the app.
  const isQuiet = config.logLevel !== 'debug' && config.logLevel !== 'trace'

  function find(url: string) {
    const address = addressOf(url)
    const answer = address === null ? null : cache.find(address)
    return answer && { address: address ?? '', answer }
  }

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const startedAt = onAnswer ? performance.now() : 0
    const found = isQuiet && readiness.serving && isVisitorRead(request) && find(request.url ?? '')
    if (!found || !admits(request)) return false
    const cached = found.answer
    const coded = bytesFor(request, cached)
    const status = coded ? 200 : 304
    const requestId = nextRequestId()
    const id = ['x-request-id', requestId]
    response.writeHead(status, [...rawHeaders(coded ?? cached.coded('identity')), ...id])
    response.end(coded?.bytes)
    onAnswer?.(request, {
      ...{ call: callOfAddress(found.address), status, requestId },
      ms: performance.now() - startedAt,
    })
    return true
  }

  /** Over the rate limit, the app sends the refusal. */
  function admits(request: IncomingMessage): boolean {
    try {
      limits.takeHere('read', proxyAddress(request, trust))
      return true
    } catch {
      return false
    }
  }

  return (app) => {
    const { idleTimeout, ...deadlines } = timeouts
    function listen(request: IncomingMessage, response: ServerResponse) {
      if (answer(request, response)) return
      // A connection may be idle while its request waits for the concurrency limit.
      response.on('timeout', () => request.complete || request.destroy())
      app(request, response)
    }
    // The app refuses requests without a host, and ignores expectations: Node would answer both without our envelope.
    const server = createServer({ ...deadlines, requireHostHeader: false }, listen)
    return server.on('checkExpectation', listen).setTimeout(idleTimeout)
  }
}

const isVisitorRead = (request: IncomingMessage) =>
  request.method === 'GET' && request.headers.authorization === undefined && !hasWrongHosts(request)

/** Alternating names and values, which Node sends without further processing; built once for each cached response. */
function rawHeadersOf(common: Readonly<Record<string, string>>): (coded: Coded) => readonly string[] {
  const ready = new WeakMap<Coded, readonly string[]>()
  return (coded) => {
    const known = ready.get(coded)
    if (known) return known
    const all = { ...common, ...coded.headers, 'content-length': String(coded.bytes.length) }
    const raw = Object.entries(all).flat()
    ready.set(coded, raw)
    return raw
  }
}
