/** Registry of the widgets for the loader: the tags and the sources of their data. */

import type { routes } from '@polynya/contract/routes'

type Get = (attribute: string) => string | null | undefined

interface Tag {
  /** Path of the data below the API; null while a required attribute is missing. */
  readonly source: (get: Get) => string | null
  /** Whether it shows a table, whose code is a chunk that such widgets share. */
  readonly isTable?: true
}

const EVENTS = '/widgets/events' satisfies typeof routes.widgets.events.path
const SWIMMER = '/widgets/swimmers/'
const RESULTS = '/widgets/results/'
const LIVE = '/widgets/live/'
const RECORDS = '/records' satisfies typeof routes.records.list.path
const RANKINGS = '/rankings' satisfies typeof routes.rankings.list.path

/** Query parameters with the attributes that give their values. */
type Query = readonly (readonly [parameter: string, attribute: string])[]

const CALENDAR: Query = [
  ['region', 'federation'],
  ['season', 'season'],
  ['from', 'from'],
  ['to', 'to'],
  ['discipline', 'discipline'],
  ['limit', 'limit'],
]

/** Parameters of lists of swimmers and their results. */
const OF_RESULTS: Query = [
  ['distCode', 'distance'],
  ['gender', 'gender'],
  ['ageGroup', 'age-group'],
  ['limit', 'limit'],
]

const WATER = ['waterCat', 'water'] as const

/** Codes of the API for the words of an attribute. */
const CODES: Readonly<Record<string, string>> = { women: '2', men: '1', mixed: '0', all: 'GWR' }

/** A path with the parameters whose attributes are present. */
function withQuery(path: string, get: Get, parameters: Query): string {
  const query = parameters.flatMap(([name, attribute]) => {
    const value = get(attribute)
    return value ? `${name}=${encodeURIComponent(CODES[value] ?? value)}` : []
  })
  return path + (query.length ? `?${query.join('&')}` : '')
}

export const TAGS = {
  'polynya-event-calendar': { source: (get) => withQuery(EVENTS, get, CALENDAR) },
  'polynya-live-results': {
    isTable: true,
    source(get) {
      const id = get('event')
      return id ? withQuery(LIVE + encodeURIComponent(id), get, OF_RESULTS) : null
    },
  },
  'polynya-rankings': {
    isTable: true,
    source: (get) => {
      const orWomen: Get = (name) => get(name) || (name === 'gender' ? 'women' : null)
      const more = ['season', 'country', 'region'].map((name) => [name, name] as const)
      return withQuery(RANKINGS, orWomen, [...OF_RESULTS, WATER, ...more])
    },
  },
  'polynya-records': {
    isTable: true,
    source(get) {
      const ofGroups = OF_RESULTS.map(([name, attribute]) =>
        name === 'ageGroup' && get(attribute) === 'all'
          ? (['kind', attribute] as const)
          : ([name, attribute] as const),
      )
      return withQuery(RECORDS, get, [...ofGroups, WATER, ['state', 'state']])
    },
  },
  'polynya-results': {
    isTable: true,
    source(get) {
      const id = get('event')
      const more = [
        ['club', 'club'],
        ['highlight', 'highlight'],
      ] as const
      return id ? withQuery(RESULTS + encodeURIComponent(id), get, [...OF_RESULTS, ...more]) : null
    },
  },
  'polynya-swimmer-card': {
    source(get) {
      const id = get('swimmer')
      return id ? SWIMMER + encodeURIComponent(id.toUpperCase()) : null
    },
  },
} satisfies Record<string, Tag>

export type TagName = keyof typeof TAGS

/** Whether the code of a tag needs the chunk of the tables. */
export const isTable = (tag: TagName): boolean => 'isTable' in TAGS[tag]

/** URL of a tag's data, at the origin of the script or at the one that the tag names. */
export function sourceOf(tag: TagName, get: Get, origin: string): string | null {
  const path = TAGS[tag].source(get)
  return path && `${get('src') || origin}/api/v1${path}`
}
