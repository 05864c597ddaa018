/** A span for each request, except streams, which last for as long as they are watched. */

import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { EVENT_STREAM } from '../live/event-streams.ts'
import type { OpenSpan, SpanEnd, SpanFacts, Traces } from '../traces/traces.ts'
import { callOf } from './count-requests.ts'
import type { FastAnswer } from './fast-path.ts'

/** Has everything that a request causes below its span. Call it before other hooks, which then run in it. */
export function traceRequests(app: FastifyInstance, traces: Traces) {
  app.decorateRequest('span', null)
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.headers.accept?.includes(EVENT_STREAM)) return done()
    const { method, headers, id, routeOptions } = request
    const facts = spanOf({ call: callOf(request), method, headers, requestId: id })
    const { attributes } = facts
    const { url: route } = routeOptions
    request.span = traces.start(
      route ? { ...facts, attributes: { ...attributes, 'http.route': route } } : facts,
    )
    request.span.run(done)
  })
  // A body is read by events of the connection, which know no span.
  app.addHook('preHandler', (request, _reply, done) => (request.span ? request.span.run(done) : done()))
  app.addHook('onResponse', (request, reply, done) => {
    if (!request.span) return done()
    request.span.end(endOf(reply.statusCode))
    request.span.run(done)
  })
}

/** Reports a request that was answered by the fast path. */
export function traceFastAnswer(
  traces: Traces,
  { method = '', headers }: IncomingMessage,
  { call, status, ms, requestId }: FastAnswer,
) {
  traces.record(spanOf({ call, method, headers, requestId }), ms, endOf(status))
}

interface RequestFacts {
  readonly call: string
  readonly method: string
  readonly headers: IncomingMessage['headers']
  readonly requestId: string
}

function spanOf({ call, method, headers: { traceparent }, requestId }: RequestFacts): SpanFacts {
  return {
    name: call,
    kind: 'server',
    // Several headers are none.
    parent: typeof traceparent === 'string' ? traceparent : undefined,
    attributes: { 'http.request.method': method, 'polynya.request_id': requestId },
  }
}

const endOf = (status: number): SpanEnd => ({
  attributes: { 'http.response.status_code': status },
  failure: status >= 500 ? String(status) : undefined,
})

declare module 'fastify' {
  interface FastifyRequest {
    /** Null without traces, and for streams. */
    span: OpenSpan | null
  }
}
