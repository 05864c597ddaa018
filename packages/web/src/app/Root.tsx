import { WordsProvider } from '@polynya/ui'
import { RouterProvider } from '@tanstack/react-router'
import { type App, AppProvider } from '../infrastructure/context/app-context.ts'
import { useObservable } from '../infrastructure/state/use-observable.ts'
import type { AppRouter } from './router.ts'

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
