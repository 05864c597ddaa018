import { browserStore, createClient } from '@polynya/sdk/light'
import { fetchWithEarlyAnswers } from '../infrastructure/api/early-answers.ts'
import { queriesOf } from '../infrastructure/api/queries.ts'
import type { App } from '../infrastructure/context/app-context.ts'
import type { PageTitle } from '../infrastructure/context/page-title.ts'
import { waitingIn } from '../infrastructure/context/waiting.ts'
import type { Timers } from '../infrastructure/notifications/notice-clocks.ts'
import { notificationCentre } from '../infrastructure/notifications/notifications.ts'
import { createQueryClient } from '../infrastructure/queries/query-client.ts'
import { browserStorage } from '../infrastructure/settings/browser-storage.ts'
import { interfaceStateStore } from '../infrastructure/settings/interface-state-store.ts'
import { firstLanguage } from '../infrastructure/settings/language.ts'
import { themeSetting } from '../infrastructure/settings/theme.ts'
import { observable } from '../infrastructure/state/observable.ts'
import { wordsStore } from '../infrastructure/words/words-store.ts'

/** Replacements of browser features in a test. */
export type Borders = Partial<Pick<App, 'clock' | 'leaveTo'>>

/** Creates the dependencies of every page from the browser's features. */
export function createApp(page: Window, borders: Borders = {}): App {
  const storage = browserStorage(() => page.localStorage)
  const { search } = page.location
  const words = wordsStore(firstLanguage({ storage, search, preferred: page.navigator.languages }))
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
    queryClient: createQueryClient(),
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
