/** Tests of judges. */

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { need } from '../../infrastructure/queries/need.ts'
import { notFound, type RouterContext, root } from './root.ts'

const words = ({ context: { app } }: { readonly context: RouterContext }) =>
  need(app, { words: ['judgeTests', 'sport', 'messages', 'errors'] })

const judgeTests = createRoute({
  getParentRoute: () => root,
  path: paths.judgeTests,
  staticData: { title: 'judgeTests', requiresAuth: true },
  loader: words,
  component: lazyRouteComponent(() => import('../../pages/judge-tests/JudgeTestsPage.tsx'), 'JudgeTestsPage'),
})

const viewJudgeTest = createRoute({
  getParentRoute: () => root,
  path: '/view-judge-test/$id',
  staticData: { title: 'judgeTest', requiresAuth: true },
  async loader(route) {
    if (!/^[1-9]\d{0,8}$/.test(route.params.id)) throw notFound(route.location.href)
    await words(route)
  },
  component: lazyRouteComponent(
    () => import('../../pages/view-judge-test/ViewJudgeTestPage.tsx'),
    'ViewJudgeTestPage',
  ),
})

export const judgeTestRoutes = [judgeTests, viewJudgeTest] as const
