/** Pages for administrators of events: the list, the editor and the registrations of an event. */

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { eventNumber } from '../../features/events/event-number.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { need } from '../../infrastructure/queries/need.ts'
import type { CrudSearch } from '../../pages/events-crud/crud-search.ts'
import { notFound, type RouterContext, root } from './root.ts'

const words = ({ context: { app } }: { readonly context: RouterContext }) =>
  need(app, {
    words: [
      'eventEditor',
      'eventContent',
      'registrations',
      'fields',
      'events',
      'sport',
      'errors',
      'messages',
    ],
  })

const eventsCrud = createRoute({
  getParentRoute: () => root,
  path: paths.eventsCrud,
  staticData: { title: 'eventsCrud', superAdminOnly: true },
  // Read where it is used, so that nothing of it is among the first page's bytes.
  validateSearch: (search: Record<string, unknown>): Partial<Record<keyof CrudSearch, unknown>> => search,
  loader: words,
  component: lazyRouteComponent(() => import('../../pages/events-crud/EventsCrudPage.tsx'), 'EventsCrudPage'),
})

const editEvent = createRoute({
  getParentRoute: () => root,
  path: '/events-crud/$id',
  staticData: { title: 'editEvent', superAdminOnly: true },
  async loader({ context, params, location }) {
    if (eventNumber(params) === null) throw notFound(location.href)
    await words({ context })
  },
  component: lazyRouteComponent(() => import('../../pages/event-editor/EditorPage.tsx'), 'EditorPage'),
})

const registrationsPage = () => import('../../pages/event-registrations/RegistrationsPage.tsx')

/** For administrators of the event's region, too. */
const registrations = createRoute({
  getParentRoute: () => root,
  path: '/events-crud/$id/registrations',
  staticData: { requiresAuth: true },
  async loader({ context: { app }, params, location }) {
    const id = eventNumber(params)
    if (id === null) throw notFound(location.href)
    await (await registrationsPage()).loadRegistrations(app, id)
  },
  component: lazyRouteComponent(registrationsPage, 'RegistrationsPage'),
})

export const eventEditingRoutes = [eventsCrud, editEvent, registrations] as const
