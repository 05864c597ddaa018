import type { Events } from './event-types.ts'

/** State of a widget, for hosts that style with `:state(…)`. */
export type WidgetState = 'loading' | 'ready' | 'empty' | 'error' | 'stale'

/** The host element as the components inside it see it. */
export interface WidgetHost extends HTMLElement {
  /** Whether the shadow root still has content that a server rendered. */
  readonly isServed: boolean
  /** Removes that content; the focus and the scroll positions in it move to what has replaced it. */
  removeServed: () => void
  /** Sets exactly these custom states. */
  showStates(...states: readonly WidgetState[]): void
  /** Resolves the promise `ready`; later calls do nothing. */
  becomeReady(detail: Events['ready']): void
}
