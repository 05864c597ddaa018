/** Pages of those who administer the federation as a whole: one entry here, for few people ever open them. */

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { ADMIN_PAGES, type AdminPage } from '../../infrastructure/addresses/admin-pages.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { need } from '../../infrastructure/queries/need.ts'
import { notFound, root, texts } from './root.ts'

const administration = createRoute({
  getParentRoute: () => root,
  path: paths.admin('$page'),
  staticData: { superAdminOnly: true },
  params: { parse: ({ page }) => ({ page: page as AdminPage }) },
  loader({ context: { app }, params, location }) {
    if (!ADMIN_PAGES.includes(params.page)) throw notFound(location.href)
    return need(app, { words: ['administration', 'messages', 'errors'] })
  },
  component: lazyRouteComponent(
    () => import('../../pages/administration/AdministrationPage.tsx'),
    'AdministrationPage',
  ),
})

const consistency = createRoute({
  getParentRoute: () => root,
  path: paths.admin('consistency'),
  staticData: { requiresAuth: true },
  loader: texts('consistency', 'messages', 'errors'),
  component: lazyRouteComponent(
    () => import('../../pages/admin-consistency/ConsistencyPage.tsx'),
    'ConsistencyPage',
  ),
})

const status = createRoute({
  getParentRoute: () => root,
  path: paths.admin('status'),
  staticData: { superAdminOnly: true },
  loader: texts('status', 'messages', 'errors'),
  component: lazyRouteComponent(() => import('../../pages/admin-status/StatusPage.tsx'), 'StatusPage'),
})

export const administrationRoutes = [administration, consistency, status] as const
