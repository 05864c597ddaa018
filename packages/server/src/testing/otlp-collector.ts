/** A collector of traces on loopback, OTLP over HTTP with JSON: https://opentelemetry.io/docs/specs/otlp/#otlphttp. */

import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface CollectedSpan {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  /** 2 responds to a call, 3 makes one, 5 takes a job. */
  readonly kind: number
  readonly attributes: Readonly<Record<string, string | number>>
  /** Whether it failed. */
  readonly isError: boolean
}

export interface OtlpCollector {
  readonly url: string
  readonly spans: readonly CollectedSpan[]
  /** Bodies as they came. */
  readonly bodies: readonly string[]
  readonly headers: readonly IncomingHttpHeaders[]
  /** Requests that wait for their answer. */
  open(): number
  stop(): Promise<void>
}

interface Attribute {
  readonly key: string
  readonly value: { readonly stringValue?: string; readonly intValue?: number }
}

interface WrittenSpan extends Omit<CollectedSpan, 'attributes' | 'isError'> {
  readonly attributes: readonly Attribute[]
  readonly status: { readonly code?: number }
}

interface Batch {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly WrittenSpan[] }[]
  }[]
}

/** @param status of every answer; null answers none */
export async function otlpCollector(status: number | null = 200): Promise<OtlpCollector> {
  const spans: CollectedSpan[] = []
  const bodies: string[] = []
  const headers: IncomingHttpHeaders[] = []
  let open = 0
  const server = createServer(async (request, response) => {
    open += 1
    response.on('close', () => {
      open -= 1
    })
    const body = await text(request)
    headers.push(request.headers)
    bodies.push(body)
    if (request.url !== '/v1/traces') return response.writeHead(404).end()
    if (status === null) return
    spans.push(...spansOf(JSON.parse(body) as Batch))
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ spans, bodies, headers },
    open: () => open,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

const spansOf = ({ resourceSpans }: Batch): CollectedSpan[] =>
  resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)
    .map(({ attributes, status, ...span }) => ({
      ...span,
      attributes: Object.fromEntries(
        attributes.map(({ key, value: { stringValue, intValue } }) => [key, stringValue ?? Number(intValue)]),
      ),
      isError: status.code === 2,
    }))
