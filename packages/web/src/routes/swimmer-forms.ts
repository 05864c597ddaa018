/** Where profiles of swimmers are made and changed. */

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { need, root } from './root.ts'

const WORDS = ['profile', 'errors', 'messages', 'sport', 'swimmers'] as const

const createSwimmer = createRoute({
  getParentRoute: () => root,
  path: paths.createSwimmer,
  staticData: { title: 'createSwimmer', partial: 'account' },
  loader: ({ context: { app } }) => need(app, { words: WORDS }),
  component: lazyRouteComponent(
    () => import('../pages/create-swimmer/CreateSwimmerPage.tsx'),
    'CreateSwimmerPage',
  ),
})

const editSwimmer = createRoute({
  getParentRoute: () => root,
  path: '/edit-swimmer/$id',
  staticData: { title: 'editSwimmer', requiresAuth: true },
  loader: ({ context: { app } }) => need(app, { words: WORDS }),
  component: lazyRouteComponent(() => import('../pages/edit-swimmer/EditSwimmerPage.tsx'), 'EditSwimmerPage'),
})

export const swimmerFormRoutes = [createSwimmer, editSwimmer] as const
