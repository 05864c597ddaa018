import { OF_RESULTS } from './parameters.ts'
import { type Source, withQuery } from './source.ts'

const LIVE = '/widgets/live/'

export const liveResultsSource: Source = (get) => {
  const id = get('event')
  return id ? withQuery(LIVE + encodeURIComponent(id), get, OF_RESULTS) : null
}
