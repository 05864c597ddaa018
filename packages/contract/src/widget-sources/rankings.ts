import type { routes } from '../routes.ts'
import { OF_RESULTS, WATER } from './parameters.ts'
import { type Get, type Query, type Source, withQuery } from './source.ts'

const RANKINGS = '/rankings' satisfies typeof routes.rankings.list.path

const PARAMETERS: Query = [
  ...OF_RESULTS,
  WATER,
  ['season', 'season'],
  ['country', 'country'],
  ['region', 'region'],
]

export const rankingsSource: Source = (get) => {
  const orWomen: Get = (name) => get(name) || (name === 'gender' ? 'women' : null)
  return withQuery(RANKINGS, orWomen, PARAMETERS)
}
