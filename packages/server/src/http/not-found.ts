import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../failure.ts'
import type { SendFailure } from './errors.ts'

/** The methods of a page of the app: every address that is not a file's. */
const OF_PAGES = ['GET', 'HEAD'] as const

interface UnknownOptions {
  readonly send: SendFailure
  /** Whether the app has a page at a path. */
  readonly isPage: (path: string) => boolean
}

/**
 * Returns how requests without a route are answered: with 405 and the methods that the address does know, else with 404.
 * Call it before routes are added, of which it takes note.
 */
export function answerUnknown(app: FastifyInstance) {
  const routes: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    routes.push({ pattern: patternOf(url), methods: [method].flat() })
  })
  return ({ send, isPage }: UnknownOptions) =>
    (request: FastifyRequest, reply: FastifyReply) => {
      const path = pathOf(request)
      const known = routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods)
      const allowed = new Set(isPage(path) ? [...OF_PAGES, ...known] : known)
      // A route may find nothing at an address of its pattern.
      if (allowed.size === 0 || allowed.has(request.method))
        return send(request, reply, new Failure('not_found'))
      reply.header('allow', [...allowed].join(', '))
      return send(request, reply, new Failure('method_not_allowed'))
    }
}

const patternOf = (route: string) =>
  new RegExp(`^${route.replaceAll('.', '\\.').replaceAll('*', '.*').replace(/:\w+/g, '[^/]+')}/?$`)

export const pathOf = ({ url }: Pick<FastifyRequest, 'url'>) => url.split('?')[0] ?? '/'

/** Nothing has an address with a zero byte: neither PostgreSQL nor a file system can store one. */
export function refuseZeroBytes(app: FastifyInstance) {
  app.addHook('onRequest', (request, _reply, done) => {
    done(pathOf(request).includes('%00') ? new Failure('not_found') : undefined)
  })
}

/**
 * Refuses requests of HTTP/1.1 without a host, or with several, of which a proxy may have judged another one. Node would
 * answer the former without our envelope.
 */
export function refuseWrongHosts(app: FastifyInstance) {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    done(hasWrongHosts(raw) ? new Failure('unreadable_body') : undefined)
  })
}

export function hasWrongHosts({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1
  return hosts > 1 || (hosts === 0 && httpVersion === '1.1')
}
