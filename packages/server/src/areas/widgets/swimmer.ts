import type { Handler } from '../../http/call.ts'
import { regionNamed } from '../named-regions.ts'
import { swimmerCard } from '../swimmers/profile/swimmer-view.ts'
import { visibleByRegistryId } from '../swimmers/profile/visible-swimmer.ts'

export const swimmer: Handler<'widgets.swimmer'> = async ({ params, caller }, { db, places }) => {
  const row = await visibleByRegistryId(db, params.id, caller)
  return {
    swimmer: swimmerCard(row, 'public'),
    region: row.region === null ? null : regionNamed(places, row.region),
  }
}
