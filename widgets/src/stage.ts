import type { Events } from './dispatch.ts'

/** How it stands with a widget, for hosts that style by `:state(…)`. */
export type StageState = 'loading' | 'ready' | 'empty' | 'error' | 'stale'

/** The element as what stands in it sees it. */
export interface Stage extends HTMLElement {
  /** Shows the states that hold, and no others. */
  showStates(...states: readonly StageState[]): void
  /** Fulfils the promise `ready`; later calls do nothing. */
  becomeReady(detail: Events['ready']): void
}
