/** The files of queued printouts: for a day, to everyone who has the link, while their account may read them. */

import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { callerOfAccount } from '../../access/caller-of-account.ts'
import type { Deps } from '../../deps.ts'
import { fail } from '../../failure.ts'
import { storedSince } from './queued-printout-view.ts'
import { findPrintoutOfFile } from './queued-printouts.store.ts'
import { readableEvent } from './readers.ts'
import { sendPrintout } from './send-printout.ts'

export function queuedFiles(app: FastifyInstance, deps: Deps) {
  const { db, clock, files, limits } = deps
  app.get<{ Params: { key: string } }>('/printouts/files/:key', async (request, reply) => {
    limits.takeHere('read', request.ip)
    const { key } = request.params
    const found = await findPrintoutOfFile(db, key, storedSince(clock.now()))
    if (!found) return fail('not_found')
    const { account_id, event_id: id, printout } = found
    const caller = (await callerOfAccount(db, account_id)) ?? fail('not_found')
    await readableEvent(db, { id, printout }, caller)
    const stored = (await files.get(key)) ?? fail('not_found')
    const bytes = await buffer(stored)
    return sendPrintout(reply, { bytes, type: 'pdf', name: `event-${id}-${printout}`, isShown: true })
  })
}
