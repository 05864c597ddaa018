import type { FastifyInstance, FastifyRequest } from 'fastify'
import { EVENT_STREAM } from '../live/event-streams.ts'

interface CountedCall {
  /** The name of the call, such as `events.list`; `page` for everything that is none. Never a path. */
  readonly call: string
  readonly status: number
  /** Milliseconds; absent for a stream, which lasts for as long as it is watched. */
  readonly ms?: number
}

export type CountCall = (counted: CountedCall) => void

/** Counts every answer of the app by its call. */
export function countRequests(app: FastifyInstance, countCall: CountCall) {
  app.addHook('onResponse', (request, reply, done) => {
    const isStream = request.headers.accept?.includes(EVENT_STREAM) && reply.statusCode === 200
    const counted = { call: callOf(request), status: reply.statusCode }
    countCall(isStream ? counted : { ...counted, ms: reply.elapsedTime })
    done()
  })
}

/** The name of the call of a request; `page` outside the API. */
export const callOf = ({ routeOptions }: FastifyRequest) => routeOptions.config.call ?? 'page'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the call of a route of the contract. */
    call?: string
  }
}
