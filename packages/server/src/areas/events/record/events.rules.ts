/** Visibility and age group rules of an event. */

import type { AgeGroup, AgeGroupRules, AgeMode } from '@polynya/domain'
import { administers, type Caller } from '../../../access/caller.ts'

interface Belonging {
  readonly region: string | null
  readonly public: boolean
}

/** Whether a caller may know that an event exists: an unpublished one is its administrators' alone. */
export function isVisible(caller: Caller, event: Belonging): boolean {
  return event.public || administers(caller, event.region)
}

interface Grouping {
  readonly age_group_on: string | null
  readonly start_date: string | null
  readonly age_group_mode: AgeMode
  readonly age_groups: readonly AgeGroup[]
}

/** Returns how an event assigns age groups; ages are counted on `otherwise` while the event has no date. */
export const ageGroupRules = (event: Grouping, otherwise: string): AgeGroupRules => ({
  date: event.age_group_on ?? event.start_date ?? otherwise,
  mode: event.age_group_mode,
  groups: event.age_groups,
})
