import type { Failure } from './event-types.ts'

/** Loading state of a widget's data. */
export interface DataState {
  readonly body: unknown
  /** Time of the last response; null before the first. */
  readonly at: number | null
  /** Why the last request failed; data that are present are stale then. */
  readonly failure: Failure | null
  readonly isReading: boolean
}
