/** Headers of every answer. Pages add a policy of their own (`web-app.ts`, `api-docs.ts`). */

import type { FastifyInstance } from 'fastify'

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const

/** @param publicUrl public address of the site: browsers are instructed to insist on its HTTPS */
export function securityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  const isSecure = publicUrl.startsWith('https:')
  return { ...HEADERS, ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }) }
}

/** Public reads are for every page of the web, without credentials; everything else is for our own. */
export const OPEN_TO_OTHER_SITES = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, retry-after, x-request-id',
} as const

/** What a page of another site may do with a public read; browsers remember it for a day. */
export const PREFLIGHT = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
} as const

export function headEveryAnswer(app: FastifyInstance, publicUrl: string) {
  const headers = securityHeaders(publicUrl)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    reply.header('x-request-id', request.id)
    done()
  })
}
