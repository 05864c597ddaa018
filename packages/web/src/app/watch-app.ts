import type { User } from '@polynya/contract'
import { paths } from '../infrastructure/addresses/paths.ts'
import type { App } from '../infrastructure/context/app-context.ts'
import { discardOfCaller } from '../infrastructure/queries/query-client.ts'
import { type SavedAnswers, saveAnswers } from '../infrastructure/queries/saved-answers.ts'
import { callerOf } from '../infrastructure/session/caller.ts'
import { speakAsAccount } from '../infrastructure/session/change-language.ts'
import { watchNavigation } from './navigation.ts'
import { watchUpdates } from './offline/watch-updates.ts'
import type { AppRouter } from './router.ts'

/** Clears the cached and the saved answers and the notifications when the caller changes; another name or language is not another caller. */
function watchCaller({ client, queryClient, notifications }: App, saved: SavedAnswers) {
  let caller = callerOf(client.session.user)
  return (user: User | null) => {
    const next = callerOf(user)
    if (next === caller) return
    discardOfCaller(queryClient)
    notifications.clear()
    saved.discard()
    caller = next
  }
}

/** Synchronises page, session and router while the app runs; returns a function that stops it. */
export function watchApp(app: App, router: AppRouter, page: Document): () => void {
  const { client, words, notifications, interfaceState } = app
  const showLanguage = () => {
    page.documentElement.lang = words.get().language
  }
  showLanguage()
  const saved = saveAnswers(app)
  // Without it, where it fails to load, the focus is as the browser leaves it.
  const focus = import('./watch-focus.ts').then(({ watchFocus }) => watchFocus(page)).catch(() => undefined)
  const ends = [
    words.subscribe(showLanguage),
    watchNavigation(router, page, () => notifications.announce(() => page.title)),
    () => void focus.then((stop) => stop?.()),
    client.session.onChange(watchCaller(app, saved)),
    client.session.onChange(() => interfaceState.restore()),
    client.session.onChange((user) => speakAsAccount(app, user)),
    client.session.onLost(() => {
      const { href } = router.state.location
      // Drafts are stored and restored with the next session, so no confirmation is needed.
      void router.navigate({ href: paths.login(href, 'ended'), ignoreBlocker: true })
    }),
    watchUpdates(app, window),
    saved.stop,
  ]
  return () => {
    for (const end of ends) end()
  }
}
