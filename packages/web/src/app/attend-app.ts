import { paths } from '../paths.ts'
import type { AppRouter } from '../router.ts'
import type { App } from './app-context.ts'
import { attendNavigation } from './navigation.ts'

/** Keeps page, session and router in step for as long as the app runs; returns how to stop. */
export function attendApp(app: App, router: AppRouter, page: Document): () => void {
  const { client, cache, words, notifications, interfaceState } = app
  const showLanguage = () => {
    page.documentElement.lang = words.get().language
  }
  showLanguage()
  const ends = [
    words.subscribe(showLanguage),
    attendNavigation(router, page, () => notifications.announce(() => page.title)),
    // Answers are told apart by who asks.
    client.session.onChange(() => cache.clear()),
    client.session.onChange(() => interfaceState.restore()),
    client.session.onLost(() => {
      const { href } = router.state.location
      void router.navigate({ href: paths.login(href, 'ended') })
    }),
  ]
  return () => {
    for (const end of ends) end()
  }
}
