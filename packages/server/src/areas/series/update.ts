import { recordChange } from '../../access/audit.store.ts'
import { lockStandings } from '../../db/lock-standings.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { checkStages, columnsOf, storeStages } from './save-series.ts'
import { getSeries, lockSeries, updateSeries } from './series.store.ts'
import { editsSeries, inputOf, seriesView } from './series-view.ts'

export const update: Handler<'series.update'> = async ({ params, body, ...call }, { db }) => {
  if (!editsSeries(call.caller)) fail('no_access')
  return db.transaction().execute(async (tx) => {
    await lockStandings(tx)
    const series = await lockSeries(tx, params.id)
    if (call.ifMatch !== null && call.ifMatch !== series.version) fail('stale')
    await checkStages(tx, body)
    const before = inputOf(await seriesView(tx, series, call.caller))
    await updateSeries(tx, series.id, columnsOf(body))
    await storeStages(tx, series.id, body)
    await recordChange(tx, call, { kind: 'series', objectId: series.id, before, after: body })
    return seriesView(tx, await getSeries(tx, series.id), call.caller)
  })
}
