/** Members of a team as the rules of relays see them. */

import type { FieldIssue } from '@polynya/contract'
import {
  competitionAge,
  dateInZone,
  legDistance,
  type MemberIssue,
  type MemberProblem,
  memberIssues,
  type TeamMember,
} from '@polynya/domain'
import type { Db, Tx } from '../../db/schema.ts'
import { listTaken, type MemberRow, seedTimesOf } from './members.store.ts'
import { relayRulesOf } from './teams.rules.ts'
import type { TeamRow } from './teams.store.ts'

type Known = Pick<MemberRow, 'stage_id' | 'id' | 'gender' | 'dob'>

/** Members with their ages and declared times at the event of their team. */
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
    seedTimeCs: times(row.id, legDistance(team.dist_code, row.stage_id)),
  }))
}

/** Where the event has no date for it yet, age is counted on the day on which the team was made. */
function ageOf(
  { dob }: Known,
  { age_group_on, start_date, age_group_mode, created_at, time_zone }: TeamRow,
): number {
  return competitionAge(dob, age_group_on ?? start_date ?? dateInZone(created_at, time_zone), age_group_mode)
}

/** What is wrong with members of a team; empty where they may swim in it. */
export async function issuesOf(
  tx: Tx,
  team: TeamRow,
  members: readonly TeamMember[],
): Promise<MemberIssue[]> {
  const { dist_code: distCode, gender, min_age: minAge, max_age: maxAge } = team
  const distance = { distCode, gender, minAge, maxAge }
  const taken = await listTaken(tx, team)
  return memberIssues(members, { distance, relay: relayRulesOf(team), ageGroups: team.age_groups, taken })
}

/** The field of a member that each problem is about, and what is wrong with it. */
const FIELDS = {
  stage_too_large: ['stageId', 'too_large'],
  stage_repeated: ['stageId', 'repeated'],
  member_repeated: ['iwsaId', 'repeated'],
  member_in_team: ['iwsaId', 'member_in_team'],
  member_gender: ['iwsaId', 'member_gender'],
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
