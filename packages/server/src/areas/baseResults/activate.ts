import { recordChange } from '../../access/audit.store.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { federationDate } from '../site/federation-date.ts'
import { activateYear, listYears, lockYears, raiseVersion } from './base-results.store.ts'
import { baseResultsOf } from './base-results-view.ts'
import { requireEditor } from './require-editor.ts'

export const activate: Handler<'baseResults.activate'> = async ({ params, body, ...call }, { db }) => {
  requireEditor(call.caller)
  return db.transaction().execute(async (tx) => {
    const years = await lockYears(tx)
    const { version, active_from } =
      years.find(({ year }) => year === params.year) ?? fail('base_year_not_found')
    if (call.ifMatch !== null && call.ifMatch !== version) fail('stale')
    const today = await federationDate(tx, call.at)
    const activeYear = async () => (await listYears(tx, today)).find(({ active }) => active)?.year ?? null
    const before = { active: await activeYear(), activeFrom: active_from }
    await activateYear(tx, { year: params.year, from: body.activeFrom ?? today, today })
    await raiseVersion(tx, params.year)
    const activated = await baseResultsOf(tx, params.year, call.at)
    const after = { active: await activeYear(), activeFrom: activated.activeFrom }
    await recordChange(tx, call, { kind: 'baseResults', objectId: params.year, before, after })
    return activated
  })
}
