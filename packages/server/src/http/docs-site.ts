/** The built documentation below `/docs`: files alone, a page of its own for unknown addresses. */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../failure.ts'

export const DOCS_BASE = '/docs/'

const YEAR_SECONDS = 31_536_000

/** Pages have no scripts of their own; the search is a file, and fetches its index. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/** Serves the site in a folder; nothing where there is none. */
export function docsSite(app: FastifyInstance, root: string) {
  if (!existsSync(join(root, '404.html'))) return
  const notFound = readFileSync(join(root, '404.html'), 'utf8')
  app.register(
    async (docs) => {
      docs.addHook('onRequest', async (_request, reply) => {
        reply.header('content-security-policy', POLICY)
      })
      docs.setNotFoundHandler(({ method }, reply) => {
        if (method !== 'GET' && method !== 'HEAD') {
          reply.header('allow', 'GET, HEAD')
          throw new Failure('method_not_allowed')
        }
        return reply
          .status(404)
          .header('cache-control', 'no-cache')
          .type('text/html; charset=utf-8')
          .send(notFound)
      })
      docs.get('/', async (_request, reply) => reply.redirect(`${DOCS_BASE}index.html`))
      docs.register(fastifyStatic, {
        root,
        decorateReply: false,
        preCompressed: true,
        setHeaders(reply, file) {
          const isNamed = file.startsWith(join(root, 'assets'))
          reply.header('cache-control', isNamed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
        },
      })
    },
    { prefix: DOCS_BASE.slice(0, -1) },
  )
}

/** Paths of the pages of the site in a folder, below its base; none where there is no site. */
export function docsPages(root: string): string[] {
  const file = join(root, 'pages.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}
