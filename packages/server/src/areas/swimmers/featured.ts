import { daysBetween } from '@polynya/domain'
import type { HandlerForEveryone } from '../../http/call.ts'
import { federationDate } from '../site/federation-date.ts'
import { swimmerCard } from './profile/swimmer-view.ts'
import { findFeatured } from './profile/swimmers-list.store.ts'

export const featured: HandlerForEveryone<'swimmers.featured'> = async (_call, { db, clock }) => {
  const day = daysBetween('2011-01-01', await federationDate(db, clock.now()))
  const row = await findFeatured(db, day)
  return { swimmer: row ? swimmerCard(row, 'public') : null }
}
