import type { AdmissionTime } from '@polynya/domain'
import type { Gathering } from './gatherings.ts'

/** What is decided of an event before it is written out. Dates are days at its venue. */
export interface EventPlan {
  readonly gathering: Gathering
  readonly startDate: string
  readonly endDate: string
  /** The first and the last day of registration; null has not been told. */
  readonly registration: { readonly from: string; readonly to: string } | null
  /** The last day for individual distances, where it comes before that for relays. */
  readonly individualTo?: string
  /** The number of the stage, where a gathering is held more than once in a season. */
  readonly stage?: number
  readonly priority: number
  /** When it asks for documents of admission; left out where it asks for none. */
  readonly admissionsAt?: AdmissionTime
  /** `draft` is unpublished and not complete; `bare` has neither pictures nor documents nor a description. */
  readonly finish: 'complete' | 'bare' | 'draft'
}
