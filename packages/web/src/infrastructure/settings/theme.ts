import { type Observable, observable } from '../state/observable.ts'
import type { TextStorage } from './browser-storage.ts'

/** `auto` follows the system. */
export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The script in index.html reads the same key before anything is painted. */
export const THEME_KEY = 'colorScheme'

export interface ThemeSetting extends Pick<Observable<Theme>, 'get' | 'subscribe'> {
  /** Takes the next theme and keeps it. */
  readonly cycle: () => void
}

/** The theme, stored in the browser and set on the root element as `data-theme`. */
export function themeSetting(storage: TextStorage, root: HTMLElement): ThemeSetting {
  const theme = observable(THEMES.find((known) => known === storage.read(THEME_KEY)) ?? 'auto')
  const show = () => {
    if (theme.get() === 'auto') delete root.dataset.theme
    else root.dataset.theme = theme.get()
  }
  show()
  return {
    get: theme.get,
    subscribe: theme.subscribe,
    cycle() {
      const next = THEMES[(THEMES.indexOf(theme.get()) + 1) % THEMES.length] ?? 'auto'
      storage.write(THEME_KEY, next)
      theme.set(next)
      show()
    },
  }
}
