import type { Endpoint, Table } from '@polynya/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../failure.ts'
import type { SendFailure } from './errors.ts'

/** Unknown addresses below a base: 405 with the methods that the address does know, else 404. */
export function answerUnknown(base: string, table: Table, send: SendFailure) {
  const endpoints = Object.values(table).flatMap((group): Endpoint[] => Object.values(group))
  const routes = endpoints.map(({ route }) => ({
    method: route.method,
    pattern: patternOf(base + route.path),
  }))
  return (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request)
    const allowed = new Set(routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))
    if (allowed.size === 0) return send(request, reply, new Failure('not_found'))
    reply.header('allow', [...allowed].join(', '))
    return send(request, reply, new Failure('method_not_allowed'))
  }
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`)

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? '/'

/** Nothing has an address with a zero byte: neither PostgreSQL nor a file system can store one. */
export function refuseZeroBytes(app: FastifyInstance) {
  app.addHook('onRequest', (request, _reply, done) => {
    done(pathOf(request).includes('%00') ? new Failure('not_found') : undefined)
  })
}
