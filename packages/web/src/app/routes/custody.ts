/** Pages about who a swimmer is, and whose. */

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { root, texts } from './root.ts'

/**
 * Namespaces that the custody pages share; each page fetches its own answers, because its queries are bundled
 * with it.
 */
const WORDS = ['custody', 'fields', 'messages', 'sport', 'errors'] as const

const custody = {
  getParentRoute: () => root,
  loader: texts(...WORDS),
} as const

const swimmerChange = createRoute({
  ...custody,
  path: '/edit-swimmer/$id/change',
  staticData: { title: 'swimmerChange', requiresAuth: true },
  component: lazyRouteComponent(
    () => import('../../pages/swimmer-change/SwimmerChangePage.tsx'),
    'SwimmerChangePage',
  ),
})

const transfers = createRoute({
  ...custody,
  path: paths.transfers,
  staticData: { title: 'transfers', requiresAuth: true },
  component: lazyRouteComponent(() => import('../../pages/transfers/TransfersPage.tsx'), 'TransfersPage'),
})

const changes = createRoute({
  ...custody,
  path: paths.adminChanges,
  staticData: { title: 'changes', requiresAuth: true },
  component: lazyRouteComponent(
    () => import('../../pages/admin-changes/AdminChangesPage.tsx'),
    'AdminChangesPage',
  ),
})

const duplicates = createRoute({
  ...custody,
  path: paths.adminDuplicates,
  staticData: { title: 'duplicates', requiresAuth: true },
  component: lazyRouteComponent(
    () => import('../../pages/admin-duplicates/DuplicatesPage.tsx'),
    'DuplicatesPage',
  ),
})

const merge = createRoute({
  ...custody,
  path: `${paths.adminDuplicates}/$pair`,
  loader: texts(...WORDS, 'results'),
  staticData: { title: 'duplicates', requiresAuth: true },
  component: lazyRouteComponent(() => import('../../pages/admin-duplicates/MergePage.tsx'), 'MergePage'),
})

export const custodyRoutes = [swimmerChange, transfers, changes, duplicates, merge] as const
