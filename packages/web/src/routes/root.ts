/** Parent of every route, and the context of its loaders. */

import { createRootRouteWithContext, redirect } from '@tanstack/react-router'
import type { App } from '../app/app-context.ts'
import type { TitleKey } from '../app/page-title.ts'
import { Shell } from '../app/Shell.tsx'
import { readModalSearch } from '../modal/modal-address.ts'
import { paths } from '../paths.ts'
import type { RouteAccess } from '../session/access.ts'
import { mayOpen } from '../session/guard.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends RouteAccess {
    /** The key of its title; the general one where there is none. */
    readonly title?: TitleKey
  }
}

export interface RouterContext {
  readonly app: App
}

/** Unknown addresses end at /404, which names them. */
export const notFound = (address: string) => redirect({ to: '/404', search: { address }, replace: true })

export const root = createRootRouteWithContext<RouterContext>()({
  component: Shell,
  validateSearch: readModalSearch,
  beforeLoad({ context: { app }, matches, location, preload }) {
    const parts = matches.map(({ staticData }) => staticData)
    if (preload || mayOpen(app, { parts, wanted: location.href })) return
    throw redirect({ to: paths.home, replace: true })
  },
})
