/**
 * The script that a page embeds. It contains the origin of this server instead of reading its own address, which it
 * cannot where it is a classic script or copied to another site.
 */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { type Answer, pack, sendAnswer } from './public-cache.ts'
import { EVERGREEN, headFile } from './widget-headers.ts'

const FILE = 'v1.js'
const ORIGIN = '__POLYNYA_ORIGIN__'
/** More names of a server are requested by mistake only. */
const MOST_ORIGINS = 20

const KIND = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': EVERGREEN,
  vary: 'accept-encoding',
} as const

/** Serves the loader from a folder of built widgets, if it has one. */
export function widgetLoader(
  app: FastifyInstance,
  { widgetsRoot, publicUrl }: Pick<Config, 'widgetsRoot' | 'publicUrl'>,
) {
  const path = join(widgetsRoot, FILE)
  if (!existsSync(path)) return
  const source = readFileSync(path, 'utf8')
  const answers = new Map<string, Answer>()
  app.get(`/widgets/${FILE}`, (request, reply) => {
    const origin = originOf(request, publicUrl)
    const answer = answers.get(origin) ?? pack(source.replaceAll(ORIGIN, origin), KIND, 11)
    if (answers.size < MOST_ORIGINS) answers.set(origin, answer)
    headFile(reply, EVERGREEN)
    return sendAnswer(request, reply, answer)
  })
}

/**
 * The origin at which a request reached this server. Behind a proxy that is not configured its scheme is unknown; then
 * the page's own applies.
 */
function originOf({ host }: FastifyRequest, publicUrl: string): string {
  const known = new URL(publicUrl)
  return host === known.host || !/^[\w.-]+(:\d+)?$/.test(host) ? known.origin : `//${host}`
}
