import { DEFAULT_TIME_ZONE, dateInZone, daysBetween } from '@polynya/domain'
import type { HandlerForEveryone } from '../../http/call.ts'
import { swimmerCard } from './profile/swimmer-view.ts'
import { findFeatured } from './profile/swimmers-list.store.ts'

export const featured: HandlerForEveryone<'swimmers.featured'> = async (_call, { db, clock }) => {
  const day = daysBetween('2011-01-01', dateInZone(clock.now(), DEFAULT_TIME_ZONE))
  const row = await findFeatured(db, day)
  return { swimmer: row ? swimmerCard(row, 'public') : null }
}
