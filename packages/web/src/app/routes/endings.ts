/** Pages of errors, and the page for developers of the app. */

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { notFound, root, texts } from './root.ts'

/** For those who work on the app; what is built for others has no such page. */
const inDevelopment = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => root,
        path: '/test',
        staticData: { title: 'test' },
        loader: texts('home', 'events', 'sport', 'swimmers'),
        component: lazyRouteComponent(() => import('../../pages/test/TestPage.tsx'), 'TestPage'),
      }),
    ]
  : []

const unauthorized = createRoute({
  getParentRoute: () => root,
  path: '/401',
  staticData: { title: 'unauthorized' },
  component: lazyRouteComponent(
    () => import('../../pages/unauthorized/UnauthorizedPage.tsx'),
    'UnauthorizedPage',
  ),
})

const missing = createRoute({
  getParentRoute: () => root,
  path: '/404',
  staticData: { title: 'notFound' },
  validateSearch: ({ address }: Record<string, unknown>): { address?: string } =>
    typeof address === 'string' ? { address } : {},
  component: lazyRouteComponent(() => import('../../pages/not-found/NotFoundPage.tsx'), 'NotFoundPage'),
})

const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad({ location }) {
    throw notFound(location.href)
  },
})

export const endings = [...inDevelopment, unauthorized, missing, unknown] as const
