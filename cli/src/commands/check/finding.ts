/** What the checks find, and what they are given. */

import type { EventCard } from '@polynya/contract'
import type { ResultError } from '@polynya/domain'
import type { Client } from '@polynya/sdk/light'
import type { CHECKS } from '../../definitions/check.ts'

export type CheckName = (typeof CHECKS)[number]
type CheckedEvent = Pick<EventCard, 'id' | 'name' | 'nameEn' | 'timeZone'>

export interface Finding {
  readonly check: CheckName
  /** What blocks publishing results; null of other findings. */
  readonly error: ResultError | null
  readonly event: Pick<EventCard, 'id' | 'name' | 'nameEn'> | null
  readonly id: number | null
  readonly name: string | null
  readonly count: number | null
  readonly at: string | null
}

export interface Checked {
  readonly client: Client
  /** The events to check. */
  readonly events: readonly EventCard[]
  /** Whether the user named the events: what belongs to no event is left out. */
  readonly isNarrow: boolean
  readonly concurrency: number
}

/** A finding with what of it is known. */
export const finding = (
  check: CheckName,
  known: Partial<Omit<Finding, 'check' | 'event'>> & { readonly event?: CheckedEvent },
): Finding => {
  const { event, ...rest } = known
  return {
    check,
    ...{ error: null, id: null, name: null, count: null, at: null },
    ...rest,
    event: event ? { id: event.id, name: event.name, nameEn: event.nameEn } : null,
  }
}
