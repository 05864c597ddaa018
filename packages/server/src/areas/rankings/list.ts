import { PAGE_SIZE, seasonsBetween } from '@polynya/domain'
import type { HandlerForEveryone } from '../../http/call.ts'
import { requireRegion } from '../named-regions.ts'
import { pageOf } from '../paging.ts'
import { filterOf, rankingRow } from './ranking-view.ts'
import { countRanking, listRanking, publishedDates } from './rankings.store.ts'

export const list: HandlerForEveryone<'rankings.list'> = async ({ query }, { db, places }) => {
  requireRegion(places, query.region)
  const filter = filterOf(query)
  const rows = await listRanking(db, filter, pageOf(query, PAGE_SIZE.rankings))
  const total = await countRanking(db, filter)
  const { first, last } = await publishedDates(db)
  return {
    rankings: rows.map(rankingRow),
    total,
    seasons: first && last ? seasonsBetween(first, last) : [],
  }
}
