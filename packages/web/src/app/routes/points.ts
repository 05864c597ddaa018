/** Pages about points and norms: conversion, rank norms, and the base results that points are calculated from. */

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { root, texts } from './root.ts'

const points = {
  getParentRoute: () => root,
  loader: texts('points', 'sport', 'fields', 'messages', 'errors'),
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

const rankNorms = createRoute({
  ...points,
  path: paths.rankNorms,
  staticData: { title: 'rankNorms' },
  component: lazyRouteComponent(() => import('../../pages/rank-norms/RankNormsPage.tsx'), 'RankNormsPage'),
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

export const pointsRoutes = [convertScores, rankNorms, editBaseResults] as const
