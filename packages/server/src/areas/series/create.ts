import { recordChange } from '../../access/audit.store.ts'
import { lockStandings } from '../../db/lock-standings.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { checkStages, columnsOf, storeStages } from './save-series.ts'
import { getSeries, insertSeries } from './series.store.ts'
import { editsSeries, seriesView } from './series-view.ts'

export const create: Handler<'series.create'> = async ({ body, ...call }) => {
  if (!editsSeries(call.caller)) fail('no_access')
  return call.changeOnce(async (tx) => {
    await lockStandings(tx)
    await checkStages(tx, body)
    const id = await insertSeries(tx, columnsOf(body))
    await storeStages(tx, id, body)
    const created = await seriesView(tx, await getSeries(tx, id), call.caller)
    await recordChange(tx, call, { kind: 'series', objectId: id, after: body })
    return created
  })
}
