/** Printouts of events as files: made when they are read, with what the caller may see in them. */

import { isPrintoutName, PRINTOUTS, type PrintoutReaders, type PrintoutType } from '@polynya/domain'
import type { FastifyInstance } from 'fastify'
import type { Caller } from '../../access/caller.ts'
import { requireScope } from '../../access/guard.ts'
import type { Db } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { fail } from '../../failure.ts'
import { authorizationOf } from '../../http/call-context.ts'
import { languageOf } from '../../http/language.ts'
import { type EventHead, findHead } from '../events/record/events.store.ts'
import { eventToChange, visibleEvent } from '../events/record/visible-event.ts'
import { deskEvent } from '../results/desk-event.ts'
import { spreadsheetBytes } from '../spreadsheet.ts'
import { logoOf } from './logo.ts'
import { printoutTable } from './printout-table.ts'
import { printoutOf } from './printouts.ts'
import { readingIn } from './reading.ts'
import { pdfOf, sendPrintout } from './send-printout.ts'

interface Address {
  Params: { readonly id: string; readonly file: string }
  Querystring: { readonly lang?: string }
}

export function printoutFiles(app: FastifyInstance, deps: Deps) {
  app.get<Address>('/printouts/:id/:file', async (request, reply) => {
    deps.limits.takeHere('printout', request.ip)
    const { id, printout: name, type } = partsOf(request.params)
    const caller = await deps.identify(authorizationOf(request))
    requireScope(caller, ['read'])
    const event = await readableEvent(deps.db, { id, caller, readers: PRINTOUTS[name] })
    const { lang } = request.query
    const printout = await printoutOf(name, event.id, {
      ...{ db: deps.db, caller, at: deps.clock.now() },
      language: lang === 'ru' || lang === 'en' ? lang : languageOf(request),
      readingIn: (language) => readingIn(language, deps),
    })
    const bytes =
      type === 'pdf'
        ? await pdfOf({ ...printout, logo: await logoOf(deps, event.id) }, reply)
        : await spreadsheetBytes(type, printoutTable(printout))
    return sendPrintout(reply, { bytes, type, name: `event-${event.id}-${name}` })
  })
}

interface Reader {
  readonly id: number
  readonly caller: Caller
  readonly readers: PrintoutReaders
}

/** Returns an event of which the caller may read a printout; fails with a reason. */
async function readableEvent(db: Db, { id, caller, readers }: Reader): Promise<EventHead> {
  if (readers === 'everyone') return visibleEvent(db, id, caller)
  if (!caller.account) return fail('sign_in_required')
  return readers === 'desk' ? deskEvent(db, id, caller) : eventToChange(findHead(db, id), caller)
}

/** Reads an address; fails with `not_found`. */
function partsOf({ id, file }: Address['Params']) {
  const [, printout = '', type = ''] = /^(\w+)\.(pdf|csv|xlsx)$/.exec(file) ?? []
  if (!/^\d{1,9}$/.test(id) || !isPrintoutName(printout)) return fail('not_found')
  return { id: Number(id), printout, type: type as PrintoutType }
}
