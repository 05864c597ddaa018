import type { Handler } from '../../http/call.ts'
import { getSeries } from './series.store.ts'
import { seriesView } from './series-view.ts'

export const get: Handler<'series.get'> = async ({ params, caller }, { db }) =>
  seriesView(db, await getSeries(db, params.id), caller)
