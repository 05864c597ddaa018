/** Who may change the declared time of an entry, and until when. See docs/rules.md#entries. */

import { type DistCode, distanceOf } from './distances.ts'
import { type EntryState, takesPlace } from './orders.ts'

/** The state of an entry that decides whether its declared time can be changed. */
export interface SeedTimeFacts {
  readonly state: EntryState
  /** Until when its owner may change it; null if there is no deadline. */
  readonly changeUntil: Date | null
  /** Whether an administrator has locked the start list of its distance. */
  readonly isListLocked: boolean
}

/** Why a declared time cannot be changed. */
export type SeedTimeDenial = 'entry_state' | 'start_list_locked' | 'seed_times_closed'

/**
 * Returns why the declared time of an entry cannot be changed, or null if it can: by its owner until the deadline, by an
 * administrator of the event until the start list is locked.
 */
export function seedTimeDenial(
  { state, changeUntil, isListLocked }: SeedTimeFacts,
  { isAdministrator, now }: { readonly isAdministrator: boolean; readonly now: Date },
): SeedTimeDenial | null {
  if (!takesPlace(state)) return 'entry_state'
  if (isListLocked) return 'start_list_locked'
  return !isAdministrator && changeUntil !== null && now > changeUntil ? 'seed_times_closed' : null
}

/** Whether a time can be declared for a distance: programme items that are not races have none. */
export function hasSeedTime(code: DistCode): boolean {
  const { kind } = distanceOf(code)
  return kind !== 'untimed' && kind !== 'service' && kind !== 'judgeCredit'
}
