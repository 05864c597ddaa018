/**
 * Presets of age groups, and the rules that every set of an event must satisfy. The groups are data of an event.
 * See docs/rules.md#age-groups.
 */

import { ageOn } from './calendar.ts'
import { AGE } from './limits.ts'

/** One age group: whole years from `minAge` to `maxAge`, both included; null is no upper limit (`18+`). */
export interface AgeGroup {
  readonly code: string
  readonly minAge: number
  readonly maxAge: number | null
}

const group = (code: string, minAge: number, maxAge: number | null): AgeGroup => ({ code, minAge, maxAge })

/**
 * Presets, each to be checked with the federation. `iwsa`: thirteen groups from A1 (to 15) to J2 (80 and over) as
 * the International Winter Swimming Association counts them; the bounds in between were not found in any source.
 */
export const AGE_GROUP_PRESETS = {
  iwsa: [
    group('A1', 0, 15),
    group('B1', 16, 19),
    group('C1', 20, 29),
    group('D1', 30, 39),
    group('E1', 40, 44),
    group('E2', 45, 49),
    group('F1', 50, 54),
    group('F2', 55, 59),
    group('G1', 60, 64),
    group('G2', 65, 69),
    group('H1', 70, 74),
    group('J1', 75, 79),
    group('J2', 80, null),
  ],
  decades: [
    group('14-20', 14, 20),
    group('21-29', 21, 29),
    group('30-39', 30, 39),
    group('40-49', 40, 49),
    group('50-59', 50, 59),
    group('60-69', 60, 69),
    group('70+', 70, null),
  ],
  adults: [group('18+', 18, null)],
} as const satisfies Record<string, readonly AgeGroup[]>

export type AgeGroupPreset = keyof typeof AGE_GROUP_PRESETS

/** How an event counts age: whole years on its age-group date, or the difference of the calendar years. */
export type AgeMode = 'date' | 'year'

/** A swimmer's age in whole years for an event, on the event's age-group date. */
export function competitionAge(bornOn: string, ageGroupOnDate: string, mode: AgeMode = 'date'): number {
  return mode === 'date'
    ? ageOn(bornOn, ageGroupOnDate)
    : Number(ageGroupOnDate.slice(0, 4)) - Number(bornOn.slice(0, 4))
}

/** The group that holds an age; null where no group does. */
export function findAgeGroup(age: number, groups: readonly AgeGroup[]): AgeGroup | null {
  return groups.find(({ minAge, maxAge }) => age >= minAge && (maxAge === null || age <= maxAge)) ?? null
}

/** How an event assigns age groups. */
export interface AgeGroupRules {
  /** The day on which age is counted, `YYYY-MM-DD`. */
  readonly date: string
  readonly mode: AgeMode
  readonly groups: readonly AgeGroup[]
}

/** Returns a swimmer's age on the event's age-group date, and the code of their group; null if no group covers it. */
export function ageGroupOf(bornOn: string, { date, mode, groups }: AgeGroupRules) {
  const age = competitionAge(bornOn, date, mode)
  return { age, ageGroup: findAgeGroup(age, groups)?.code ?? null }
}

/** The age and the age group of a registration, computed when the swimmer entered. */
export interface StoredAgeGroup {
  readonly bornOn: string
  readonly age: number
  readonly ageGroup: string | null
}

/** Returns the registrations whose age or age group differs under the rules, each with what the rules give. */
export function ageGroupChanges<Stored extends StoredAgeGroup>(
  registrations: readonly Stored[],
  rulesOf: (registration: Stored) => AgeGroupRules,
): { readonly stored: Stored; readonly age: number; readonly ageGroup: string | null }[] {
  return registrations
    .map((stored) => ({ stored, ...ageGroupOf(stored.bornOn, rulesOf(stored)) }))
    .filter(({ stored, age, ageGroup }) => stored.age !== age || stored.ageGroup !== ageGroup)
}

export type EventAgeProblem = 'age_too_low' | 'age_too_high' | 'age_without_group'

/** The bound that each problem with an age breaks, in whole years; `age_without_group` has none. */
export const EVENT_AGE_LIMITS: Readonly<Partial<Record<string, number>>> = {
  age_too_low: AGE.min,
  age_too_high: AGE.max,
} satisfies Partial<Record<EventAgeProblem, number>>

/**
 * Returns why a swimmer of an age cannot start at an event; null if they can. Members of relays are judged alike.
 * @param age on the event's age-group date, see {@link competitionAge}
 * @param groups of the event; an event without groups covers every age from 11 to 99
 */
export function eventAgeProblem(age: number, groups: readonly AgeGroup[]): EventAgeProblem | null {
  if (age < AGE.min) return 'age_too_low'
  if (age > AGE.max) return 'age_too_high'
  return groups.length > 0 && findAgeGroup(age, groups) === null ? 'age_without_group' : null
}

export type AgeGroupProblem = 'age_group_code_repeated' | 'age_group_bounds_reversed' | 'age_groups_overlap'

/** What is wrong with a set of age groups, with the index of the group at fault; empty where nothing is. */
export function ageGroupProblems(
  groups: readonly AgeGroup[],
): { readonly index: number; readonly problem: AgeGroupProblem }[] {
  return groups.flatMap((group, index) => {
    const problem = problemOf(group, groups.slice(0, index))
    return problem ? [{ index, problem }] : []
  })
}

function problemOf(group: AgeGroup, before: readonly AgeGroup[]): AgeGroupProblem | null {
  const top = ({ maxAge }: AgeGroup) => maxAge ?? Number.POSITIVE_INFINITY
  if (before.some(({ code }) => code === group.code)) return 'age_group_code_repeated'
  if (top(group) < group.minAge) return 'age_group_bounds_reversed'
  if (before.some((other) => group.minAge <= top(other) && other.minAge <= top(group)))
    return 'age_groups_overlap'
  return null
}
