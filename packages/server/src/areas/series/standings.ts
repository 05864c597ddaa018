import { EVERY, PAGE_SIZE } from '@polynya/domain'
import type { HandlerForEveryone } from '../../http/call.ts'
import { pageOf } from '../paging.ts'
import { swimmerOf } from '../rankings/ranking-view.ts'
import { getSeries, listStandings } from './series.store.ts'

export const standings: HandlerForEveryone<'series.standings'> = async ({ params, query }, { db }) => {
  const { id } = await getSeries(db, params.id)
  const rows = await listStandings(db, {
    seriesId: id,
    gender: query.gender,
    ageGroup: query.ageGroup ?? EVERY,
    order: query.order ?? 'asc',
    ...pageOf(query, PAGE_SIZE.rankings),
  })
  return {
    standings: rows.map(({ place, score, stages, ...row }) => ({
      ...{ place, score, stages },
      swimmer: swimmerOf(row),
    })),
    total: rows[0]?.total ?? 0,
  }
}
