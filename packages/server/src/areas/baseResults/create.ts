import { recordChange } from '../../access/audit.store.ts'
import type { Handler } from '../../http/call.ts'
import { copyBaseResults, insertYear, lockYear } from './base-results.store.ts'
import { baseResultsOf } from './base-results-view.ts'
import { requireEditor } from './require-editor.ts'

export const create: Handler<'baseResults.create'> = async ({ body: { year, copyOf }, ...call }) => {
  requireEditor(call.caller)
  return call.changeOnce(async (tx) => {
    if (copyOf !== undefined) await lockYear(tx, copyOf)
    await insertYear(tx, year)
    if (copyOf !== undefined) await copyBaseResults(tx, copyOf, year)
    const created = await baseResultsOf(tx, year, call.at)
    const after = { copyOf: copyOf ?? null, count: created.count }
    await recordChange(tx, call, { kind: 'baseResults', objectId: year, after })
    return created
  })
}
