import type { Events } from './event-types.ts'
import type { Showing } from './showing.ts'
import type { WidgetState } from './widget-state.ts'

/** The host element as the components inside it see it. */
export interface WidgetHost extends HTMLElement {
  /** When what the widget renders is shown, which reports to the host wait for. */
  showing: Showing
  /** Sets exactly these custom states. */
  showStates(...states: readonly WidgetState[]): void
  /** Resolves the promise `ready`; later calls do nothing. */
  becomeReady(detail: Events['ready']): void
}
