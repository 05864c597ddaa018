/** The single-page app: built files from one folder, its page for every address that is not a file's. */

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pathOf } from './not-found.ts'
import type { PublicCache } from './public-cache.ts'
import { NOT_INDEXED, type OEmbedFinder, type PreviewFinder, renderedPages } from './rendered-pages.ts'

const YEAR_SECONDS = 31_536_000
const PAGE = 'index.html'
/** The service worker fetches the files of the app, and nothing of other sites. */
const WORKER = 'worker.js'
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

export interface WebApp {
  /** Whether a request wants the app's page; then sends it, but not for search engines: their pages have routes. */
  answer(request: FastifyRequest, reply: FastifyReply): boolean
  /** Whether a path is of a page. */
  isPage(path: string): boolean
}

interface WebBuild {
  /** The folder of the build. */
  readonly root: string
  readonly cache: PublicCache
  readonly publicUrl: string
  readonly apiBase: string
  readonly preview: PreviewFinder
  readonly findOEmbed: OEmbedFinder
}

/** Serves the build of the app in a folder; null where there is none. */
export function webApp(
  app: FastifyInstance,
  { root, cache, publicUrl, apiBase, preview, findOEmbed }: WebBuild,
): WebApp | null {
  const path = join(root, PAGE)
  if (!existsSync(path)) return null
  const template = readFileSync(path, 'utf8')
  const policy = contentPolicy(template)
  const sendPlain = (reply: FastifyReply) => reply.status(200).sendFile(PAGE)
  app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    preCompressed: true,
    setHeaders(reply, file) {
      const hashed = file.includes(`${join(root, 'assets')}`)
      reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
      if (file.startsWith(join(root, WORKER))) reply.header('content-security-policy', WORKER_POLICY)
    },
  })
  app.register(async (pages) => {
    pages.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', policy)
    })
    const options = { root, template, cache, publicUrl, apiBase, preview, findOEmbed, sendPlain }
    renderedPages(pages, options)
  })
  return {
    isPage,
    answer(request, reply) {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      if (!isRead || !isPage(pathOf(request))) return false
      sendPlain(reply.headers({ 'content-security-policy': policy, 'x-robots-tag': NOT_INDEXED }))
      return true
    },
  }
}

const isPage = (path: string): boolean =>
  !/^\/(api|docs|files|share|healthz|readyz)(\/|$)/.test(path) && !/\.\w{2,5}$/.test(path)

/** Scripts and styles of our own only; what stands in the page itself is allowed by its digest. */
function contentPolicy(page: string): string {
  const digests = (tag: string) =>
    [...page.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(
      ([, text]) =>
        `'sha256-${createHash('sha256')
          .update(text ?? '')
          .digest('base64')}'`,
    )
  return [
    "default-src 'self'",
    ["script-src 'self'", ...digests('script')].join(' '),
    ["style-src 'self'", ...digests('style')].join(' '),
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}
