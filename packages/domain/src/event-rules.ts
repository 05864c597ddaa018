/** Validation of an event: on every save, and before publication. See docs/rules.md#events. */

import type { AgeGroup } from './age-groups.ts'
import { ageGroupProblems } from './age-groups.ts'
import { addDays, startOfDay } from './calendar.ts'
import { type DistCode, isRelay } from './distances.ts'
import type { FeeProblem } from './fees.ts'
import type { RefundProblem } from './refunds.ts'
import type { OfferWindow } from './registration.ts'

/** Fields of an event that the rules read; dates are `YYYY-MM-DD`, the registration range instants. */
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
  readonly offers: readonly OfferDraft[]
  /** Last instant of the event: the end of `endDate` in its time zone; null without a date. */
  readonly endsAt: Date | null
}

/** An offer; a null bound of its registration means the event's bound. */
export interface OfferDraft extends OfferWindow {
  readonly slotLimit: number | null
  readonly reserved: number
  readonly children: readonly DistanceDraft[]
}

export interface DistanceDraft {
  readonly distCode: DistCode
  readonly minAge: number | null
  readonly maxAge: number | null
  readonly paraGroups: readonly string[]
  readonly divisions: readonly string[]
  readonly slotLimit: number | null
  readonly reserved: number
}

export type EventProblem =
  | 'required'
  | 'end_before_start'
  | 'registration_reversed'
  | 'registration_after_end'
  | 'registration_outside'
  | 'not_allowed'
  | 'repeated'
  | 'too_large'
  | 'before_registration_start'
  | 'before_registration_end'
  | 'after_registration_end'
  | 'after_event_end'
  | 'own_currency_rate'
  | 'lanes_reversed'
  | FeeProblem['reason']
  | RefundProblem
  | ReturnType<typeof ageGroupProblems>[number]['problem']

export interface EventIssue {
  readonly path: string
  readonly reason: EventProblem
  /** The violated bound, if the reason has one. */
  readonly limit?: number
}

/** An event as the API tells it: instants as text. */
export interface EventInput extends Omit<EventDraft, Instants | 'offers' | 'endsAt'>, WindowInput {
  readonly timeZone: string
  readonly programData: readonly (Omit<OfferDraft, Instants> & WindowInput)[]
}

type Instants = 'regStartDate' | 'regEndDate'
type WindowInput = Readonly<Record<Instants, string | null>>

/** Converts the API's representation to the rules' one. */
export function eventDraft<Told extends EventInput>(event: Told): Omit<Told, Instants> & EventDraft {
  const { endDate, timeZone, programData } = event
  return {
    ...event,
    ...windowOf(event),
    offers: programData.map((offer) => ({ ...offer, ...windowOf(offer) })),
    endsAt: endDate === null ? null : startOfDay(addDays(endDate, 1), timeZone),
  }
}

const instantOf = (text: string | null) => (text === null ? null : new Date(text))
const windowOf = ({ regStartDate, regEndDate }: WindowInput) => ({
  regStartDate: instantOf(regStartDate),
  regEndDate: instantOf(regEndDate),
})

/** Returns the contradictions of an event. An event with contradictions is never saved. */
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
  const ofOffers = event.offers.flatMap((offer, index) =>
    offerContradictions(offer, event).map((issue) => ({
      ...issue,
      path: `programData.${index}.${issue.path}`,
    })),
  )
  return [...issues, ...ofOffers]
}

function offerContradictions(offer: OfferDraft, event: EventDraft): EventIssue[] {
  const distances = offer.children.flatMap((distance, index) =>
    distanceContradictions(distance, offer).map((issue) => ({
      ...issue,
      path: `children.${index}.${issue.path}`,
    })),
  )
  return [...windowContradictions(offer, event), ...placesContradictions(offer), ...distances]
}

/** An offer is sold within the event's registration window. */
function windowContradictions(offer: OfferDraft, event: EventDraft): EventIssue[] {
  const { regStartDate: opens, regEndDate: closes } = offer
  const issues: EventIssue[] = []
  if (opens && event.regStartDate && opens < event.regStartDate) {
    issues.push({ path: 'regStartDate', reason: 'registration_outside' })
  }
  if (closes && event.regEndDate && closes > event.regEndDate) {
    issues.push({ path: 'regEndDate', reason: 'registration_outside' })
  }
  const from = opens ?? event.regStartDate
  const to = closes ?? event.regEndDate
  if ((opens || closes) && from && to && to <= from) {
    issues.push({ path: closes ? 'regEndDate' : 'regStartDate', reason: 'registration_reversed' })
  }
  return issues
}

function distanceContradictions(distance: DistanceDraft, { kind }: OfferDraft): EventIssue[] {
  const { distCode, minAge, maxAge, paraGroups, divisions } = distance
  const issues: EventIssue[] = []
  if (isRelay(distCode) !== (kind === 'relay')) issues.push({ path: 'distCode', reason: 'not_allowed' })
  if (minAge !== null && maxAge !== null && maxAge < minAge) {
    issues.push({ path: 'maxAge', reason: 'age_group_bounds_reversed' })
  }
  if (hasRepeats(paraGroups)) issues.push({ path: 'paraGroups', reason: 'repeated' })
  if (hasRepeats(divisions)) issues.push({ path: 'divisions', reason: 'repeated' })
  return [...issues, ...placesContradictions(distance)]
}

const hasRepeats = (values: readonly string[]) => new Set(values).size < values.length

/** Reserved places are part of the limit. */
function placesContradictions({ slotLimit, reserved }: OfferDraft | DistanceDraft): EventIssue[] {
  if (slotLimit === null || reserved <= slotLimit) return []
  return [{ path: 'reserved', reason: 'too_large', limit: slotLimit }]
}

/** Required fields of a public event; without them, "Event's Info Not Complete". */
export const REQUIRED_TO_PUBLISH = [
  'name',
  'organizer',
  'address',
  'startDate',
  'endDate',
  'ageGroupOnDate',
] as const

/** Returns what is missing before an event can be published. */
export function publishingGaps(event: EventDraft): EventIssue[] {
  return REQUIRED_TO_PUBLISH.filter((path) => !event[path]).map((path) => ({ path, reason: 'required' }))
}

/** Recommended data that do not block publication. */
export type PublishingWarning = 'no_registration' | 'no_programme' | 'no_documents' | 'no_place' | 'is_over'

interface ToBePublished extends EventDraft {
  /** Coordinates on the map. */
  readonly coord: unknown
  readonly documents: number
}

/** Returns the warnings to show before publication. */
export function publishingWarnings(event: ToBePublished, now: Date): PublishingWarning[] {
  const { regStartDate, regEndDate, offers, documents, coord, endsAt } = event
  const warnings: Record<PublishingWarning, boolean> = {
    no_registration: !regStartDate || !regEndDate,
    no_programme: !offers.some(({ children }) => children.length > 0),
    no_documents: documents === 0,
    no_place: coord === null,
    is_over: endsAt !== null && endsAt <= now,
  }
  return (Object.keys(warnings) as PublishingWarning[]).filter((warning) => warnings[warning])
}

/** Sorts rows of a programme by the position set in the editor, others by creation. */
export const inProgrammeOrder = <Row extends { readonly position: number }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => one.position - other.position)
