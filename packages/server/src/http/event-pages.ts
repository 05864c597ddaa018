/**
 * The page of an event with its head in it: it is seen before any script has run, and messengers preview the link.
 * What writes the head is built with the app; a build without it has its plain page.
 */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { EventView, Language } from '@polynya/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { fail } from '../failure.ts'
import { languageOf } from './language.ts'
import { type PublicCache, sendAnswer } from './public-cache.ts'

/** What the app's build gives: see its `server-pages.tsx`. */
interface ServerPages {
  eventPage(template: string, event: EventView, asked: { language: Language; address: string }): string
}

interface EventPages {
  /** The build of the app. */
  readonly root: string
  readonly template: string
  readonly cache: PublicCache
  readonly publicUrl: string
  /** The address of a call to the API. */
  readonly viewOf: (id: string) => string
  /** Sends the page without a head. */
  readonly sendPlain: (reply: FastifyReply) => FastifyReply
}

const HTML = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'accept-encoding, accept-language',
}

/** @param wanted location of the build, and the data that fills its pages */
export function eventPages(app: FastifyInstance, wanted: EventPages) {
  const { root, template, cache, publicUrl, viewOf, sendPlain } = wanted
  const path = join(root, '.server', 'pages.mjs')
  if (!existsSync(path)) return

  /** What a visitor may see of an event: the answer of the API itself. */
  async function eventFor(ip: string, id: string): Promise<EventView> {
    const { statusCode, body } = await app.inject({ url: viewOf(id), remoteAddress: ip })
    return statusCode === 200 ? JSON.parse(body).data : fail('not_found')
  }

  app.get<{ Params: { id: string } }>('/view-event/:id/:iwsaid?', async (request, reply) => {
    const { id } = request.params
    const language = languageOf(request)
    const key = `page of event ${Number(id)} in ${language}`
    const address = new URL(`/view-event/${id}`, publicUrl).href
    const { ip } = request
    const make = async () => {
      const event = await eventFor(ip, id)
      const pages: ServerPages = await import(pathToFileURL(path).href)
      return pages.eventPage(template, event, { language, address })
    }
    const answer = /^\d{1,9}$/.test(id) ? await cache.answer(key, make, HTML).catch(() => null) : null
    return answer ? sendAnswer(request, reply, answer) : sendPlain(reply)
  })
}
