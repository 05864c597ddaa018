/** Registration for events: open for visitors at its first step. */

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { need } from '../../infrastructure/queries/need.ts'
import { root } from './root.ts'

const register = createRoute({
  getParentRoute: () => root,
  path: paths.register,
  // Read where it is used, so that nothing of it is among the first page's bytes.
  validateSearch: (search: Record<string, unknown>): Partial<Record<'e' | 's' | 'o' | 'step', unknown>> =>
    search,
  loader: ({ context: { app } }) =>
    need(app, { words: ['register', 'admissions', 'account', 'messages', 'events', 'sport', 'errors'] }),
  component: lazyRouteComponent(() => import('../../pages/register/RegisterPage.tsx'), 'RegisterPage'),
})

export const registerRoutes = [register] as const
