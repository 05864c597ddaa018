import { recordChange } from '../../access/audit.store.ts'
import { administers } from '../../access/caller.ts'
import { lockStandings } from '../../db/lock-standings.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { federationDate } from '../site/federation-date.ts'
import { importPlan } from './import-plan.ts'
import { insertImport } from './imported-records.store.ts'
import { readRecords } from './record-file.ts'
import { refreshCode } from './refresh-records.ts'

const MAX_BYTES = 2_000_000
const MAX_FAULTS = 200

const byLine = (one: { readonly line: number }, other: { readonly line: number }) => one.line - other.line

export const importFile: Handler<'records.importFile'> = async ({ query, ...call }, { db }) => {
  // Records belong to no region.
  if (!administers(call.caller, null)) fail('no_access')
  const { bytes } = await call.file(MAX_BYTES)
  const file = readRecords(bytes)
  const today = await federationDate(db, call.at)
  return db.transaction().execute(async (tx) => {
    await lockStandings(tx)
    const { added, known, warnings, ...plan } = await importPlan(tx, file.records, today)
    const errors = [...file.errors, ...plan.errors].toSorted(byLine)
    const isStored = errors.length === 0 && query.dryRun !== true
    if (isStored && added.length > 0) {
      const by = { imported_at: call.at, imported_by: call.caller.account.id }
      const objectId = await insertImport(tx, by, added)
      for (const code of new Set(added.map(({ dist_code }) => dist_code))) await refreshCode(tx, code)
      await recordChange(tx, call, { kind: 'record', objectId, after: { count: added.length } })
    }
    return {
      ...{ isStored, added: added.length, known },
      warnings: [...file.leftOut, ...warnings].toSorted(byLine).slice(0, MAX_FAULTS),
      errors: errors.slice(0, MAX_FAULTS),
    }
  })
}
