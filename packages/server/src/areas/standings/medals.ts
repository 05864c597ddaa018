import { PAGE_SIZE, parseSeason, seasonsBetween } from '@polynya/domain'
import type { HandlerForEveryone } from '../../http/call.ts'
import { pageOf } from '../paging.ts'
import { publishedDates } from '../rankings/rankings.store.ts'
import { listMedals } from './medals.store.ts'

export const medals: HandlerForEveryone<'standings.medals'> = async ({ query }, { db }) => {
  const listed = await listMedals(db, {
    awardee: query.by,
    eventId: query.eventId ?? null,
    season: query.season === undefined ? null : parseSeason(query.season),
    sort: query.sort ?? 'medals',
    order: query.order ?? 'desc',
    ...pageOf(query, PAGE_SIZE.medals),
  })
  const { first, last } = await publishedDates(db)
  return { ...listed, seasons: first && last ? seasonsBetween(first, last) : [] }
}
