/**
 * Pages for search engines: their addresses in each language, the public calls that fill them, and the paths that robots
 * leave alone. Every other page is not indexed.
 */

import { EVENT_ADMINISTRATION } from '@polynya/contract'
import { isRegistryId } from '@polynya/domain'
import { LANGUAGES, type Language } from '@polynya/i18n'

/** What a picture and the texts of a link's preview are of: a swimmer, or their results at an event. */
export interface PreviewOf {
  readonly iwsaid: string
  readonly eventId?: number
}

/** The page's own path and the public calls that fill it. */
export interface PageContent {
  readonly path: string
  readonly calls: readonly string[]
  /** What the preview of a link is of, if it has a share picture. */
  readonly of?: PreviewOf
}

export interface PublicPage {
  readonly route: string
  readonly render: 'eventPage' | 'swimmerPage' | 'seriesPage' | 'textPage' | 'sitePage'
  /** Returns the content, the most specific first: the next one is sent if there is nothing to preview. */
  read(params: Readonly<Record<string, string>>): readonly PageContent[]
}

const TEXT_PATHS = ['/process', '/terms', '/privacy']
const LIST_PATHS = [
  '/',
  '/events',
  '/swimmers',
  '/rankings',
  '/records',
  '/medals',
  '/series',
  '/rank-norms',
  '/service/convert-scores',
  '/widgets',
]

/** Paths of the pages that every installation has. */
export const SITE_PATHS: readonly string[] = [...LIST_PATHS, ...TEXT_PATHS]

export const eventPath = (id: number) => `/view-event/${id}`
export const resultsPath = (eventId: number, iwsaid: string) => `${eventPath(eventId)}/${iwsaid}`
export const swimmerPath = (iwsaid: string) => `/view-swimmer/${iwsaid}`
export const seriesPath = (id: number) => `/series/${id}`

const isNumber = (text: string) => /^\d{1,9}$/.test(text)

export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    route: '/view-event/:id/:iwsaid?',
    render: 'eventPage',
    read({ id = '', iwsaid = '' }) {
      if (!isNumber(id) || EVENT_ADMINISTRATION.includes(iwsaid)) return []
      const eventId = Number(id)
      const page = { path: eventPath(eventId), calls: [`events/view/${eventId}`] }
      const of = { eventId, iwsaid: iwsaid.toUpperCase() }
      const ofSwimmer = {
        path: resultsPath(eventId, of.iwsaid),
        calls: [...page.calls, `swimmers/view-iwsaid/${of.iwsaid}`],
        of,
      }
      return isRegistryId(of.iwsaid) ? [ofSwimmer, page] : [page]
    },
  },
  {
    route: '/view-swimmer/:iwsaid',
    render: 'swimmerPage',
    read({ iwsaid: text = '' }) {
      const iwsaid = text.toUpperCase()
      const content = { path: swimmerPath(iwsaid), calls: [`swimmers/view-iwsaid/${iwsaid}`] }
      return isRegistryId(iwsaid) ? [{ ...content, of: { iwsaid } }] : []
    },
  },
  {
    route: '/series/:id',
    render: 'seriesPage',
    read: ({ id = '' }) =>
      isNumber(id) ? [{ path: seriesPath(Number(id)), calls: [`series/${Number(id)}`] }] : [],
  },
  ...TEXT_PATHS.map(
    (path): PublicPage => ({
      route: path,
      render: 'textPage',
      read: () => [{ path, calls: LANGUAGES.map((each) => `site/texts${path}/${each}`) }],
    }),
  ),
  ...LIST_PATHS.map(
    (path): PublicPage => ({ route: path, render: 'sitePage', read: () => [{ path, calls: [] }] }),
  ),
]

/** Path prefixes that robots leave alone: accounts, administration, and the secrets of links. */
export const PRIVATE_PATHS = [
  '/401',
  '/404',
  '/admin/',
  '/check',
  '/create-swimmer',
  '/edit-base-results',
  '/edit-swimmer/',
  '/events-crud',
  '/hall/',
  '/join-team',
  '/judge-activity/',
  '/judge-tests',
  '/orders',
  '/printouts/',
  '/register',
  '/results-desks',
  '/time/',
  '/transfers',
  '/user/',
  '/view-event/*/desk',
  '/view-event/*/manage',
  '/view-judge-test/',
] as const

/** The addresses of a page: one for each language, and one in the language of its reader. */
export type Alternates = Readonly<Record<Language | 'x-default', string>>

export function alternatesOf(path: string, publicUrl: string): Alternates {
  const { href } = new URL(path, publicUrl)
  return { ru: `${href}?lang=ru`, en: `${href}?lang=en`, 'x-default': href }
}
