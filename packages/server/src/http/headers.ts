/** Headers of every answer. Pages add a policy of their own (`web-app.ts`, `api-docs.ts`). */

import type { FastifyInstance } from 'fastify'

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const

/** @param https whether people reach the site by HTTPS, which browsers are then told to insist on */
export function securityHeaders(app: FastifyInstance, https: boolean) {
  const headers = { ...HEADERS, ...(https && { 'strict-transport-security': 'max-age=31536000' }) }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    reply.header('x-request-id', request.id)
    done()
  })
}
