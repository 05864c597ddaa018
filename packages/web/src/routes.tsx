/** Every page: its address, what it needs, and what of it is loaded before it is shown. */

import type { Namespace } from '@polynya/i18n'
import { createRootRouteWithContext, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import type { Query } from './api/query-cache.ts'
import type { App } from './app/app-context.ts'
import type { TitleKey } from './app/page-title.ts'
import { Shell } from './app/Shell.tsx'
import { readModalSearch } from './modal/modal-address.ts'
import { EventsPending } from './pages/events/EventsPending.tsx'
import { readEventsSearch } from './pages/events/event-filters.ts'
import { pageNumbers } from './pages/events/page-numbers.ts'
import { EventPending } from './pages/view-event/EventPending.tsx'
import { eventNumber } from './pages/view-event/event-number.ts'
import { LazyDescription } from './pages/view-event/lazy-description.ts'
import { paths, type SignInReason } from './paths.ts'
import type { RouteAccess } from './session/access.ts'
import { mayOpen } from './session/guard.ts'
import { nextPage } from './session/next-page.ts'
import type { TextName } from './texts/load-text.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends RouteAccess {
    /** The key of its title; the general one where there is none. */
    readonly title?: TitleKey
  }
}

interface RouterContext {
  readonly app: App
}

interface Needs {
  readonly words: readonly Namespace[]
  readonly queries?: readonly Query<unknown>[]
}

/** Has what a page shows at once; what of it fails, the page says itself. */
async function need({ words, cache }: App, needs: Needs): Promise<void> {
  const queries = needs.queries ?? []
  await Promise.all([words.load(needs.words), ...queries.map((query) => cache.prepare(query))])
}

/** The page that somebody wanted, and the secret of a mailed link, as an address names them. */
const readNext = ({ next }: Record<string, unknown>): { next?: string } =>
  typeof next === 'string' ? { next } : {}
const readToken = ({ token }: Record<string, unknown>): { token?: string } =>
  typeof token === 'string' ? { token } : {}

/** Unknown addresses end at /404, which names them. */
const notFound = (address: string) => redirect({ to: '/404', search: { address }, replace: true })

const root = createRootRouteWithContext<RouterContext>()({
  component: Shell,
  validateSearch: readModalSearch,
  beforeLoad({ context: { app }, matches, location, preload }) {
    const parts = matches.map(({ staticData }) => staticData)
    if (preload || mayOpen(app, { parts, wanted: location.href })) return
    throw redirect({ to: paths.home, replace: true })
  },
})

const home = createRoute({
  getParentRoute: () => root,
  path: paths.home,
  staticData: { title: 'home' },
  loader: ({ context: { app } }) =>
    need(app, {
      words: ['home', 'events', 'sport'],
      queries: [app.queries.featuredEvent, app.queries.upcomingEvents],
    }),
  component: lazyRouteComponent(() => import('./pages/home/HomePage.tsx'), 'HomePage'),
})

const events = createRoute({
  getParentRoute: () => root,
  path: paths.events,
  staticData: { title: 'events' },
  validateSearch: readEventsSearch,
  loader: ({ context: { app }, location }) => {
    const search = readEventsSearch(location.search)
    return need(app, {
      words: ['events', 'sport'],
      queries: pageNumbers(search.page).map((page) => app.queries.eventsPage(search, page)),
    })
  },
  component: lazyRouteComponent(() => import('./pages/events/EventsPage.tsx'), 'EventsPage'),
  pendingComponent: EventsPending,
})

const viewEvent = createRoute({
  getParentRoute: () => root,
  path: '/view-event/$id/{-$iwsaid}',
  async loader({ context: { app }, params, location }) {
    const id = eventNumber(params)
    if (id === null) throw notFound(location.href)
    const event = app.queries.event(id)
    await need(app, { words: ['events', 'sport'], queries: [event] })
    if (app.cache.read(event).data?.descriptionHTML.length) await LazyDescription.preload?.()
  },
  component: lazyRouteComponent(() => import('./pages/view-event/EventPage.tsx'), 'EventPage'),
  pendingComponent: EventPending,
})

/** What every page of an account needs. */
const account = ({ context: { app } }: { readonly context: RouterContext }) =>
  need(app, { words: ['account', 'errors'] })

const login = createRoute({
  getParentRoute: () => root,
  path: '/user/login',
  staticData: { title: 'login' },
  validateSearch: (search: Record<string, unknown>): { next?: string; why?: SignInReason } => ({
    ...readNext(search),
    ...((search.why === 'required' || search.why === 'ended') && { why: search.why }),
  }),
  beforeLoad({ context: { app }, search }) {
    if (app.client.session.user) throw redirect({ href: nextPage(search.next), replace: true })
  },
  loader: account,
  component: lazyRouteComponent(() => import('./pages/login/LoginPage.tsx'), 'LoginPage'),
})

const signup = createRoute({
  getParentRoute: () => root,
  path: '/user/signup',
  staticData: { title: 'signup' },
  validateSearch: readNext,
  loader: account,
  component: lazyRouteComponent(() => import('./pages/signup/SignUpPage.tsx'), 'SignUpPage'),
})

const welcome = createRoute({
  getParentRoute: () => root,
  path: '/user/welcome',
  staticData: { title: 'welcome' },
  validateSearch: readToken,
  loader: account,
  component: lazyRouteComponent(() => import('./pages/welcome/WelcomePage.tsx'), 'WelcomePage'),
})

const forgot = createRoute({
  getParentRoute: () => root,
  path: '/user/forgot',
  staticData: { title: 'forgot' },
  loader: account,
  component: lazyRouteComponent(() => import('./pages/forgot/ForgotPage.tsx'), 'ForgotPage'),
})

const reset = createRoute({
  getParentRoute: () => root,
  path: '/user/reset',
  staticData: { title: 'reset' },
  validateSearch: (search: Record<string, unknown>) => ({
    ...readToken(search),
    ...(search.setup === 1 && { setup: 1 as const }),
  }),
  loader: account,
  component: lazyRouteComponent(() => import('./pages/reset/ResetPage.tsx'), 'ResetPage'),
})

const confirmEmail = createRoute({
  getParentRoute: () => root,
  path: '/user/confirm-email',
  staticData: { title: 'confirmEmail' },
  validateSearch: readToken,
  loader: account,
  component: lazyRouteComponent(
    () => import('./pages/confirm-email/ConfirmEmailPage.tsx'),
    'ConfirmEmailPage',
  ),
})

const settings = createRoute({
  getParentRoute: () => root,
  path: paths.settings,
  staticData: { title: 'settings', requiresAuth: true },
  loader: ({ context: { app } }) =>
    need(app, {
      words: ['account', 'errors'],
      queries: [app.queries.settings, app.queries.sessions, app.queries.tokens],
    }),
  component: lazyRouteComponent(() => import('./pages/settings/SettingsPage.tsx'), 'SettingsPage'),
})

/** A text of the site, in the language that is spoken by then; what reads it comes with its page. */
const textLoader =
  (name: TextName) =>
  async ({ context: { app } }: { context: RouterContext }) => {
    const { textQuery } = await import('./pages/text/TextPage.tsx')
    await need(app, { words: [], queries: [textQuery(name, app.words.get().language)] })
  }

const process = createRoute({
  getParentRoute: () => root,
  path: paths.process,
  staticData: { title: 'process' },
  loader: textLoader('process'),
  component: lazyRouteComponent(() => import('./pages/text/TextPage.tsx'), 'ProcessPage'),
})

const terms = createRoute({
  getParentRoute: () => root,
  path: paths.terms,
  staticData: { title: 'terms' },
  loader: textLoader('terms'),
  component: lazyRouteComponent(() => import('./pages/text/TextPage.tsx'), 'TermsPage'),
})

const privacy = createRoute({
  getParentRoute: () => root,
  path: paths.privacy,
  staticData: { title: 'privacy' },
  loader: textLoader('privacy'),
  component: lazyRouteComponent(() => import('./pages/text/TextPage.tsx'), 'PrivacyPage'),
})

/** For those who work on the app; what is built for others has no such page. */
const inDevelopment = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => root,
        path: '/test',
        staticData: { title: 'test' },
        loader: ({ context: { app } }) => need(app, { words: ['home', 'events', 'sport', 'swimmers'] }),
        component: lazyRouteComponent(() => import('./pages/test/TestPage.tsx'), 'TestPage'),
      }),
    ]
  : []

const unauthorized = createRoute({
  getParentRoute: () => root,
  path: '/401',
  staticData: { title: 'unauthorized' },
  component: lazyRouteComponent(
    () => import('./pages/unauthorized/UnauthorizedPage.tsx'),
    'UnauthorizedPage',
  ),
})

const missing = createRoute({
  getParentRoute: () => root,
  path: '/404',
  staticData: { title: 'notFound' },
  validateSearch: ({ address }: Record<string, unknown>): { address?: string } =>
    typeof address === 'string' ? { address } : {},
  component: lazyRouteComponent(() => import('./pages/not-found/NotFoundPage.tsx'), 'NotFoundPage'),
})

const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad({ location }) {
    throw notFound(location.href)
  },
})

export const routeTree = root.addChildren([
  home,
  events,
  viewEvent,
  login,
  signup,
  welcome,
  forgot,
  reset,
  confirmEmail,
  settings,
  process,
  terms,
  privacy,
  ...inDevelopment,
  unauthorized,
  missing,
  unknown,
])
