/** Tests of judges. */

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { notFound, root, texts } from './root.ts'

const words = texts('judgeTests', 'judgeBank', 'sport', 'messages', 'errors')

const bankWords = texts('judgeBank', 'judgeTests', 'eventSessions', 'sport', 'messages', 'errors')

const isNumber = (id: string) => /^[1-9]\d{0,8}$/.test(id)

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
    if (!isNumber(route.params.id)) throw notFound(route.location.href)
    await words(route)
  },
  component: lazyRouteComponent(
    () => import('../../pages/view-judge-test/ViewJudgeTestPage.tsx'),
    'ViewJudgeTestPage',
  ),
})

/** For accounts with the right to edit the questions; the call refuses others. */
const judgeQuestions = createRoute({
  getParentRoute: () => root,
  path: paths.judgeQuestions,
  staticData: { title: 'judgeQuestions', requiresAuth: true },
  loader: bankWords,
  component: lazyRouteComponent(
    () => import('../../pages/judge-questions/JudgeQuestionsPage.tsx'),
    'JudgeQuestionsPage',
  ),
})

const judgeStatistics = createRoute({
  getParentRoute: () => root,
  path: paths.judgeStatistics,
  staticData: { title: 'judgeStatistics', requiresAuth: true },
  loader: bankWords,
  component: lazyRouteComponent(
    () => import('../../pages/judge-statistics/JudgeStatisticsPage.tsx'),
    'JudgeStatisticsPage',
  ),
})

const judgeActivity = createRoute({
  getParentRoute: () => root,
  path: '/judge-activity/$id',
  staticData: { title: 'judgeActivity', requiresAuth: true },
  async loader(route) {
    if (!isNumber(route.params.id)) throw notFound(route.location.href)
    await bankWords(route)
  },
  component: lazyRouteComponent(
    () => import('../../pages/judge-activity/JudgeActivityPage.tsx'),
    'JudgeActivityPage',
  ),
})

export const judgeTestRoutes = [
  judgeTests,
  viewJudgeTest,
  judgeQuestions,
  judgeStatistics,
  judgeActivity,
] as const
