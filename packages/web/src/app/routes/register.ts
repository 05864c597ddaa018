/** Registration for events: open for visitors at its first step. */

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { need } from '../../infrastructure/queries/need.ts'
import { RegisterPending } from '../../pages/register/RegisterPending.tsx'
import { root, texts } from './root.ts'

const accountStep = () => import('../../pages/register/account/AccountStep.tsx')

const register = createRoute({
  getParentRoute: () => root,
  path: paths.register,
  // Read where it is used, so that nothing of it is among the first page's bytes.
  validateSearch: (search: Record<string, unknown>): Partial<Record<'e' | 's' | 'o' | 'step', unknown>> =>
    search,
  async loader({ context: { app }, location }) {
    const { e, o } = location.search as { readonly e?: unknown; readonly o?: unknown }
    // The first step of visitors is loaded with the page, not after it.
    if (!app.client.session.user) accountStep().catch(() => undefined)
    const words = ['register', 'admissions', 'account', 'messages', 'events', 'sport', 'errors'] as const
    await need(app, {
      // The states of entries, which only an order shows.
      words: o === undefined ? words : [...words, 'orders'],
      queries: typeof e === 'number' && Number.isInteger(e) && e > 0 ? [app.queries.event(e)] : [],
    })
  },
  component: lazyRouteComponent(() => import('../../pages/register/RegisterPage.tsx'), 'RegisterPage'),
  pendingComponent: RegisterPending,
})

/** Target of the invitation links of relay teams, for visitors too. */
const joinTeam = createRoute({
  getParentRoute: () => root,
  path: '/join-team',
  staticData: { title: 'joinTeam' },
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' ? { token } : {},
  loader: texts('teams', 'sport', 'messages', 'errors'),
  component: lazyRouteComponent(() => import('../../pages/join-team/JoinTeamPage.tsx'), 'JoinTeamPage'),
})

export const registerRoutes = [register, joinTeam] as const
