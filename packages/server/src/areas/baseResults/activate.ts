import { dateInZone } from '@polynya/domain'
import { recordChange } from '../../access/audit.store.ts'
import type { Handler } from '../../http/call.ts'
import { readSiteSetting } from '../site/site.store.ts'
import { activateYear, listYears, lockYear, raiseVersion } from './base-results.store.ts'
import { baseResultsOf } from './base-results-view.ts'
import { requireEditor } from './require-editor.ts'

export const activate: Handler<'baseResults.activate'> = async ({ params, body, ...call }, { db }) => {
  requireEditor(call.caller)
  return db.transaction().execute(async (tx) => {
    const active = (await listYears(tx)).find((row) => row.active)?.year ?? null
    // In the order of their numbers, so that two activations never wait for each other.
    for (const year of [active, params.year].toSorted((one, other) => Number(one) - Number(other))) {
      if (year !== null) await lockYear(tx, year)
    }
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
