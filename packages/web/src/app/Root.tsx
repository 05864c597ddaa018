import { WordsProvider } from '@polynya/ui'
import { RouterProvider } from '@tanstack/react-router'
import type { AppRouter } from '../router.ts'
import { useObservable } from '../state/use-observable.ts'
import { type App, AppProvider } from './app-context.ts'

interface Props {
  readonly app: App
  readonly router: AppRouter
}

/** The whole app. */
export function Root({ app, router }: Props) {
  return (
    <AppProvider value={app}>
      <WordsProvider value={useObservable(app.words)}>
        <RouterProvider router={router} />
      </WordsProvider>
    </AppProvider>
  )
}
