/** State of a widget, for hosts that style with `:state(…)`. */
export type WidgetState = 'loading' | 'ready' | 'empty' | 'error' | 'stale'
