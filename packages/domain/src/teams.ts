/**
 * Relay teams: stages from 1 to the size of the relay are its legs in order, further stages are reserves. The
 * rules for a team are data of the event (`entryRules.relay`) and of the distance.
 * See docs/rules.md#teams.
 */

import {
  type AgeGroup,
  EVENT_AGE_LIMITS,
  type EventAgeProblem,
  eventAgeProblem,
  findAgeGroup,
} from './age-groups.ts'
import { type DistCode, relaySize } from './distances.ts'
import type { RelayRules } from './entry-rules.ts'
import { type Gender, mayStart, type SwimmerGender } from './genders.ts'
import { type NameProblem, type NameScript, nameProblem, normalName } from './names.ts'

/** A team's code, which never changes. */
export const TEAM_CODE = /^[A-Z]{4}$/

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Number of team codes. */
export const TEAM_CODES = LETTERS.length ** 4

/**
 * Returns the team code of a number.
 * @param number whole, from 0 to below {@link TEAM_CODES}
 */
export function teamCode(number: number): string {
  const letter = (place: number) =>
    LETTERS.charAt(Math.floor(number / LETTERS.length ** place) % LETTERS.length)
  return [3, 2, 1, 0].map(letter).join('')
}

/**
 * Returns the first problem of a team's name; null if it is valid. Letters and digits, with single inner spaces,
 * hyphens or apostrophes, and dots after them.
 */
export function teamNameProblem(name: string, script: NameScript = 'any'): NameProblem | null {
  const letters = normalName(name)
    .replace(/\d/g, 'x')
    .replace(/(\p{L})\./gu, '$1')
  return nameProblem(letters, script)
}

/** A member as input of the rules. */
export interface TeamMember {
  /** From 1. */
  readonly stageId: number
  /** Identity of a swimmer: a registry ID or a number. */
  readonly swimmer: string | number
  readonly gender: SwimmerGender
  /** As counted for the event. */
  readonly age: number
  /** Declared time over the distance of the leg, in hundredths of a second; null without one. */
  readonly seedTimeCs: number | null
}

/** Conditions of the distance for its swimmers. */
export interface TeamDistance {
  readonly distCode: DistCode
  readonly gender: Gender
  readonly minAge: number | null
  readonly maxAge: number | null
}

/** Whether a stage is a leg; otherwise it is a reserve. */
export const isLeg = (distCode: DistCode, { stageId }: Pick<TeamMember, 'stageId'>): boolean =>
  stageId <= relaySize(distCode)

export type MemberProblem =
  | 'stage_too_large'
  | 'stage_repeated'
  | 'member_repeated'
  | 'member_in_team'
  | 'member_gender'
  | EventAgeProblem
  | 'rank_too_low'
  | 'admission_missing'
  | 'member_too_young'
  | 'member_too_old'

/** A problem of one member. A team with such problems is not saved. */
export interface MemberIssue {
  /** Index in the validated list. */
  readonly index: number
  readonly problem: MemberProblem
  /** The violated bound, if the problem has one. */
  readonly limit?: number
}

interface MemberRules {
  readonly distance: TeamDistance
  readonly relay: RelayRules
  /** Of the event, which its members must fit as every swimmer who enters. */
  readonly ageGroups: readonly AgeGroup[]
  /** Swimmers below the rank that the event requires. */
  readonly unranked: ReadonlySet<TeamMember['swimmer']>
  /** Swimmers without a document that the event requires before entering. */
  readonly undocumented: ReadonlySet<TeamMember['swimmer']>
  /** Swimmers of other teams on the distance. */
  readonly taken: ReadonlySet<TeamMember['swimmer']>
}

/** Returns the problems of a team's members. */
export function memberIssues(members: readonly TeamMember[], rules: MemberRules): MemberIssue[] {
  return members.flatMap((member, index) => {
    const issue = stageIssue(member, members.slice(0, index), rules) ?? swimmerIssue(member, rules)
    return issue ? [{ index, ...issue }] : []
  })
}

type Issue = Omit<MemberIssue, 'index'>

function stageIssue(member: TeamMember, before: readonly TeamMember[], rules: MemberRules): Issue | null {
  const last = relaySize(rules.distance.distCode) + rules.relay.maxReserves
  if (member.stageId > last) return { problem: 'stage_too_large', limit: last }
  if (before.some(({ stageId }) => stageId === member.stageId)) return { problem: 'stage_repeated' }
  return before.some(({ swimmer }) => swimmer === member.swimmer) ? { problem: 'member_repeated' } : null
}

function swimmerIssue(member: TeamMember, rules: MemberRules): Issue | null {
  const { distance, relay, ageGroups, taken } = rules
  const { gender, minAge, maxAge } = distance
  if (relay.oneTeamPerSwimmer && taken.has(member.swimmer)) return { problem: 'member_in_team' }
  if (!mayStart(member.gender, gender)) return { problem: 'member_gender' }
  const problem = eventAgeProblem(member.age, ageGroups)
  if (problem) return withLimit(problem)
  if (rules.unranked.has(member.swimmer)) return { problem: 'rank_too_low' }
  if (rules.undocumented.has(member.swimmer)) return { problem: 'admission_missing' }
  if (minAge !== null && member.age < minAge) return { problem: 'member_too_young', limit: minAge }
  return maxAge !== null && member.age > maxAge ? { problem: 'member_too_old', limit: maxAge } : null
}

function withLimit(problem: EventAgeProblem): Issue {
  const limit = EVENT_AGE_LIMITS[problem]
  return { problem, ...(limit !== undefined && { limit }) }
}

export type TeamGap = 'legs_missing' | 'men_missing' | 'women_missing'

/** A gap of a team: it can be saved, but it cannot start. `missing` is the number of missing swimmers. */
export interface TeamLack {
  readonly gap: TeamGap
  readonly missing: number
}

/** Returns the gaps of a team by the rules of the event, without counting reserves. A team without gaps can start. */
export function teamGaps(
  members: readonly Pick<TeamMember, 'stageId' | 'gender'>[],
  distCode: DistCode,
  { minMen, minWomen }: Pick<RelayRules, 'minMen' | 'minWomen'>,
): TeamLack[] {
  const legs = members.filter((member) => isLeg(distCode, member))
  const missing = (gender: SwimmerGender, least: number) =>
    least - legs.filter((member) => member.gender === gender).length
  const lacks = [
    { gap: 'legs_missing', missing: relaySize(distCode) - legs.length },
    { gap: 'men_missing', missing: missing(1, minMen) },
    { gap: 'women_missing', missing: missing(2, minWomen) },
  ] as const
  return lacks.filter((lack) => lack.missing > 0)
}

/** Totals over the legs of a team. */
export interface TeamSums {
  /** Swimmers of the legs, without reserves. */
  readonly memberCount: number
  /** Total age of the swimmers of the legs, in whole years. */
  readonly sumAge: number
  /** Age group of a complete team by its total age; null while a leg is empty, and if no group contains it. */
  readonly ageGroup: AgeGroup | null
  /** Hundredths of a second; null until every leg has a swimmer with a declared time. */
  readonly sumSeedTimeCs: number | null
}

/** Returns the totals of a team, without reserves. */
export function teamSums(
  members: readonly Pick<TeamMember, 'stageId' | 'age' | 'seedTimeCs'>[],
  distCode: DistCode,
  ageSums: readonly AgeGroup[] = [],
): TeamSums {
  const legs = members.filter((member) => isLeg(distCode, member))
  const isWhole = legs.length === relaySize(distCode)
  const sumAge = legs.reduce((sum, { age }) => sum + age, 0)
  const times = legs.flatMap(({ seedTimeCs }) => seedTimeCs ?? [])
  return {
    memberCount: legs.length,
    sumAge,
    ageGroup: isWhole ? findAgeGroup(sumAge, ageSums) : null,
    sumSeedTimeCs:
      isWhole && times.length === legs.length ? times.reduce((sum, time) => sum + time, 0) : null,
  }
}

/** Bounds of a team's deadline; null if not set. */
export interface TeamDeadlines {
  readonly teamsUntil: Date | null
  /** End of registration, of the relays' offer and of the event. */
  readonly offerCloses: Date | null
  readonly eventCloses: Date | null
}

/** Returns until when a team's owner may change it; null if unlimited. Administrators may change it at any time. */
export function teamDeadline({ teamsUntil, offerCloses, eventCloses }: TeamDeadlines): Date | null {
  return teamsUntil ?? offerCloses ?? eventCloses
}

/**
 * Groups by total age of masters relays (World Aquatics masters rules: 100–119, 120–159, then by 40): an
 * assumption, to be confirmed by the federation, because winter swimming has none of its own.
 */
export const AGE_SUMS_MASTERS: readonly AgeGroup[] = [
  { code: '100-119', minAge: 100, maxAge: 119 },
  { code: '120-159', minAge: 120, maxAge: 159 },
  { code: '160-199', minAge: 160, maxAge: 199 },
  { code: '200-239', minAge: 200, maxAge: 239 },
  { code: '240-279', minAge: 240, maxAge: 279 },
  { code: '280-319', minAge: 280, maxAge: 319 },
  { code: '320+', minAge: 320, maxAge: null },
]
