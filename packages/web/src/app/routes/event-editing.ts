/** Pages for administrators of events: the list, and the tabs of the page that runs an event. */

import type { Namespace } from '@polynya/i18n'
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { eventNumber } from '../../features/events/event-number.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { need } from '../../infrastructure/queries/need.ts'
import type { CrudSearch } from '../../pages/events-crud/crud-search.ts'
import { notFound, type RouterContext, root, texts } from './root.ts'

const loaderOf =
  (words: readonly Namespace[]) =>
  ({ context: { app } }: { readonly context: RouterContext }) =>
    need(app, { words })

const EDITOR_WORDS = [
  'eventEditor',
  'eventContent',
  'registrations',
  'startLists',
  'fields',
  'events',
  'sport',
  'errors',
  'messages',
] as const

const eventsCrud = createRoute({
  getParentRoute: () => root,
  path: paths.eventsCrud,
  staticData: { title: 'eventsCrud', superAdminOnly: true },
  // Read where it is used, so that nothing of it is among the first page's bytes.
  validateSearch: (search: Record<string, unknown>): Partial<Record<keyof CrudSearch, unknown>> => search,
  loader: loaderOf([...EDITOR_WORDS, 'administration']),
  component: lazyRouteComponent(() => import('../../pages/events-crud/EventsCrudPage.tsx'), 'EventsCrudPage'),
})

/** For administrators of the event's region; the page explains a refusal. */
const manage = createRoute({
  getParentRoute: () => root,
  path: '/view-event/$id/manage',
  staticData: { requiresAuth: true },
  async loader({ context: { app }, params, location }) {
    const id = eventNumber(params)
    if (id === null) throw notFound(location.href)
    await need(app, { words: ['eventManage', 'events', 'sport'], queries: [app.queries.event(id)] })
  },
  component: lazyRouteComponent(() => import('../../pages/event-manage/ManagePage.tsx'), 'ManagePage'),
})

/** For administrators of the event and accounts with the right to record its results; the call refuses others. */
const resultsDesk = createRoute({
  getParentRoute: () => root,
  path: '/view-event/$id/desk',
  staticData: { title: 'resultsDesk', requiresAuth: true },
  async loader({ context: { app }, params, location }) {
    if (eventNumber(params) === null) throw notFound(location.href)
    await need(app, { words: ['results', 'printouts', 'events', 'sport', 'errors', 'messages', 'timing'] })
  },
  component: lazyRouteComponent(
    () => import('../../pages/results-desk/ResultsDeskPage.tsx'),
    'ResultsDeskPage',
  ),
})

const tabs = () => import('../../pages/event-manage/tabs.ts')
const registrations = () => import('../../pages/event-registrations/RegistrationsPage.tsx')

const CONTENT_WORDS = ['eventContent', 'fields', 'errors', 'messages'] as const
const REGISTRATIONS_WORDS = [
  'onSpot',
  'registrations',
  'admissions',
  'orders',
  'administration',
  'messages',
  'errors',
] as const

// Added as a statement: the type of the tree, with nested children in it, exceeds what the compiler resolves. No typed
// link names a tab; all use the addresses of `paths`.
manage.addChildren([
  createRoute({
    getParentRoute: () => manage,
    path: '/',
    loader: loaderOf([
      'eventEditor',
      'fields',
      'entrants',
      'eventMoney',
      'registrations',
      'startLists',
      'errors',
      'messages',
    ]),
    component: lazyRouteComponent(tabs, 'OverviewTab'),
  }),
  createRoute({
    getParentRoute: () => manage,
    path: 'setup',
    loader: loaderOf(EDITOR_WORDS),
    component: lazyRouteComponent(() => import('../../pages/event-editor/EditorPage.tsx'), 'EditorPage'),
  }),
  createRoute({
    getParentRoute: () => manage,
    path: 'entries',
    loader: loaderOf(REGISTRATIONS_WORDS),
    component: lazyRouteComponent(registrations, 'EntriesPage'),
  }),
  createRoute({
    getParentRoute: () => manage,
    path: 'desk',
    loader: loaderOf(REGISTRATIONS_WORDS),
    component: lazyRouteComponent(registrations, 'DeskPage'),
  }),
  createRoute({
    getParentRoute: () => manage,
    path: 'desk/entry',
    loader: loaderOf([
      'onSpot',
      'register',
      'orders',
      'profile',
      'fields',
      'swimmers',
      'admissions',
      'errors',
      'messages',
    ]),
    component: lazyRouteComponent(
      () => import('../../pages/event-registrations/on-spot/OnSpotPage.tsx'),
      'OnSpotPage',
    ),
  }),
  createRoute({
    getParentRoute: () => manage,
    path: 'sessions',
    loader: loaderOf(['eventSessions', 'events', 'startLists', 'errors', 'messages', 'fields']),
    component: lazyRouteComponent(tabs, 'SessionsTab'),
  }),
  createRoute({
    getParentRoute: () => manage,
    path: 'lists',
    loader: loaderOf(['startLists', 'errors', 'messages', 'fields', 'registrations', 'timing']),
    component: lazyRouteComponent(tabs, 'ListsTab'),
  }),
  createRoute({
    getParentRoute: () => manage,
    path: 'printouts',
    loader: loaderOf(['printouts', 'diplomas', 'fields', 'errors', 'messages']),
    component: lazyRouteComponent(tabs, 'PrintoutsTab'),
  }),
  createRoute({
    getParentRoute: () => manage,
    path: 'mail',
    loader: loaderOf(['entrants', 'fields', 'errors', 'messages']),
    component: lazyRouteComponent(tabs, 'MailTab'),
  }),
  createRoute({
    getParentRoute: () => manage,
    path: 'money',
    loader: loaderOf(['eventMoney', 'orders', 'errors', 'messages']),
    component: lazyRouteComponent(tabs, 'MoneyTab'),
  }),
  createRoute({
    getParentRoute: () => manage,
    path: 'documents',
    loader: loaderOf(CONTENT_WORDS),
    component: lazyRouteComponent(tabs, 'DocumentsTab'),
  }),
])

interface Visited {
  readonly params: { readonly id: string }
  readonly location: { readonly href: string; readonly searchStr: string }
}

/** Redirects a former address of a tab. */
const moved =
  (pathOf: (id: number, search: string) => string) =>
  ({ params, location }: Visited) => {
    const id = eventNumber(params)
    if (id === null) throw notFound(location.href)
    throw redirect({ href: pathOf(id, location.searchStr), replace: true })
  }

const formerEditor = createRoute({
  getParentRoute: () => root,
  path: '/events-crud/$id',
  beforeLoad: moved((id) => paths.manageEvent(id, 'setup')),
})

const resultsDesks = createRoute({
  getParentRoute: () => root,
  path: paths.resultsDesks,
  staticData: { title: 'resultsDesk', requiresAuth: true },
  loader: texts('results', 'messages', 'errors'),
  component: lazyRouteComponent(
    () => import('../../pages/results-desks/ResultsDesksPage.tsx'),
    'ResultsDesksPage',
  ),
})

const formerRegistrations = createRoute({
  getParentRoute: () => root,
  path: '/events-crud/$id/registrations',
  beforeLoad: moved((id, search) => {
    const tab = new URLSearchParams(search).has('desk') ? 'desk' : 'entries'
    return paths.manageEvent(id, tab) + search
  }),
})

export const eventEditingRoutes = [
  eventsCrud,
  resultsDesk,
  resultsDesks,
  manage,
  formerEditor,
  formerRegistrations,
] as const
