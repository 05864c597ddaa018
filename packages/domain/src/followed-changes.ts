/** Changes that the followers of an event are notified of. See docs/rules.md#followed-events. */

import type { EventState } from './orders.ts'

/** The facts of an event that its followers are notified of. Dates are days, `YYYY-MM-DD`. */
export interface FollowedFacts {
  readonly state: EventState
  readonly startDate: string | null
  readonly endDate: string | null
  /** Whether a start list is published. */
  readonly hasStartLists: boolean
  /** Whether results are published. */
  readonly hasResults: boolean
}

export type FollowedChange = EventState | 'dates' | 'startLists' | 'results'

/**
 * Returns what changed between the facts that a follower knows and the current ones, the most important first. Lists
 * that were withdrawn, and dates that are no longer known, are no change; nor are dates of an event that is called off.
 */
export function followedChanges(known: FollowedFacts, now: FollowedFacts): FollowedChange[] {
  const isMoved = known.startDate !== now.startDate || known.endDate !== now.endDate
  const changes: (FollowedChange | false)[] = [
    known.state !== now.state && now.state,
    isMoved && now.startDate !== null && now.state !== 'calledOff' && 'dates',
    !known.hasStartLists && now.hasStartLists && 'startLists',
    !known.hasResults && now.hasResults && 'results',
  ]
  return changes.filter((change) => change !== false)
}
