/** Parent of every route, and the context of its loaders. */

import type { Namespace } from '@polynya/i18n'
import { createRootRouteWithContext, redirect } from '@tanstack/react-router'
import { readModalSearch } from '../../infrastructure/addresses/modal-address.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import type { App } from '../../infrastructure/context/app-context.ts'
import type { TitleKey } from '../../infrastructure/context/page-title.ts'
import { need } from '../../infrastructure/queries/need.ts'
import type { RouteAccess } from '../../infrastructure/session/access.ts'
import { mayOpen } from '../../infrastructure/session/guard.ts'
import { Shell } from '../shell/Shell.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends RouteAccess {
    /** The key of its title; the general one where there is none. */
    readonly title?: TitleKey
    /** Whether it is shown without header and footer. */
    readonly isBare?: boolean
  }
}

export interface RouterContext {
  readonly app: App
}

/** Unknown addresses end at /404, which names them. */
export const notFound = (address: string) => redirect({ to: '/404', search: { address }, replace: true })

/** A loader of the texts of a page. */
export const texts =
  (...words: Namespace[]) =>
  ({ context: { app } }: { readonly context: RouterContext }) =>
    need(app, { words })

export const root = createRootRouteWithContext<RouterContext>()({
  component: Shell,
  validateSearch: readModalSearch,
  beforeLoad({ context: { app }, matches, location, preload }) {
    const parts = matches.map(({ staticData }) => staticData)
    if (preload || mayOpen(app, parts, location.href)) return
    throw redirect({ to: paths.home, replace: true })
  },
})
