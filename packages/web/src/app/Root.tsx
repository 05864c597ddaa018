import { WordsProvider } from '@polynya/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type App, AppProvider } from '../infrastructure/context/app-context.ts'
import { useObservable } from '../infrastructure/state/use-observable.ts'
import type { AppRouter } from './router.ts'

/** The whole app. */
export function Root({ app, router }: { readonly app: App; readonly router: AppRouter }) {
  return (
    <AppProvider value={app}>
      <QueryClientProvider client={app.queryClient}>
        <WordsProvider value={useObservable(app.words)}>
          <RouterProvider router={router} />
        </WordsProvider>
      </QueryClientProvider>
    </AppProvider>
  )
}
