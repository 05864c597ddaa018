/**
 * Relay teams: stages from 1 up to the size of the relay are its legs in the order swum, those beyond are reserves.
 * What a team must be is data of the event (`entryRules.relay`) and of the distance.
 */

import { type AgeGroup, findAgeGroup } from './age-groups.ts'
import { type DistCode, relaySize } from './distances.ts'
import type { RelayRules } from './entry-rules.ts'
import { type Gender, mayStart, type SwimmerGender } from './genders.ts'
import { type NameProblem, type NameScript, nameProblem } from './names.ts'

/** A team's number for life. */
export const TEAM_CODE = /^[A-Z]{4}$/

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** How many team codes there are. */
export const TEAM_CODES = LETTERS.length ** 4

/**
 * The team code with a number.
 * @param number whole, from 0 to below {@link TEAM_CODES}
 */
export function teamCode(number: number): string {
  const letter = (place: number) =>
    LETTERS.charAt(Math.floor(number / LETTERS.length ** place) % LETTERS.length)
  return [3, 2, 1, 0].map(letter).join('')
}

/**
 * The first thing wrong with a team's name; null where nothing is. Letters and figures, with a single inner space,
 * hyphen or apostrophe, and dots after them.
 */
export function teamNameProblem(name: string, script: NameScript = 'any'): NameProblem | null {
  const letters = name.replace(/\d/g, 'x').replace(/(\p{L})\./gu, '$1')
  return nameProblem(letters, script)
}

/** A member as the rules see one. */
export interface TeamMember {
  /** From 1. */
  readonly stageId: number
  /** What tells one swimmer from another: a registry ID or a number. */
  readonly swimmer: string | number
  readonly gender: SwimmerGender
  /** As counted for the event. */
  readonly age: number
  /** The declared time over the distance of the leg, in hundredths of a second; null is none. */
  readonly seedTimeCs: number | null
}

/** What of the programme decides who may swim. */
export interface TeamDistance {
  readonly distCode: DistCode
  readonly gender: Gender
  readonly minAge: number | null
  readonly maxAge: number | null
}

/** Whether a stage is a leg; else it is a reserve's. */
export const isLeg = (distCode: DistCode, { stageId }: Pick<TeamMember, 'stageId'>): boolean =>
  stageId <= relaySize(distCode)

export type MemberProblem =
  | 'stage_too_large'
  | 'stage_repeated'
  | 'member_repeated'
  | 'member_in_team'
  | 'member_gender'
  | 'member_too_young'
  | 'member_too_old'

/** What is wrong with one member: such a team is not saved. */
export interface MemberIssue {
  /** Its place in the list that was judged. */
  readonly index: number
  readonly problem: MemberProblem
  /** The bound that is broken, where the problem has one. */
  readonly limit?: number
}

interface MemberRules {
  readonly distance: TeamDistance
  readonly relay: RelayRules
  /** The swimmers of other teams on the distance. */
  readonly taken: ReadonlySet<TeamMember['swimmer']>
}

/** What is wrong with the members of a team, one by one; empty where nothing is. */
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

function swimmerIssue(member: TeamMember, { distance, relay, taken }: MemberRules): Issue | null {
  const { gender, minAge, maxAge } = distance
  if (relay.oneTeamPerSwimmer && taken.has(member.swimmer)) return { problem: 'member_in_team' }
  if (!mayStart(member.gender, gender)) return { problem: 'member_gender' }
  if (minAge !== null && member.age < minAge) return { problem: 'member_too_young', limit: minAge }
  return maxAge !== null && member.age > maxAge ? { problem: 'member_too_old', limit: maxAge } : null
}

export type TeamGap = 'legs_missing' | 'men_missing' | 'women_missing'

/** What a team still lacks: it is saved so, but it cannot start. `missing` is how many more are needed. */
export interface TeamLack {
  readonly gap: TeamGap
  readonly missing: number
}

/** What a team lacks by the rules of the event; reserves do not count. Empty where it can start. */
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

/** What the legs of a team add up to. */
export interface TeamSums {
  /** Swimmers of the legs; reserves are not counted. */
  readonly memberCount: number
  /** Ages of the swimmers of the legs, whole years. */
  readonly sumAge: number
  /** The group of a whole team by its sum of ages; null until every leg has its swimmer, and where no group holds it. */
  readonly ageGroup: AgeGroup | null
  /** Hundredths of a second; null until every leg has a swimmer with a declared time. */
  readonly sumSeedTimeCs: number | null
}

/** The sums of a team, reserves left out. */
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

/** What decides until when a team's owner may change it; null is no bound of its own. */
export interface TeamDeadlines {
  readonly teamsUntil: Date | null
  /** The end of registration: of the relays' offer, and of the event. */
  readonly offerCloses: Date | null
  readonly eventCloses: Date | null
}

/** Until when a team's owner may change it; null where nothing bounds it. Administrators may at any time. */
export function teamDeadline({ teamsUntil, offerCloses, eventCloses }: TeamDeadlines): Date | null {
  return teamsUntil ?? offerCloses ?? eventCloses
}

/**
 * Sums of ages of masters relays (World Aquatics masters rules: 100–119, 120–159, then by 40): a preset, to be
 * checked with the federation, for winter swimming has none of its own.
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
