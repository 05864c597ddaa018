import type { routes } from '../routes.ts'
import { type Query, type Source, withQuery } from './source.ts'

const EVENTS = '/widgets/events' satisfies typeof routes.widgets.events.path

const PARAMETERS: Query = [
  ['region', 'federation'],
  ['season', 'season'],
  ['from', 'from'],
  ['to', 'to'],
  ['discipline', 'discipline'],
  ['limit', 'limit'],
]

export const eventCalendarSource: Source = (get) => withQuery(EVENTS, get, PARAMETERS)
