import { PAGE_SIZE } from '@polynya/domain'
import type { Handler } from '../../http/call.ts'
import { pageOf } from '../paging.ts'
import { listSeries } from './series.store.ts'
import { seriesViews } from './series-view.ts'

export const list: Handler<'series.list'> = async ({ query, caller }, { db }) => {
  const sort = query.sort ?? 'season'
  const rows = await listSeries(db, {
    season: query.season ?? null,
    sort,
    order: query.order ?? (sort === 'season' ? 'desc' : 'asc'),
    ...pageOf(query, PAGE_SIZE.series),
  })
  return { series: await seriesViews(db, rows, caller), total: rows[0]?.total ?? 0 }
}
