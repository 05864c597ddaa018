import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { PagePending } from '../infrastructure/components/PagePending.tsx'
import type { App } from '../infrastructure/context/app-context.ts'
import { PageError } from './PageError.tsx'
import { routeTree } from './routes.ts'

/** After this long without the new page its skeleton is shown, and then not for a blink only. */
const PENDING_MS = 200
const PENDING_MIN_MS = 300

/** @param history the browser's by default */
export const appRouter = (app: App, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context: { app },
    ...(history && { history }),
    scrollRestoration: true,
    defaultPendingComponent: PagePending,
    defaultPendingMs: PENDING_MS,
    defaultPendingMinMs: PENDING_MIN_MS,
    defaultErrorComponent: PageError,
    // The query client caches the answers and tracks their age.
    defaultStaleTime: 0,
    defaultPreloadStaleTime: 0,
  })

export type AppRouter = ReturnType<typeof appRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
