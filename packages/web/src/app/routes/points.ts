/** Pages about points: their conversion, and the base results that they are calculated from. */

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { need } from '../../infrastructure/queries/need.ts'
import { type RouterContext, root } from './root.ts'

const points = {
  getParentRoute: () => root,
  loader: ({ context: { app } }: { readonly context: RouterContext }) =>
    need(app, { words: ['points', 'sport', 'fields', 'messages', 'errors'] }),
} as const

const convertScores = createRoute({
  ...points,
  path: paths.convertScores,
  staticData: { title: 'convertScores' },
  component: lazyRouteComponent(
    () => import('../../pages/convert-scores/ConvertScoresPage.tsx'),
    'ConvertScoresPage',
  ),
})

const editBaseResults = createRoute({
  ...points,
  path: paths.editBaseResults,
  staticData: { title: 'baseResults', requiresAuth: true },
  component: lazyRouteComponent(
    () => import('../../pages/edit-base-results/BaseResultsPage.tsx'),
    'BaseResultsPage',
  ),
})

export const pointsRoutes = [convertScores, editBaseResults] as const
