import type { AdmissionTime } from '@polynya/domain'
import type { Gathering } from './gatherings.ts'

/** Plan of an event before it is turned into input. Dates are days at its venue. */
export interface EventPlan {
  readonly gathering: Gathering
  readonly startDate: string
  readonly endDate: string
  /** First and last day of registration; null if not announced. */
  readonly registration: { readonly from: string; readonly to: string } | null
  /** Last day for individual distances, if earlier than that for relays. */
  readonly individualTo?: string
  /** Number of the stage of a gathering that takes place more than once in a season. */
  readonly stage?: number
  readonly priority: number
  /** When admission documents are required; absent if they are not. */
  readonly admissionsAt?: AdmissionTime
  /** `draft` is unpublished and incomplete; `bare` has no pictures, documents or description. */
  readonly finish: 'complete' | 'bare' | 'draft'
}
