/** Pages of an account: its way in, and its settings. */

import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { nextPage } from '../../infrastructure/addresses/next-page.ts'
import { paths, type SignInReason } from '../../infrastructure/addresses/paths.ts'
import { need } from '../../infrastructure/queries/need.ts'
import { root, texts } from './root.ts'

/** Reads the requested page and the token of a mailed link from an address. */
const readNext = ({ next }: Record<string, unknown>): { next?: string } =>
  typeof next === 'string' ? { next } : {}
const readToken = ({ token }: Record<string, unknown>): { token?: string } =>
  typeof token === 'string' ? { token } : {}

/** Loads the texts of the pages of an account. */
const account = texts('account', 'errors', 'messages')

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
  component: lazyRouteComponent(() => import('../../pages/login/LoginPage.tsx'), 'LoginPage'),
})

const signup = createRoute({
  getParentRoute: () => root,
  path: '/user/signup',
  staticData: { title: 'signup' },
  validateSearch: readNext,
  loader: account,
  component: lazyRouteComponent(() => import('../../pages/signup/SignUpPage.tsx'), 'SignUpPage'),
})

const welcome = createRoute({
  getParentRoute: () => root,
  path: '/user/welcome',
  staticData: { title: 'welcome' },
  validateSearch: readToken,
  loader: account,
  component: lazyRouteComponent(() => import('../../pages/welcome/WelcomePage.tsx'), 'WelcomePage'),
})

const forgot = createRoute({
  getParentRoute: () => root,
  path: '/user/forgot',
  staticData: { title: 'forgot' },
  loader: account,
  component: lazyRouteComponent(() => import('../../pages/forgot/ForgotPage.tsx'), 'ForgotPage'),
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
  component: lazyRouteComponent(() => import('../../pages/reset/ResetPage.tsx'), 'ResetPage'),
})

const confirmEmail = createRoute({
  getParentRoute: () => root,
  path: '/user/confirm-email',
  staticData: { title: 'confirmEmail' },
  validateSearch: readToken,
  loader: account,
  component: lazyRouteComponent(
    () => import('../../pages/confirm-email/ConfirmEmailPage.tsx'),
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
  component: lazyRouteComponent(() => import('../../pages/settings/SettingsPage.tsx'), 'SettingsPage'),
})

const ordersPage = () => import('../../pages/orders/OrdersPage.tsx')

/** The list of orders, and one of them: their page loads what they show. */
const orders = createRoute({
  getParentRoute: () => root,
  path: '/orders/{-$id}',
  staticData: { requiresAuth: true },
  loader: async ({ context: { app }, params }) => (await ordersPage()).loadOrders(app, params.id),
  component: lazyRouteComponent(ordersPage, 'OrdersPage'),
})

export const accountRoutes = [login, signup, welcome, forgot, reset, confirmEmail, settings, orders] as const
