/** What an event's own data must keep to: on every save, and before it is shown to everybody. */

import type { AgeGroup } from './age-groups.ts'
import { ageGroupProblems } from './age-groups.ts'

/** What the rules read of an event; dates are `YYYY-MM-DD`, the registration range instants. */
export interface EventDraft {
  readonly name: string
  readonly organizer: string | null
  readonly address: string | null
  readonly startDate: string | null
  readonly endDate: string | null
  readonly ageGroupOnDate: string | null
  readonly regStartDate: Date | null
  readonly regEndDate: Date | null
  readonly ageGroups: readonly AgeGroup[]
  /** The last instant of the event: the end of `endDate` in its time zone; null without a date. */
  readonly endsAt: Date | null
}

export type EventProblem =
  | 'required'
  | 'end_before_start'
  | 'registration_reversed'
  | 'registration_after_end'
  | ReturnType<typeof ageGroupProblems>[number]['problem']

export interface EventIssue {
  readonly path: string
  readonly reason: EventProblem
}

/** What contradicts itself in an event; such an event is never saved. */
export function eventContradictions(event: EventDraft): EventIssue[] {
  const { startDate, endDate, regStartDate, regEndDate, endsAt } = event
  const issues: EventIssue[] = []
  if (startDate && endDate && endDate < startDate)
    issues.push({ path: 'endDate', reason: 'end_before_start' })
  if (regStartDate && regEndDate && regEndDate <= regStartDate) {
    issues.push({ path: 'regEndDate', reason: 'registration_reversed' })
  }
  if (regEndDate && endsAt && regEndDate > endsAt) {
    issues.push({ path: 'regEndDate', reason: 'registration_after_end' })
  }
  for (const { index, problem } of ageGroupProblems(event.ageGroups)) {
    issues.push({ path: `ageGroups.${index}`, reason: problem })
  }
  return issues
}

/** What every public event tells; the fields without which "Event's Info Not Complete". */
const REQUIRED_TO_PUBLISH = [
  'name',
  'organizer',
  'address',
  'startDate',
  'endDate',
  'ageGroupOnDate',
] as const

/** What is missing before an event can be published. */
export function publishingGaps(event: EventDraft): EventIssue[] {
  return REQUIRED_TO_PUBLISH.filter((path) => !event[path]).map((path) => ({ path, reason: 'required' }))
}
