import { DIST_CODES, seasonOf } from '@polynya/domain'
import type { HandlerForEveryone } from '../../http/call.ts'
import { regionsNamed } from '../named-regions.ts'
import { listOfferedDistances, listPublicTraits } from './listing/facets.store.ts'

export const facets: HandlerForEveryone<'events.facets'> = async (_call, { db, places }) => {
  const traits = await listPublicTraits(db)
  const seasons = new Set(traits.flatMap(({ month }) => (month ? seasonOf(`${month}-01`).label : [])))
  const offered = new Set(await listOfferedDistances(db))
  const waterCats = new Set(traits.flatMap(({ water_cat }) => water_cat ?? []))
  return {
    seasons: [...seasons].sort().reverse(),
    regions: regionsNamed(places, traits),
    distances: DIST_CODES.filter((code) => offered.has(code)),
    waterCats: [...waterCats].sort(),
  }
}
