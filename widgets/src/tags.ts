/** Registry of the widgets for the loader: the tags and the sources of their data. */

import type { routes } from '@polynya/contract/routes'

type Get = (attribute: string) => string | null | undefined

interface Tag {
  /** Path of the data below the API; null while a required attribute is missing. */
  readonly source: (get: Get) => string | null
}

const EVENTS = '/widgets/events' satisfies typeof routes.widgets.events.path
const SWIMMER = '/widgets/swimmers/'

/** Attributes of the calendar by the query parameter that carries them. */
const QUERY = [
  ['region', 'federation'],
  ['season', 'season'],
  ['from', 'from'],
  ['to', 'to'],
  ['discipline', 'discipline'],
  ['limit', 'limit'],
] as const

export const TAGS = {
  'polynya-event-calendar': {
    source(get) {
      const query = QUERY.flatMap(([name, attribute]) => {
        const value = get(attribute)
        return value ? `${name}=${encodeURIComponent(value)}` : []
      })
      return EVENTS + (query.length ? `?${query.join('&')}` : '')
    },
  },
  'polynya-swimmer-card': {
    source(get) {
      const id = get('swimmer')
      return id ? SWIMMER + encodeURIComponent(id.toUpperCase()) : null
    },
  },
} as const satisfies Record<string, Tag>

export type TagName = keyof typeof TAGS

/** URL of a tag's data, at the origin of the script or at the one that the tag names. */
export function sourceOf(tag: TagName, get: Get, origin: string): string | null {
  const path = TAGS[tag].source(get)
  return path && `${get('src') || origin}/api/v1${path}`
}
