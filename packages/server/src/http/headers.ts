/** Headers of every answer. Pages add a policy of their own (`web-app.ts`, `api-docs.ts`). */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readVersion } from '../version.ts'

const VERSION = 'x-polynya-version'

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const

/**
 * The security headers, and the version of the server, which distinguishes processes during an upgrade.
 * @param publicUrl public address of the site: browsers are instructed to insist on its HTTPS
 */
export function commonHeaders(publicUrl: string): Readonly<Record<string, string>> {
  const isSecure = publicUrl.startsWith('https:')
  return {
    ...HEADERS,
    [VERSION]: readVersion(),
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

/** Public reads are for every page of the web, without credentials; everything else is for our own. */
export const OPEN_TO_OTHER_SITES = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': `etag, retry-after, x-request-id, ${VERSION}`,
} as const

/** What a page of another site may do with a public read; browsers remember it for a day. */
export const PREFLIGHT = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
} as const

type Headers = Readonly<Record<string, string>>

export function headEveryAnswer(app: FastifyInstance, headers: Headers) {
  app.addHook('onRequest', (request, reply, done) => {
    headAnswer(request, reply, headers)
    done()
  })
}

export const headAnswer = (request: FastifyRequest, reply: FastifyReply, headers: Headers): FastifyReply =>
  reply.headers(headers).header('x-request-id', request.id)
