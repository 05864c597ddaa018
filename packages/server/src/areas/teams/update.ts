import type { FieldIssue, TeamUpdate } from '@polynya/contract'
import { parseRaceTime } from '@polynya/domain'
import type * as z from 'zod/mini'
import { administers } from '../../access/caller.ts'
import type { Tx } from '../../db/schema.ts'
import { fail, failField } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { findSwimmerByRegistryId, type SwimmerRow } from '../swimmers/profile/swimmers.store.ts'
import { listMembers, type MemberRow } from './members.store.ts'
import { storeComposition } from './store-composition.ts'
import { fieldIssue, issuesOf, judged } from './team-members.ts'
import { teamToChange } from './team-to-change.ts'
import { teamView } from './team-view.ts'
import type { TeamRow } from './teams.store.ts'

type Body = z.output<typeof TeamUpdate>

interface Staging {
  readonly body: Body
  /** The members until now. */
  readonly stored: readonly MemberRow[]
  readonly now: Date
  readonly anyTime: boolean
}

export const update: Handler<'teams.update'> = async (call, deps) => {
  const { params, body, caller, at: now } = call
  if (body.teamId !== params.teamId) failField('teamId', 'not_allowed')
  return deps.db.transaction().execute(async (tx) => {
    const row = await teamToChange(tx, call, now)
    const stored = await listMembers(tx, row.id)
    const anyTime = administers(caller, row.region)
    const stages = await stagesOf(tx, row, { body, stored, now, anyTime })
    const names = { nameRu: body.teamNameRu, nameEn: body.teamNameEn }
    const after = await storeComposition(tx, { row, ...names, stages }, { call, deps })
    return teamView(tx, after, { caller, now })
  })
}

/** The swimmers that a body names; fails with every field that names one who may not swim in the team. */
async function stagesOf(tx: Tx, team: TeamRow, { body: { teamMembers }, stored, now, anyTime }: Staging) {
  const found: (SwimmerRow & Pick<MemberRow, 'stage_id' | 'leg_time_cs'> & { readonly index: number })[] = []
  const unknown: FieldIssue[] = []
  for (const [index, { stageId, iwsaId, legTime }] of teamMembers.entries()) {
    if (iwsaId === null) continue
    const swimmer = await findSwimmerByRegistryId(tx, iwsaId)
    const before = stored.find(({ id, stage_id }) => id === swimmer?.id && stage_id === stageId)
    const leg = { stage_id: stageId, leg_time_cs: legTimeCs(legTime, before?.leg_time_cs ?? null) }
    if (swimmer?.confirmed_at) found.push({ ...swimmer, ...leg, index })
    else unknown.push({ path: `teamMembers.${index}.iwsaId`, reason: 'member_unknown' })
  }
  const wrong = await issuesOf(tx, team, { members: await judged(tx, team, found), now, anyTime })
  const issues = wrong.map((issue) => fieldIssue({ ...issue, index: found[issue.index]?.index ?? 0 }))
  if (unknown.length + issues.length > 0) fail('invalid_input', { issues: [...unknown, ...issues] })
  return found.map(({ stage_id, id, leg_time_cs }) => ({
    stageId: stage_id,
    swimmerId: id,
    legTimeCs: leg_time_cs,
  }))
}

/** The given leg time; the stored one if none is given. */
const legTimeCs = (given: string | null | undefined, stored: number | null) =>
  given === undefined ? stored : given === null ? null : parseRaceTime(given)
