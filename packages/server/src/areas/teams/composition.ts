import { formatRaceTime } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import { listMembers } from './members.store.ts'
import type { TeamRow } from './teams.store.ts'

/** The names and the members of a team, as the audit records them. */
export async function compositionOf(tx: Tx, { id, name_ru, name_en }: TeamRow) {
  const members = await listMembers(tx, id)
  return {
    teamNameRu: name_ru,
    teamNameEn: name_en,
    teamMembers: members.map(({ stage_id, iwsaid, leg_time_cs }) => ({
      stageId: stage_id,
      iwsaId: iwsaid,
      ...(leg_time_cs !== null && { legTime: formatRaceTime(leg_time_cs) }),
    })),
  }
}
