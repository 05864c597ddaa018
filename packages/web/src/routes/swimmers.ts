/** Pages of swimmers: what they need is known to the pages themselves, for they are fetched with them. */

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { root } from './root.ts'

const swimmersPage = () => import('../pages/swimmers/SwimmersPage.tsx')

const swimmers = createRoute({
  getParentRoute: () => root,
  path: paths.swimmers,
  staticData: { title: 'swimmers' },
  loader: async ({ context: { app }, location }) => (await swimmersPage()).loadSwimmers(app, location),
  component: lazyRouteComponent(swimmersPage, 'SwimmersPage'),
})

export const swimmerRoutes = [swimmers] as const
