/** Printouts of events as files: made when they are read, with what the caller may see in them. */

import { isPrintoutName, type PrintoutType } from '@polynya/domain'
import type { FastifyInstance } from 'fastify'
import { requireScope } from '../../access/guard.ts'
import type { Deps } from '../../deps.ts'
import { fail } from '../../failure.ts'
import { authorizationOf } from '../../http/call-context.ts'
import { languageOfAddress } from '../../http/language.ts'
import { spreadsheetBytes } from '../spreadsheet.ts'
import type { Printout } from './pdf/printout.ts'
import { type FilterQuery, filterOf } from './printout-filter.ts'
import { printoutTable } from './printout-table.ts'
import { callerOfLink, readableEvent } from './readers.ts'
import { pdfOf, sendPrintout } from './send-printout.ts'
import { textPrintout, wholePrintout } from './whole-printout.ts'

interface Address {
  Params: { readonly id: string; readonly file: string }
  /** Parameters that are given several times are lists. */
  Querystring: FilterQuery & { readonly lang?: unknown; readonly code?: unknown }
}

export function printoutFiles(app: FastifyInstance, deps: Deps) {
  app.get<Address>('/printouts/:id/:file', async (request, reply) => {
    deps.limits.takeHere('printout', request.ip)
    const { id, printout: name, type } = partsOf(request.params)
    const code = typeof request.query.code === 'string' ? request.query.code : null
    const filter = filterOf(request.query)
    const address = { id, printout: name, iwsaid: filter.iwsaid }
    const caller = code
      ? await callerOfLink(deps.db, { ...address, code, now: deps.clock.now() })
      : await deps.identify(authorizationOf(request))
    requireScope(caller, ['read'])
    const event = await readableEvent(deps.db, address, caller)
    const requested = { name, eventId: event.id, caller, filter, language: languageOfAddress(request) }
    const bytes =
      type === 'pdf'
        ? await pdfOf(await wholePrintout(requested, deps), { ...deps, reply })
        : await tableBytes(type, await textPrintout(requested, deps))
    const isShown = code !== null && type === 'pdf'
    return sendPrintout(reply, { bytes, type, name: `event-${event.id}-${name}`, isShown })
  })
}

const tableBytes = (type: 'csv' | 'xlsx', printout: Printout): Promise<Buffer> =>
  spreadsheetBytes(type, printoutTable(printout), printout.language)

/** Reads an address; fails with `not_found`. */
function partsOf({ id, file }: Address['Params']) {
  const [, printout = '', type = ''] = /^(\w+)\.(pdf|csv|xlsx)$/.exec(file) ?? []
  if (!/^\d{1,9}$/.test(id) || !isPrintoutName(printout)) return fail('not_found')
  return { id: Number(id), printout, type: type as PrintoutType }
}
