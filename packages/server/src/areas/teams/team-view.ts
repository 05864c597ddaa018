/** Rows of a team as the API returns them. */

import type { LeftMember, Team, TeamCard, TeamMember } from '@polynya/contract'
import { formatRaceTime, isLeg, relaySize, teamGaps, teamSums } from '@polynya/domain'
import type { Caller } from '../../access/caller.ts'
import type { Db } from '../../db/schema.ts'
import { listLeft, listMembers, type MemberRow } from './members.store.ts'
import { judged } from './team-members.ts'
import { answersFor, changeDenial, deadlineOf, leaveDenial, owns, relayRulesOf } from './teams.rules.ts'
import type { TeamRow } from './teams.store.ts'

/** Returns a team with the fields that the caller may see. */
export async function teamView(
  db: Db,
  row: TeamRow,
  { caller, now }: { caller: Caller; now: Date },
): Promise<Team> {
  const members = await judged(db, row, await listMembers(db, row.id))
  const relay = relayRulesOf(row)
  const sums = teamSums(members, row.dist_code, relay.ageSums)
  return {
    ...addressOf(row),
    ...(answersFor(caller, row) && {
      userId: row.account_id,
      leftMembers: (await listLeft(db, row.id)).map(leftView),
    }),
    captain: row.captain,
    memberCount: sums.memberCount,
    sumAge: sums.sumAge,
    ageGroup: sums.ageGroup?.code ?? null,
    sumSeedTime: timeOf(sums.sumSeedTimeCs),
    teamMembers: members.map((member) => ({
      ...memberView(member),
      ...(owns(caller, member.row) && {
        canLeave: leaveDenial(caller, { team: row, member: member.row }, now) === null,
      }),
    })),
    maxReserves: relay.maxReserves,
    problems: teamGaps(members, row.dist_code, relay),
    canEdit: changeDenial(caller, row, now) === null,
    editableUntil: deadlineOf(row)?.toISOString() ?? null,
    timeZone: row.time_zone,
    protocolSavedAt: row.protocol_saved_at?.toISOString() ?? null,
    version: row.version,
  }
}

/** A team in a list, with the stages that have a swimmer. */
export function teamCard(row: TeamRow, stages: readonly number[]): TeamCard {
  return {
    ...addressOf(row),
    memberCount: stages.filter((stageId) => isLeg(row.dist_code, { stageId })).length,
    gender: row.gender,
    isConfirmed: row.state === 'confirmed',
  }
}

/** Returns the names of a team and what identifies it. */
export const addressOf = (row: TeamRow) => ({
  teamId: row.code,
  teamNameRu: row.name_ru,
  teamNameEn: row.name_en,
  captainId: row.captain_id,
  distCode: row.dist_code,
  offerId: row.offer_id,
  eventId: row.event_id,
  stage: relaySize(row.dist_code),
})

type Judged = Awaited<ReturnType<typeof judged<MemberRow>>>[number]

function memberView({ row, stageId, gender, age, seedTimeCs }: Judged): TeamMember {
  const { ru: swimmerRu, en: swimmerEn } = namesOf(row)
  const times = { seedTime: timeOf(seedTimeCs), legTime: timeOf(row.leg_time_cs) }
  return { stageId, iwsaId: row.iwsaid, swimmerRu, swimmerEn, gender, ...times, age }
}

function leftView({ left_at, ...row }: Awaited<ReturnType<typeof listLeft>>[number]): LeftMember {
  const { ru: swimmerRu, en: swimmerEn } = namesOf(row)
  return { iwsaId: row.iwsaid, swimmerRu, swimmerEn, leftAt: left_at.toISOString() }
}

const timeOf = (cs: number | null) => (cs === null ? null : formatRaceTime(cs))

type Names = Pick<MemberRow, 'first_name' | 'last_name' | 'native_first_name' | 'native_last_name'>

/** A swimmer's name for readers of each language: last name first in Russian, as protocols have it. */
export function namesOf({ first_name, last_name, native_first_name, native_last_name }: Names) {
  const en = `${first_name} ${last_name}`
  return { ru: native_last_name && native_first_name ? `${native_last_name} ${native_first_name}` : en, en }
}
