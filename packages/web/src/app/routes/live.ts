/** Pages of the day of an event. */

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { eventNumber } from '../../features/events/event-number.ts'
import { need } from '../../infrastructure/queries/need.ts'
import { notFound, type RouterContext, root, texts } from './root.ts'

interface EventLoad {
  readonly context: RouterContext
  readonly params: { readonly id: string }
  readonly location: { readonly href: string }
}

async function loadEvent({ context: { app }, params, location }: EventLoad) {
  const id = eventNumber(params)
  if (id === null) throw notFound(location.href)
  const words = ['live', 'results', 'startLists', 'sport', 'events', 'messages', 'errors'] as const
  await need(app, { words, queries: [app.queries.event(id)] })
}

const live = createRoute({
  getParentRoute: () => root,
  path: '/view-event/$id/live',
  staticData: { title: 'live' },
  loader: loadEvent,
  component: lazyRouteComponent(() => import('../../pages/live/LivePage.tsx'), 'LivePage'),
})

const hall = createRoute({
  getParentRoute: () => root,
  path: '/hall/$id',
  staticData: { title: 'hall', isBare: true },
  loader: loadEvent,
  component: lazyRouteComponent(() => import('../../pages/hall/HallPage.tsx'), 'HallPage'),
})

const time = createRoute({
  getParentRoute: () => root,
  path: '/time/$code',
  staticData: { title: 'timing' },
  loader: texts('timing', 'events', 'sport', 'messages', 'errors'),
  component: lazyRouteComponent(() => import('../../pages/time/TimePage.tsx'), 'TimePage'),
})

export const liveRoutes = [time, live, hall] as const
