/** The requested distances of one swimmer, checked against the rules of the event. */

import type { FieldIssue } from '@polynya/contract'
import {
  ageGroupOf,
  DEFAULT_ENTRY_RULES,
  divisionProblem,
  type EntryProblem,
  EVENT_AGE_LIMITS,
  entryProblem,
  minorOf,
  parseRaceTime,
} from '@polynya/domain'
import type { MissingAdmissions } from '../admissions/event-admissions.ts'
import { ageGroupRules } from '../events/record/events.rules.ts'
import type { SellingRow } from '../events/record/events.store.ts'
import type { ActiveEntry } from '../places/entries.store.ts'
import type { SwimmerRow } from '../swimmers/profile/swimmers.store.ts'
import type { Body } from './basket.ts'

type Offer = SellingRow['programData'][number]

export type Distance = Offer['children'][number]

/** A requested distance, found in the programme. */
export interface RequestedEntry {
  readonly offer: Offer
  readonly distance: Distance
  readonly division: string | null
  readonly seedTimeCs: number | null
  /** The entry with a place that the waiting list offers, if any. */
  readonly offeredId: number | null
}

export interface RequestedSwimmer {
  readonly swimmer: SwimmerRow
  readonly age: number
  readonly ageGroup: string | null
  readonly donationMinor: number
  readonly entries: readonly RequestedEntry[]
}

/** The data by which the distances of all swimmers of a basket are checked. */
export interface EntryContext {
  readonly selling: SellingRow
  readonly active: readonly ActiveEntry[]
  readonly now: Date
  readonly today: string
  readonly anyTime: boolean
  readonly missing: MissingAdmissions
}

/** Returns a swimmer's age and group at an event: today's, where the event has no date yet. */
export function ageAt(selling: SellingRow, { dob }: Pick<SwimmerRow, 'dob'>, today: string) {
  return ageGroupOf(dob, ageGroupRules(selling, today))
}

/** Checks the requested distances of one swimmer; returns them with every field at fault. */
export function checkSwimmer(
  given: Body['swimmers'][number],
  { row, path, context }: { row: SwimmerRow; path: string; context: EntryContext },
) {
  const { selling, active } = context
  const { age, ageGroup } = ageAt(selling, row, context.today)
  const own = active.filter(({ swimmer_id }) => swimmer_id === row.id)
  const issues: FieldIssue[] = []
  const entries: RequestedEntry[] = []
  for (const [index, requested] of given.entries.entries()) {
    const at = `${path}.entries.${index}`
    const found = findDistance(selling, requested.distanceId)
    if (!found) {
      issues.push({ path: `${at}.distanceId`, reason: 'distance_unknown' })
      continue
    }
    const division = requested.division ?? null
    const wrong = divisionProblem(found.distance.divisions, division)
    if (wrong) issues.push({ path: `${at}.division`, reason: wrong })
    const offered = own.find((each) => isOffered(each) && each.offer_distance_id === requested.distanceId)
    const entered = [...own.filter(isEntered).map(ofEntry), ...entries.map(ofRequest)]
    const reason = entered.some(({ distanceId }) => distanceId === requested.distanceId)
      ? 'already_entered'
      : problemOf(
          { row, age, ...codesOf(entered, found.offer.id) },
          offered ? anyTime(found) : found,
          context,
        )
    const limit = reason ? EVENT_AGE_LIMITS[reason] : undefined
    if (reason) issues.push({ path: `${at}.distanceId`, reason, ...(limit !== undefined && { limit }) })
    entries.push({
      ...found,
      division,
      seedTimeCs: requested.seedTime ? parseRaceTime(requested.seedTime) : null,
      offeredId: offered?.id ?? null,
    })
  }
  const donationMinor = minorOf(given.donationAmount ?? 0)
  return { issues, swimmer: { swimmer: row, age, ageGroup, donationMinor, entries } }
}

/** Whether an active entry is a place that the waiting list offers. */
export const isOffered = ({ order_id, state }: Pick<ActiveEntry, 'order_id' | 'state'>) =>
  order_id === null && state === 'held'

/** A distance that is sold at any time: the place that the waiting list offers is reserved until its own time. */
export const anyTime = <Found extends { readonly offer: Offer }>(found: Found): Found => ({
  ...found,
  offer: { ...found.offer, regStartDate: null, regEndDate: null },
})

/** Whether an active entry counts towards the limit of distances: a place that the waiting list offers is not entered yet. */
export const isEntered = (entry: Pick<ActiveEntry, 'order_id' | 'state'>) => !isOffered(entry)

interface EnteredDistance {
  readonly offerId: number
  readonly distanceId: number
  readonly kind: Offer['kind']
  readonly code: Distance['distCode']
}

const ofEntry = (entry: ActiveEntry): EnteredDistance => ({
  offerId: entry.offer_id,
  distanceId: entry.offer_distance_id,
  kind: entry.kind,
  code: entry.dist_code,
})

const ofRequest = ({ offer, distance }: RequestedEntry): EnteredDistance => ({
  offerId: offer.id,
  distanceId: distance.id,
  kind: offer.kind,
  code: distance.distCode,
})

/** Returns the codes of the entered individual distances, and of the entered distances of one offer. */
const codesOf = (entered: readonly EnteredDistance[], offerId: number) => ({
  codes: entered.filter(({ kind }) => kind === 'individual').map(({ code }) => code),
  captained: entered.filter((each) => each.offerId === offerId).map(({ code }) => code),
})

/** Returns a distance of an event with its offer. */
export function findDistance(selling: SellingRow, distanceId: number) {
  for (const offer of selling.programData) {
    const distance = offer.children.find(({ id }) => id === distanceId)
    if (distance) return { offer, distance }
  }
  return null
}

interface Entrant {
  readonly row: SwimmerRow
  readonly age: number
  /** The codes of their individual distances. */
  readonly codes: readonly Distance['distCode'][]
  /** The codes of their distances of the same offer. */
  readonly captained: readonly Distance['distCode'][]
}

/** Returns why a swimmer may not enter a distance, or null if they may. */
export function problemOf(
  { row, age, codes, captained }: Entrant,
  { offer, distance }: { readonly offer: Offer; readonly distance: Distance },
  { selling, now, today, anyTime, missing }: Omit<EntryContext, 'active'>,
): EntryProblem | null {
  const rank = row.rank && row.rank_from ? { sportRank: row.rank, validFrom: row.rank_from } : null
  const instant = (text: string | null) => (text === null ? null : new Date(text))
  const { minRank, admissionsAt } = { ...DEFAULT_ENTRY_RULES, ...selling.entry_rules }
  const lacks = missing.get(row.id) ?? []
  const entrant = { gender: row.gender, age, rank, entered: codes, captained, missing: lacks }
  return entryProblem(entrant, distance, {
    offer: {
      kind: offer.kind,
      regStartDate: instant(offer.regStartDate),
      regEndDate: instant(offer.regEndDate),
    },
    ageGroups: selling.age_groups,
    minRank,
    uqDistPerEvent: selling.uq_dist_per_event,
    admissionsAt,
    now,
    today,
    anyTime,
  })
}
