import type { FastifyInstance } from 'fastify'

/**
 * Reads a JSON body that is empty as no body: many clients name the type on every call, also on one without a body.
 * Others are read as Fastify does.
 */
export function acceptEmptyJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body, done)
  })
}
