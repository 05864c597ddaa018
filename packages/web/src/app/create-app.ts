import { browserStore, createClient } from '@polynya/sdk/light'
import { fetchWithEarlyAnswers } from '../api/early-answers.ts'
import { queriesOf } from '../api/queries.ts'
import { queryCache } from '../api/query-cache.ts'
import type { Timers } from '../notifications/notice-clocks.ts'
import { notificationCentre } from '../notifications/notifications.ts'
import { browserStorage } from '../settings/browser-storage.ts'
import { interfaceStateStore } from '../settings/interface-state-store.ts'
import { firstLanguage } from '../settings/language.ts'
import { themeSetting } from '../settings/theme.ts'
import { observable } from '../state/observable.ts'
import { wordsStore } from '../words/words-store.ts'
import type { App } from './app-context.ts'
import type { PageTitle } from './page-title.ts'
import { waitingIn } from './waiting.ts'

/** Replacements of browser features in a test. */
export type Borders = Partial<Pick<App, 'clock' | 'leaveTo'>>

/** Creates the dependencies of every page from the browser's features. */
export function createApp(page: Window, borders: Borders = {}): App {
  const storage = browserStorage(() => page.localStorage)
  const words = wordsStore(firstLanguage(storage, page.navigator.languages))
  const client = createClient({
    baseUrl: `${page.location.origin}/api/v1`,
    store: browserStore(),
    fetch: fetchWithEarlyAnswers(page),
    language: () => words.get().language,
  })
  const timers: Timers = {
    set: (run, milliseconds) => page.setTimeout(run, milliseconds),
    clear: (timer) => page.clearTimeout(timer as number | undefined),
  }
  return {
    client,
    queries: queriesOf(client),
    cache: queryCache(() => page.performance.now()),
    words,
    theme: themeSetting(storage, page.document.documentElement),
    notifications: notificationCentre(words.get, timers),
    storage,
    interfaceState: interfaceStateStore(storage, () => client.session.user),
    waiting: waitingIn(timers),
    drafts: new Map(),
    pageTitles: observable<readonly PageTitle[]>([]),
    clock: borders.clock ?? (() => new Date()),
    leaveTo: borders.leaveTo ?? ((address) => page.location.assign(address)),
  }
}
