import { hasCounted } from '@polynya/domain'
import { recordChange } from '../../access/audit.store.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { federationDate } from '../site/federation-date.ts'
import { deleteYear, lockYear } from './base-results.store.ts'
import { baseResultsOf } from './base-results-view.ts'
import { requireEditor } from './require-editor.ts'

export const remove: Handler<'baseResults.remove'> = async ({ params, ...call }, { db }) => {
  requireEditor(call.caller)
  return db.transaction().execute(async (tx) => {
    const { version, active_from } = await lockYear(tx, params.year)
    if (call.ifMatch !== null && call.ifMatch !== version) fail('stale')
    if (hasCounted(active_from, await federationDate(tx, call.at))) fail('base_year_active')
    const before = await baseResultsOf(tx, params.year, call.at)
    await deleteYear(tx, params.year)
    await recordChange(tx, call, { kind: 'baseResults', objectId: params.year, before })
    return null
  })
}
