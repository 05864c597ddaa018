import { recordChange } from '../../access/audit.store.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { deleteSeries, lockSeries } from './series.store.ts'
import { editsSeries, inputOf, seriesView } from './series-view.ts'

export const remove: Handler<'series.remove'> = async ({ params, ...call }, { db }) => {
  if (!editsSeries(call.caller)) fail('no_access')
  return db.transaction().execute(async (tx) => {
    const before = inputOf(await seriesView(tx, await lockSeries(tx, params.id), call.caller))
    await deleteSeries(tx, params.id)
    await recordChange(tx, call, { kind: 'series', objectId: params.id, before })
    return null
  })
}
