import { dateInZone } from '@polynya/domain'
import { recordChange } from '../../access/audit.store.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { readSiteSetting } from '../site/site.store.ts'
import { activateYear, lockYears, raiseVersion } from './base-results.store.ts'
import { baseResultsOf } from './base-results-view.ts'
import { requireEditor } from './require-editor.ts'

export const activate: Handler<'baseResults.activate'> = async ({ params, body, ...call }, { db }) => {
  requireEditor(call.caller)
  return db.transaction().execute(async (tx) => {
    const years = await lockYears(tx)
    const { version } = years.find(({ year }) => year === params.year) ?? fail('base_year_not_found')
    if (call.ifMatch !== null && call.ifMatch !== version) fail('stale')
    const active = years.find((row) => row.active)?.year ?? null
    const { timeZone } = await readSiteSetting(tx)
    await activateYear(tx, params.year, body.activeFrom ?? dateInZone(call.at, timeZone))
    await raiseVersion(tx, params.year)
    const { activeFrom, ...activated } = await baseResultsOf(tx, params.year)
    await recordChange(tx, call, {
      kind: 'baseResults',
      objectId: params.year,
      before: { active },
      after: { active: params.year, activeFrom },
    })
    return { activeFrom, ...activated }
  })
}
