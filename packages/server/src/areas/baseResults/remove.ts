import { recordChange } from '../../access/audit.store.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { deleteYear, lockYear } from './base-results.store.ts'
import { baseResultsOf } from './base-results-view.ts'
import { requireEditor } from './require-editor.ts'

export const remove: Handler<'baseResults.remove'> = async ({ params, ...call }, { db }) => {
  requireEditor(call.caller)
  return db.transaction().execute(async (tx) => {
    const { version } = await lockYear(tx, params.year)
    if (call.ifMatch !== null && call.ifMatch !== version) fail('stale')
    const before = await baseResultsOf(tx, params.year)
    await deleteYear(tx, params.year)
    await recordChange(tx, call, { kind: 'baseResults', objectId: params.year, before })
    return null
  })
}
