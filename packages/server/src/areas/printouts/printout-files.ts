/** Printouts of events as files: made when they are read, with what the caller may see in them. */

import { isPrintoutName, type PrintoutType } from '@polynya/domain'
import type { FastifyInstance } from 'fastify'
import { requireScope } from '../../access/guard.ts'
import type { Deps } from '../../deps.ts'
import { fail } from '../../failure.ts'
import { authorizationOf } from '../../http/call-context.ts'
import { languageOf } from '../../http/language.ts'
import { spreadsheetBytes } from '../spreadsheet.ts'
import { logoOf } from './logo.ts'
import { printoutTable } from './printout-table.ts'
import { printoutOf } from './printouts.ts'
import { callerOfLink, readableEvent } from './readers.ts'
import { readingIn } from './reading.ts'
import { pdfOf, sendPrintout } from './send-printout.ts'

interface Address {
  Params: { readonly id: string; readonly file: string }
  /** Parameters that are given several times are lists. */
  Querystring: { readonly lang?: unknown; readonly code?: unknown }
}

export function printoutFiles(app: FastifyInstance, deps: Deps) {
  app.get<Address>('/printouts/:id/:file', async (request, reply) => {
    deps.limits.takeHere('printout', request.ip)
    const { id, printout: name, type } = partsOf(request.params)
    const { lang } = request.query
    const code = typeof request.query.code === 'string' ? request.query.code : null
    const address = { id, printout: name }
    const caller = code
      ? await callerOfLink(deps.db, { ...address, code, now: deps.clock.now() })
      : await deps.identify(authorizationOf(request))
    requireScope(caller, ['read'])
    const event = await readableEvent(deps.db, address, caller)
    const printout = await printoutOf(name, event.id, {
      ...{ db: deps.db, caller, at: deps.clock.now() },
      language: lang === 'ru' || lang === 'en' ? lang : languageOf(request),
      readingIn: (language) => readingIn(language, deps),
    })
    const bytes =
      type === 'pdf'
        ? await pdfOf({ ...printout, logo: await logoOf(deps, event.id) }, reply)
        : await spreadsheetBytes(type, printoutTable(printout))
    const isShown = code !== null && type === 'pdf'
    return sendPrintout(reply, { bytes, type, name: `event-${event.id}-${name}`, isShown })
  })
}

/** Reads an address; fails with `not_found`. */
function partsOf({ id, file }: Address['Params']) {
  const [, printout = '', type = ''] = /^(\w+)\.(pdf|csv|xlsx)$/.exec(file) ?? []
  if (!/^\d{1,9}$/.test(id) || !isPrintoutName(printout)) return fail('not_found')
  return { id: Number(id), printout, type: type as PrintoutType }
}
