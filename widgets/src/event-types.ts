/** Types of the events that widgets dispatch to the host page. The npm package publishes this file. */

export type FailureCode = 'load' | 'network' | 'http' | 'shape' | 'render' | 'attribute'

/** Why there are no data. */
export interface Failure {
  readonly code: FailureCode
  /** HTTP status, or null if there was no response. */
  readonly status: number | null
  /** Whether a retry may succeed. */
  readonly retryable: boolean
  /** How long the server requires to wait before a retry. */
  readonly retryAfterMs?: number
  /** The parameter of the request that the server does not understand. */
  readonly parameter?: string
}

/** Target of a link inside a widget. */
export interface Link {
  readonly kind: 'event' | 'swimmer' | 'site'
  /** Event ID or swimmer registry ID; '' for the site itself. */
  readonly id: string
  readonly href: string
}

/** Details of the events by name, without the prefix `polynya-`. */
export interface Events {
  readonly ready: { readonly widget: string; readonly version: string; readonly count: number }
  readonly data: { readonly count: number; readonly stale: boolean }
  readonly change: Readonly<Record<string, unknown>>
  readonly navigate: Link
  readonly error: Failure
  readonly empty: null
}
