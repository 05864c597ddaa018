/**
 * Prints queued printouts, one after another. A process leases the printout that it prints: when the server is stopped
 * in the middle, the lease expires and the printout is printed again.
 */

import { PRINTOUT_ATTEMPTS } from '@polynya/domain'
import { callerOfAccount } from '../../access/caller-of-account.ts'
import { holdLease, leaseNext } from '../../db/leases.ts'
import type { Deps } from '../../deps.ts'
import { Failure, fail } from '../../failure.ts'
import { insertFile, storingBytes } from '../../files/stored-file.store.ts'
import { NO_FILTER } from './printout-filter.ts'
import { completeQueuedPrintout, getQueued, type QueuedPrintoutRow } from './queued-printouts.store.ts'
import { readableEvent } from './readers.ts'
import { type WholePrintoutDeps, wholePrintout } from './whole-printout.ts'

type PrintingDeps = WholePrintoutDeps & Pick<Deps, 'ids' | 'printPdf'>

const AT_MOST_MS = 600_000

/** @param onProblem called with the failure of a printout; the others are printed */
export async function printQueued(deps: PrintingDeps, onProblem: (problem: unknown) => void): Promise<void> {
  while (await printNext(deps, onProblem));
}

/** Prints the next queued printout. Returns whether there was one. */
async function printNext(deps: PrintingDeps, onProblem: (problem: unknown) => void): Promise<boolean> {
  const { db, clock } = deps
  const id = await leaseNext(db, 'queued_printout', clock)
  if (id === undefined) return false
  const row = await getQueued(db, id)
  const failed = (failure: 'denied' | 'interrupted' | 'error') =>
    completeQueuedPrintout(db, { id: row.id, at: clock.now(), outcome: 'failed', failure })
  if ((row.attempts ?? 0) > PRINTOUT_ATTEMPTS) {
    await failed('interrupted')
    return true
  }
  const cancelled = new AbortController()
  await printRow(row, deps, cancelled).catch(async (problem: unknown) => {
    if (cancelled.signal.aborted) return
    if (!(problem instanceof Failure)) onProblem(problem)
    await failed(problem instanceof Failure ? 'denied' : 'error')
  })
  return true
}

/** Prints a leased printout and stores its file. */
async function printRow(row: QueuedPrintoutRow, deps: PrintingDeps, cancelled: AbortController) {
  const { db, clock, printPdf } = deps
  const caller = (await callerOfAccount(db, row.account_id)) ?? fail('no_access')
  const { id: eventId } = await readableEvent(db, { id: row.event_id, printout: row.printout }, caller)
  const lease = holdLease(deps, { work: 'queued_printout', id: row.id, cancelled })
  try {
    const { printout: name, language } = row
    const printout = await wholePrintout({ name, eventId, caller, language, filter: NO_FILTER }, deps)
    const { signal } = cancelled
    const bytes = await printPdf(printout, { signal, onPage: lease.onProgress, atMostMs: AT_MOST_MS })
    await storingBytes({ bytes, type: 'pdf' }, deps, (stored) =>
      db.transaction().execute(async (tx) => {
        const file = `event-${eventId}-${name}.pdf`
        const of = {
          kind: 'printout',
          event_id: eventId,
          swimmer_id: null,
          name: file,
          name_en: null,
        } as const
        await insertFile(tx, { ...stored, ...of })
        const ready = { id: row.id, at: clock.now(), outcome: 'ready', fileKey: stored.key } as const
        if (!(await completeQueuedPrintout(tx, ready))) fail('printout_not_found')
      }),
    )
  } finally {
    lease.stop()
  }
}
