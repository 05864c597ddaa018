/**
 * Imports queued files, one after another. A process leases the import that it works on: when the server is stopped in the
 * middle, the lease expires and the import starts again. What an import stores and its completion are one transaction.
 */

import { IMPORT_ATTEMPTS, type ImportFailure, type ImportKind } from '@polynya/domain'
import { callerOfAccount } from '../../../access/caller-of-account.ts'
import { holdLease, leaseNext } from '../../../db/leases.ts'
import { storedOnly } from '../../../db/stored-only.ts'
import type { Deps } from '../../../deps.ts'
import { Failure, fail } from '../../../failure.ts'
import { checkEntries } from '../entries/check-entries.ts'
import { checkResults } from '../imports/check-results.ts'
import { checkStartLists } from '../imports/check-start-lists.ts'
import { importProgress } from '../tasks/import-progress.ts'
import type { CheckImport } from '../tasks/import-work.ts'
import { completeImport, fileOf, getImport, type ImportRow, lockOpenImport } from './file-imports.store.ts'

const CHECKS = {
  entries: { id: 'exchange.importEntries', check: checkEntries },
  results: { id: 'exchange.importResults', check: checkResults },
  startLists: { id: 'exchange.importStartLists', check: checkStartLists },
} as const satisfies Record<ImportKind, { readonly id: string; readonly check: CheckImport }>

/** @param onProblem called with the failure of an import; the others are imported */
export async function runImports(deps: Deps, onProblem: (problem: unknown) => void): Promise<void> {
  while (await importNext(deps, onProblem));
}

/** Imports the next queued file. Returns whether there was one. */
async function importNext(deps: Deps, onProblem: (problem: unknown) => void): Promise<boolean> {
  const { db, clock } = deps
  const id = await leaseNext(db, 'file_import', clock)
  if (id === undefined) return false
  const row = await getImport(db, id)
  const failed = (failure: ImportFailure) =>
    completeImport(db, { id, at: clock.now(), outcome: 'failed', failure })
  if ((row.attempts ?? 0) > IMPORT_ATTEMPTS) {
    await failed('interrupted')
    return true
  }
  const cancelled = new AbortController()
  const lease = holdLease(deps, { work: 'file_import', id, cancelled })
  try {
    await importRow(row, { progress: importProgress(lease.onProgress, cancelled.signal) }, deps)
  } catch (problem) {
    if (!cancelled.signal.aborted && !(problem instanceof Failure)) onProblem(problem)
    await failed(failureOf(problem))
  } finally {
    lease.stop()
  }
  return true
}

const DENIED: readonly string[] = ['no_access', 'event_not_found']

function failureOf(problem: unknown): ImportFailure {
  if (!(problem instanceof Failure)) return 'error'
  return DENIED.includes(problem.reason) ? 'denied' : 'changed'
}

/** Checks the file of a leased import, stores it if it has no errors, and completes the import. */
async function importRow(
  row: ImportRow,
  running: Pick<Parameters<CheckImport>[0], 'progress'>,
  deps: Deps,
): Promise<void> {
  const { db, clock } = deps
  const { id, event_id: eventId, is_dry_run: dryRun, options } = row
  const bytes = await fileOf(db, id)
  if (!bytes) return
  const caller = (await callerOfAccount(db, row.account_id)) ?? fail('no_access')
  const { id: action, check } = CHECKS[row.kind]
  const at = clock.now()
  const call = { id: action, caller, ipAddress: row.ip_address, requestId: row.request_id, at }
  const store = await check({ eventId, call, bytes, dryRun, options, ...running }, deps)
  const report = await storedOnly(db, async (tx) => {
    if (!(await lockOpenImport(tx, id))) return { isStored: false, errors: null }
    const found = await store(tx)
    if (found.isStored) await completeImport(tx, { id, at: clock.now(), outcome: 'stored', report: found })
    return found
  })
  if (report.isStored || report.errors === null) return
  const outcome = report.errors.length > 0 ? 'refused' : 'checked'
  await completeImport(db, { id, at: clock.now(), outcome, report })
}
