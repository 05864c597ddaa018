import type { routes } from '../routes.ts'
import { OF_RESULTS, WATER } from './parameters.ts'
import { type Source, withQuery } from './source.ts'

const RECORDS = '/records' satisfies typeof routes.records.list.path

export const recordsSource: Source = (get) => {
  const ofGroups = OF_RESULTS.map(([name, attribute]) =>
    name === 'ageGroup' && get(attribute) === 'all'
      ? (['kind', attribute] as const)
      : ([name, attribute] as const),
  )
  return withQuery(RECORDS, get, [...ofGroups, WATER, ['state', 'state']])
}
