/** Calendars as files at stable addresses: `/calendar/events.ics`, `/calendar/events/7.ics`, `/calendar/swimmers/PETR004217.ics`. */

import type { Language } from '@polynya/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { fail } from '../../failure.ts'
import { languageOfAddress } from '../../http/language.ts'
import { GONE_WITHIN_SECONDS, type PublicCache, sendAnswer } from '../../http/public-cache.ts'
import { calendarOfEvent, calendarOfEvents, calendarOfSwimmer } from './calendars.ts'

interface Address {
  Params: { readonly file?: string }
  /** Programs that subscribe send no language of a reader: the link names it. */
  Querystring: { readonly lang?: unknown; readonly region?: unknown }
}

interface Reading {
  readonly language: Language
  /** Of the events; null for all. */
  readonly region: string | null
}

/** The region by ISO 3166-2 in the address; another value is no address of a calendar. */
function regionOf({ region }: Address['Querystring']): string | null {
  if (region === undefined) return null
  return typeof region === 'string' && /^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(region) ? region : fail('not_found')
}

const CALENDAR = {
  'content-type': 'text/calendar; charset=utf-8',
  'cache-control': `public, max-age=${GONE_WITHIN_SECONDS}`,
  vary: 'accept-encoding, accept-language',
}

export function calendarFiles(app: FastifyInstance, deps: Deps, cache: PublicCache) {
  const serve = (route: string, make: (file: string, reading: Reading, from: Deps) => Promise<string>) =>
    app.get<Address>(route, async (request, reply) => {
      deps.limits.takeHere('read', request.ip)
      const language = languageOfAddress(request)
      const { file = '' } = request.params
      const region = regionOf(request.query)
      const address = `calendar ${route} ${file} of ${region} in ${language}`
      const read = () => deps.readForVisitors(route, (from) => make(file, { language, region }, from))
      const body = await cache.answer(address, read, CALENDAR)
      return sendAnswer(request, reply, body)
    })

  serve('/calendar/events.ics', (_file, { language, region }, from) =>
    calendarOfEvents(language, region, from),
  )
  serve('/calendar/events/:file', (file, { language }, from) => {
    const [, id] = /^(\d{1,9})\.ics$/.exec(file) ?? fail('not_found')
    return calendarOfEvent(Number(id), language, from)
  })
  serve('/calendar/swimmers/:file', (file, { language }, from) => {
    const [, iwsaid = ''] = /^([A-Za-z0-9]{5,16})\.ics$/.exec(file) ?? fail('not_found')
    return calendarOfSwimmer(iwsaid.toUpperCase(), language, from)
  })
}
