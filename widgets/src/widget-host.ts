import type { Events } from './event-types.ts'

/** State of a widget, for hosts that style with `:state(…)`. */
export type WidgetState = 'loading' | 'ready' | 'empty' | 'error' | 'stale'

/** Content that a server rendered into the shadow root, which the widget replaces once all its parts are drawn. */
export interface Served {
  /** Called as a part starts to be drawn; returns the function to call once it is. */
  readonly start: () => () => void
  /** Calls a function once the content is replaced. */
  readonly whenReplaced: (report: () => void) => void
}

/** The host element as the components inside it see it. */
export interface WidgetHost extends HTMLElement {
  /** Null without such content, and once it is replaced. */
  served: Served | null
  /** Sets exactly these custom states. */
  showStates(...states: readonly WidgetState[]): void
  /** Resolves the promise `ready`; later calls do nothing. */
  becomeReady(detail: Events['ready']): void
}
