/**
 * The built widgets, for pages of any site: the loader is revalidated soon, every other file is named by its content.
 */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** A fix reaches every page after five minutes, and no visitor waits for it. */
const EVERGREEN = 'public, max-age=300, stale-while-revalidate=86400'

const TO_ANYBODY = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
} as const

/** Serves the build of the widgets in a folder below `/widgets`; nothing where there is none. */
export function widgetFiles(app: FastifyInstance, root: string) {
  if (!existsSync(root)) return
  app.register(fastifyStatic, {
    root,
    prefix: '/widgets/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders(reply, file) {
      const isNamed = file.startsWith(join(root, 'assets')) || /\/\d+\.\d+\.\d+\//.test(file)
      for (const [name, value] of Object.entries(TO_ANYBODY)) reply.header(name, value)
      reply.header('cache-control', isNamed ? IMMUTABLE : EVERGREEN)
    },
  })
}
