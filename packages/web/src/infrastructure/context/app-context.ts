import type { Client } from '@polynya/sdk/light'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { Queries } from '../api/queries.ts'
import type { Notifications } from '../notifications/notifications.ts'
import type { TextStorage } from '../settings/browser-storage.ts'
import type { InterfaceStateStore } from '../settings/interface-state-store.ts'
import type { ThemeSetting } from '../settings/theme.ts'
import type { Observable } from '../state/observable.ts'
import type { WordsStore } from '../words/words-store.ts'
import type { PageTitle } from './page-title.ts'
import type { Waiting } from './waiting.ts'

/** Dependencies of every page; created once, in start.tsx or in a test. */
export interface App {
  readonly client: Client
  readonly queries: Queries
  readonly queryClient: QueryClient
  readonly words: WordsStore
  readonly theme: ThemeSetting
  readonly notifications: Notifications
  readonly storage: TextStorage
  readonly interfaceState: InterfaceStateStore
  readonly waiting: Waiting
  /** Unsent values of forms: see forms/use-draft.ts. */
  readonly drafts: Map<string, Readonly<Record<string, unknown>>>
  /** Parts that the page and each form on it add to the title of its route. */
  readonly pageTitles: Observable<readonly PageTitle[]>
  readonly clock: () => Date
  /** Leaves for an address as the browser does, so that nothing of this page stays. */
  readonly leaveTo: (address: string) => void
}

const AppContext = createContext<App | null>(null)

export const AppProvider = AppContext.Provider

export function useApp(): App {
  const app = useContext(AppContext)
  if (!app) throw new Error('There is no app here: put an <AppProvider> around')
  return app
}
