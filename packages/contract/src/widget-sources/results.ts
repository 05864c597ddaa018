import { OF_RESULTS } from './parameters.ts'
import { type Query, type Source, withQuery } from './source.ts'

const RESULTS = '/widgets/results/'

const PARAMETERS: Query = [...OF_RESULTS, ['club', 'club'], ['highlight', 'highlight']]

export const resultsSource: Source = (get) => {
  const id = get('event')
  return id ? withQuery(RESULTS + encodeURIComponent(id), get, PARAMETERS) : null
}
