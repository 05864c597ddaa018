/** Members of a team as the rules of relays see them. */

import type { FieldIssue } from '@polynya/contract'
import {
  competitionAge,
  DEFAULT_ENTRY_RULES,
  dateInZone,
  findAgeGroup,
  legDistance,
  type MemberIssue,
  type MemberProblem,
  memberIssues,
  reachesRank,
  type TeamMember,
} from '@polynya/domain'
import type { Db, Tx } from '../../db/schema.ts'
import { missingAdmissionsOf } from '../admissions/event-admissions.ts'
import { giveNumbers, registerSwimmer } from '../places/registrations.store.ts'
import { listByIds } from '../swimmers/profile/swimmers.store.ts'
import { listMembers, listTaken, type MemberRow, seedTimesOf } from './members.store.ts'
import { relayRulesOf } from './teams.rules.ts'
import type { TeamRow } from './teams.store.ts'

type Known = Pick<MemberRow, 'stage_id' | 'id' | 'gender' | 'dob' | 'leg_time_cs'>

/** Members with their ages and times at the event of their team: the captain's time for the leg, else the declared one. */
export async function judged<Row extends Known>(
  db: Db,
  team: TeamRow,
  rows: readonly Row[],
): Promise<(TeamMember & { readonly row: Row })[]> {
  const times = await seedTimesOf(
    db,
    team.event_id,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    row,
    stageId: row.stage_id,
    swimmer: row.id,
    gender: row.gender,
    age: ageOf(row, team),
    seedTimeCs: row.leg_time_cs ?? times(row.id, legDistance(team.dist_code, row.stage_id)),
  }))
}

/** Where the event has no date for it yet, age is counted on the day on which the team was made. */
function ageOf(
  { dob }: Known,
  { age_group_on, start_date, age_group_mode, created_at, time_zone }: TeamRow,
): number {
  return competitionAge(dob, age_group_on ?? start_date ?? dateInZone(created_at, time_zone), age_group_mode)
}

interface Naming {
  readonly members: readonly (TeamMember & { readonly row: Known })[]
  readonly now: Date
  /** Documents can be shown at the venue: an administrator names the members. */
  readonly anyTime: boolean
}

/** Returns what is wrong with members of a team; nothing if all may swim in it. */
export async function issuesOf(
  tx: Tx,
  team: TeamRow,
  { members, now, anyTime }: Naming,
): Promise<MemberIssue[]> {
  const { dist_code: distCode, gender, min_age: minAge, max_age: maxAge } = team
  const distance = { distCode, gender, minAge, maxAge }
  const taken = await listTaken(tx, team)
  return memberIssues(members, {
    distance,
    relay: relayRulesOf(team),
    ageGroups: team.age_groups,
    taken,
    ...(await entering(tx, team, { members, now, anyTime })),
  })
}

/** What the event requires of members as of every swimmer who enters: a rank, and documents of admission. */
async function entering(tx: Tx, team: TeamRow, { members, now, anyTime }: Naming) {
  const rows = await listByIds(
    tx,
    members.map(({ row }) => row.id),
  )
  const missing = anyTime
    ? new Map()
    : await missingAdmissionsOf(tx, { event: team, swimmers: rows, at: now })
  const today = dateInZone(now, team.time_zone)
  const { minRank } = team.entry_rules ?? DEFAULT_ENTRY_RULES
  const isRanked = ({ rank, rank_from }: (typeof rows)[number]) =>
    reachesRank(rank && rank_from ? { sportRank: rank, validFrom: rank_from } : null, minRank, today)
  const idsOf = (of: typeof rows) => new Set(of.map(({ id }) => id))
  return {
    unranked: idsOf(rows.filter((row) => !isRanked(row))),
    undocumented: idsOf(rows.filter(({ id }) => (missing.get(id)?.length ?? 0) > 0)),
  }
}

/** Registers the members of a team for the event; those of a confirmed team have a competition number. */
export async function registerMembers(tx: Tx, team: TeamRow, now: Date) {
  const members = await judged(tx, team, await listMembers(tx, team.id))
  const ids: number[] = []
  for (const { row, age } of members.toSorted((a, b) => a.row.id - b.row.id)) {
    const registration = {
      event_id: team.event_id,
      swimmer_id: row.id,
      account_id: team.account_id,
      age,
      age_group: findAgeGroup(age, team.age_groups)?.code ?? null,
      created_at: now,
    }
    ids.push(await registerSwimmer(tx, registration))
  }
  if (team.state === 'confirmed') await giveNumbers(tx, team.event_id, ids)
}

/** The field of a member that each problem is about, and what is wrong with it. */
const FIELDS = {
  stage_too_large: ['stageId', 'too_large'],
  stage_repeated: ['stageId', 'repeated'],
  member_repeated: ['iwsaId', 'repeated'],
  member_in_team: ['iwsaId', 'member_in_team'],
  member_gender: ['iwsaId', 'member_gender'],
  rank_too_low: ['iwsaId', 'rank_too_low'],
  admission_missing: ['iwsaId', 'admission_missing'],
  age_too_low: ['iwsaId', 'age_too_low'],
  age_too_high: ['iwsaId', 'age_too_high'],
  age_without_group: ['iwsaId', 'age_without_group'],
  member_too_young: ['iwsaId', 'member_too_young'],
  member_too_old: ['iwsaId', 'member_too_old'],
} as const satisfies Record<MemberProblem, readonly [string, FieldIssue['reason']]>

export function fieldIssue({ index, problem, limit }: MemberIssue): FieldIssue {
  const [field, reason] = FIELDS[problem]
  return { path: `teamMembers.${index}.${field}`, reason, ...(limit !== undefined && { limit }) }
}

/** The same for a swimmer who joins by an invitation. */
export function problemField({ problem, limit }: MemberIssue): FieldIssue {
  const [field, reason] = FIELDS[problem]
  const path = field === 'stageId' ? field : 'swimmerId'
  return { path, reason, ...(limit !== undefined && { limit }) }
}
