/** Pages for everybody: what the federation shows. */

import type { TextName } from '@polynya/contract'
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { eventNumber } from '../../features/events/event-number.ts'
import { LazyDescription } from '../../features/events/lazy-description.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { need } from '../../infrastructure/queries/need.ts'
import { EventsPending } from '../../pages/events/EventsPending.tsx'
import { HomePage } from '../../pages/home/HomePage.tsx'
import { EventPending } from '../../pages/view-event/EventPending.tsx'
import { readEventSearch, readTab, tabOfAnchor } from '../../pages/view-event/event-tabs.ts'
import { notFound, type RouterContext, root, texts } from './root.ts'

const home = createRoute({
  getParentRoute: () => root,
  path: paths.home,
  staticData: { title: 'home' },
  loader: ({ context: { app } }) =>
    need(app, {
      words: ['home', 'events', 'sport'],
      queries: [app.queries.featuredEvent, app.queries.upcomingEvents],
    }),
  component: HomePage,
})

/** What it needs is known to the page itself, with what reads its address. */
const eventsPage = () => import('../../pages/events/EventsPage.tsx')

const events = createRoute({
  getParentRoute: () => root,
  path: paths.events,
  staticData: { title: 'events' },
  loader: async ({ context: { app }, location }) => (await eventsPage()).loadEvents(app, location),
  component: lazyRouteComponent(eventsPage, 'EventsPage'),
  pendingComponent: EventsPending,
})

const viewEvent = createRoute({
  getParentRoute: () => root,
  path: '/view-event/$id/{-$iwsaid}',
  validateSearch: readEventSearch,
  // Addresses of the time when the page had all lists below each other.
  beforeLoad({ location, params, search }) {
    const tab = tabOfAnchor(location.hash, readTab(search.tab))
    if (tab) {
      const [to, hash] = ['/view-event/$id/{-$iwsaid}', location.hash] as const
      throw redirect({ to, params, search: { ...search, ...readEventSearch({ tab }) }, hash, replace: true })
    }
  },
  async loader({ context: { app }, params, location }) {
    const id = eventNumber(params)
    if (id === null) throw notFound(location.href)
    const event = app.queries.event(id)
    await need(app, { words: ['events', 'sport', 'eventAction', 'messages'], queries: [event] })
    if (app.queryClient.getQueryData(event.queryKey)?.descriptionHTML.length)
      await LazyDescription.preload?.()
  },
  component: lazyRouteComponent(() => import('../../pages/view-event/EventPage.tsx'), 'EventPage'),
  pendingComponent: EventPending,
})

const rankings = createRoute({
  getParentRoute: () => root,
  path: paths.rankings,
  staticData: { title: 'rankings' },
  loader: texts('rankings', 'sport', 'messages'),
  component: lazyRouteComponent(() => import('../../pages/rankings/RankingsPage.tsx'), 'RankingsPage'),
})

const records = createRoute({
  getParentRoute: () => root,
  path: paths.records,
  staticData: { title: 'records' },
  loader: texts('records', 'rankings', 'sport', 'messages', 'errors', 'fields'),
  component: lazyRouteComponent(() => import('../../pages/records/RecordsPage.tsx'), 'RecordsPage'),
})

const medals = createRoute({
  getParentRoute: () => root,
  path: paths.medals,
  staticData: { title: 'medals' },
  loader: texts('standings', 'messages', 'errors'),
  component: lazyRouteComponent(() => import('../../pages/medals/MedalsPage.tsx'), 'MedalsPage'),
})

const seriesWords = texts('standings', 'events', 'sport', 'fields', 'messages', 'errors')

const seriesPages = () => import('../../pages/series/series-pages.ts')

const series = createRoute({
  getParentRoute: () => root,
  path: paths.series,
  staticData: { title: 'series' },
  loader: seriesWords,
  component: lazyRouteComponent(seriesPages, 'SeriesListPage'),
})

const oneSeries = createRoute({
  getParentRoute: () => root,
  path: '/series/$id',
  staticData: { title: 'series' },
  async loader(route) {
    if (eventNumber(route.params) === null) throw notFound(route.location.href)
    await seriesWords(route)
  },
  component: lazyRouteComponent(seriesPages, 'SeriesPage'),
})

const check = createRoute({
  getParentRoute: () => root,
  path: '/check/{-$code}',
  staticData: { title: 'check' },
  loader: texts('checks', 'diplomas', 'judgeTests', 'sport', 'messages', 'errors'),
  component: lazyRouteComponent(() => import('../../pages/check/CheckPage.tsx'), 'CheckPage'),
})

const textPage = () => import('../../pages/text/TextPage.tsx')

/** A text of the site, in the language that is spoken by then; what reads it comes with its page. */
const textLoader =
  (name: TextName) =>
  async ({ context: { app } }: { context: RouterContext }) => {
    const { textQuery } = await textPage()
    await need(app, { words: [], queries: [textQuery(app.client, name, app.words.get().language)] })
  }

const process = createRoute({
  getParentRoute: () => root,
  path: paths.process,
  staticData: { title: 'process' },
  loader: textLoader('process'),
  component: lazyRouteComponent(textPage, 'ProcessPage'),
})

const terms = createRoute({
  getParentRoute: () => root,
  path: paths.terms,
  staticData: { title: 'terms' },
  loader: textLoader('terms'),
  component: lazyRouteComponent(textPage, 'TermsPage'),
})

const privacy = createRoute({
  getParentRoute: () => root,
  path: paths.privacy,
  staticData: { title: 'privacy' },
  loader: textLoader('privacy'),
  component: lazyRouteComponent(textPage, 'PrivacyPage'),
})

const widgets = createRoute({
  getParentRoute: () => root,
  path: paths.widgets,
  staticData: { title: 'widgets' },
  loader: texts('embedding', 'swimmers', 'messages', 'errors'),
  component: lazyRouteComponent(() => import('../../pages/widgets/WidgetsPage.tsx'), 'WidgetsPage'),
})

export const publicRoutes = [
  home,
  events,
  viewEvent,
  rankings,
  records,
  medals,
  series,
  oneSeries,
  check,
  process,
  terms,
  privacy,
  widgets,
] as const
