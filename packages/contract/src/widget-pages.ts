/** Pages of the site and the widgets that show the same: for links of tags, and for sites that turn links into content. */

import { isRegistryId } from '@polynya/domain'
import { EMBED_PATH, FRAGMENT_PATH } from './widget-elements.ts'

type Values = Readonly<Record<string, string | undefined>>

/** A widget by its name, with values of its attributes that are not checked. */
export interface WidgetOfPage {
  readonly name: string
  readonly values: Readonly<Record<string, string>>
}

/** Where on an event's page a widget's data are. */
const PARTS_OF_EVENT: Readonly<Record<string, string>> = {
  results: '?tab=results',
  'live-results': '/live',
}

/** Pages below that of an event which are for its administrators. */
export const EVENT_ADMINISTRATION: readonly string[] = ['manage', 'desk']

/** Of the addresses of the page of rankings: the distance where they name none, and the value for points over distances. */
export const RANKINGS_PAGE = { distance: '25FR', overDistances: 'points' } as const

/** Words of an attribute for the codes of an address. */
const GENDERS: Readonly<Record<string, string>> = { 0: 'mixed', 1: 'men', 2: 'women' }

interface ListPage {
  readonly path: string
  /** Attributes by parameter of the address. */
  readonly attributes: Readonly<Record<string, string>>
}

const LIST_PAGES: Readonly<Record<string, ListPage>> = {
  'event-calendar': {
    path: '/events',
    attributes: { region: 'federation', season: 'season', distance: 'discipline', view: 'view' },
  },
  rankings: {
    path: '/rankings',
    attributes: {
      ...{ distance: 'distance', gender: 'gender', ageGroup: 'age-group', water: 'water' },
      ...{ season: 'season', country: 'country', region: 'region' },
    },
  },
  records: {
    path: '/records',
    attributes: {
      ...{ distance: 'distance', gender: 'gender', ageGroup: 'age-group', water: 'water', state: 'state' },
    },
  },
}

/** Returns the address of the site's page that shows the same as a widget: the target of the link in its tag. */
export function pageOfWidget(name: string, values: Values): string {
  if (values.swimmer) return `/view-swimmer/${encodeURIComponent(values.swimmer)}`
  if (values.event) return `/view-event/${encodeURIComponent(values.event)}${PARTS_OF_EVENT[name] ?? ''}`
  const page = LIST_PAGES[name]
  return page ? page.path + listQuery(page, values) : '/'
}

/** The filters of a list page that shows what the attributes of a widget select. */
function listQuery({ path, attributes }: ListPage, values: Values): string {
  const isOverDistances = path === LIST_PAGES.rankings?.path && !values.distance
  const all = isOverDistances ? { ...values, distance: RANKINGS_PAGE.overDistances } : values
  const query = Object.entries(attributes).flatMap(([parameter, attribute]) => {
    const value = all[attribute]
    return value ? [[parameter, attribute === 'gender' ? codeOf(value) : value]] : []
  })
  return query.length > 0 ? `?${new URLSearchParams(query)}` : ''
}

const codeOf = (gender: string) => Object.keys(GENDERS).find((code) => GENDERS[code] === gender) ?? gender

/**
 * Returns the widget that shows the same as a page, or as the page for frames at an address; null if none does. Filters
 * that the widget does not have are left out.
 *
 * @param address of this site; its origin is ignored
 */
export function widgetOfPage({ pathname, searchParams }: URL): WidgetOfPage | null {
  const path = pathname.replace(/\/$/, '')
  const lang = searchParams.get('lang')
  const inLanguage = (name: string, values: WidgetOfPage['values']): WidgetOfPage => ({
    name,
    values: { ...values, ...(lang && { lang }) },
  })
  const [, framed] = new RegExp(`^${EMBED_PATH}/([\\w-]+)$`).exec(path) ?? []
  if (framed && path !== FRAGMENT_PATH) return { name: framed, values: Object.fromEntries(searchParams) }
  const [, event, part = ''] = /^\/view-event\/(\d{1,9})(?:\/(\w+))?$/.exec(path) ?? []
  if (event) return eventWidget(event, part, inLanguage)
  const [, swimmer = ''] = /^\/view-swimmer\/(\w+)$/.exec(path) ?? []
  if (isRegistryId(swimmer.toUpperCase()))
    return inLanguage('swimmer-card', { swimmer: swimmer.toUpperCase() })
  const [name] = Object.entries(LIST_PAGES).find(([, page]) => page.path === path) ?? []
  return name ? inLanguage(name, listValues(name, searchParams)) : null
}

function eventWidget(
  event: string,
  part: string,
  inLanguage: (name: string, values: WidgetOfPage['values']) => WidgetOfPage,
): WidgetOfPage | null {
  if (part === 'live') return inLanguage('live-results', { event })
  if (part === '') return inLanguage('results', { event })
  const highlight = part.toUpperCase()
  const isSwimmer = isRegistryId(highlight) && !EVENT_ADMINISTRATION.includes(part)
  return isSwimmer ? inLanguage('results', { event, highlight }) : null
}

function listValues(name: string, query: URLSearchParams): WidgetOfPage['values'] {
  const values = Object.fromEntries(
    Object.entries(LIST_PAGES[name]?.attributes ?? {}).flatMap(([parameter, attribute]) => {
      const text = query.get(parameter) ?? ''
      const value = attribute === 'gender' ? GENDERS[text] : text
      return value ? [[attribute, value]] : []
    }),
  )
  if (name !== 'rankings') return values
  const { distance = RANKINGS_PAGE.distance, ...others } = values
  return distance === RANKINGS_PAGE.overDistances ? others : { distance, ...others }
}
