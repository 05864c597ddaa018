import { parseRaceTime } from '@polynya/domain'
import { recordChange } from '../../access/audit.store.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { lockYear, raiseVersion, removeBaseResult, setBaseResults } from './base-results.store.ts'
import { baseResultsOf } from './base-results-view.ts'
import { requireEditor } from './require-editor.ts'

export const update: Handler<'baseResults.update'> = async ({ params, body, ...call }, { db }) => {
  requireEditor(call.caller)
  return db.transaction().execute(async (tx) => {
    const { year, version } = await lockYear(tx, params.year)
    if (call.ifMatch !== null && call.ifMatch !== version) fail('stale')
    const before = await baseResultsOf(tx, year, call.at)
    const changes = body.results.map(({ gender, distCode, result }) => ({
      year,
      gender,
      dist_code: distCode,
      time_cs: result === null ? null : parseRaceTime(result),
    }))
    await setBaseResults(
      tx,
      changes.flatMap(({ time_cs, ...row }) => (time_cs === null ? [] : { ...row, time_cs })),
    )
    for (const { time_cs, ...row } of changes) if (time_cs === null) await removeBaseResult(tx, row)
    await raiseVersion(tx, year)
    const timeIn = ({ results }: typeof before, { gender, distCode }: (typeof body.results)[number]) =>
      results.find((one) => one.gender === gender && one.distCode === distCode)?.result ?? null
    const after = await baseResultsOf(tx, year, call.at)
    const timesOf = (table: typeof before) =>
      Object.fromEntries(body.results.map((one) => [`${one.distCode} ${one.gender}`, timeIn(table, one)]))
    await recordChange(tx, call, {
      kind: 'baseResults',
      objectId: year,
      before: timesOf(before),
      after: timesOf(after),
    })
    return after
  })
}
