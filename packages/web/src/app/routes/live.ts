/** Pages of the day of an event. */

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { need } from '../../infrastructure/queries/need.ts'
import { root } from './root.ts'

const time = createRoute({
  getParentRoute: () => root,
  path: '/time/$code',
  staticData: { title: 'timing' },
  loader: ({ context: { app } }) => need(app, { words: ['timing', 'sport', 'messages', 'errors'] }),
  component: lazyRouteComponent(() => import('../../pages/time/TimePage.tsx'), 'TimePage'),
})

export const liveRoutes = [time] as const
