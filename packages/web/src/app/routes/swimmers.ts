/** Pages of swimmers: what they need is known to the pages themselves, for they are fetched with them. */

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { root, texts } from './root.ts'

const swimmersPage = () => import('../../pages/swimmers/SwimmersPage.tsx')

const swimmers = createRoute({
  getParentRoute: () => root,
  path: paths.swimmers,
  staticData: { title: 'swimmers' },
  loader: async ({ context: { app }, location }) => (await swimmersPage()).loadSwimmers(app, location),
  component: lazyRouteComponent(swimmersPage, 'SwimmersPage'),
})

const swimmerPage = () => import('../../pages/view-swimmer/SwimmerPage.tsx')

const viewSwimmer = createRoute({
  getParentRoute: () => root,
  path: paths.viewSwimmer('$iwsaid'),
  loader: async ({ context: { app }, params }) => (await swimmerPage()).loadSwimmer(app, params.iwsaid),
  component: lazyRouteComponent(swimmerPage, 'SwimmerPage'),
})

const forms = texts('profile', 'fields', 'errors', 'messages', 'sport', 'swimmers', 'admissions')

const createSwimmer = createRoute({
  getParentRoute: () => root,
  path: paths.createSwimmer,
  staticData: { title: 'createSwimmer', partial: 'account' },
  loader: forms,
  component: lazyRouteComponent(
    () => import('../../pages/create-swimmer/CreateSwimmerPage.tsx'),
    'CreateSwimmerPage',
  ),
})

const editSwimmer = createRoute({
  getParentRoute: () => root,
  path: '/edit-swimmer/$id',
  staticData: { title: 'editSwimmer', requiresAuth: true },
  loader: forms,
  component: lazyRouteComponent(
    () => import('../../pages/edit-swimmer/EditSwimmerPage.tsx'),
    'EditSwimmerPage',
  ),
})

export const swimmerRoutes = [swimmers, viewSwimmer, createSwimmer, editSwimmer] as const
