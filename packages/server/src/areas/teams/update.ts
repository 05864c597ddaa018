import type { FieldIssue, TeamUpdate } from '@polynya/contract'
import { parseRaceTime } from '@polynya/domain'
import type * as z from 'zod/mini'
import { differences, recordChange } from '../../access/audit.store.ts'
import { administers } from '../../access/caller.ts'
import type { Tx } from '../../db/schema.ts'
import { fail, failField } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { findSwimmerByRegistryId, type SwimmerRow } from '../swimmers/profile/swimmers.store.ts'
import { compositionOf } from './composition.ts'
import { listMembers, type MemberRow, replaceMembers } from './members.store.ts'
import { sendNamedInTeam } from './team-mails.ts'
import { fieldIssue, issuesOf, judged, registerMembers } from './team-members.ts'
import { teamToChange } from './team-to-change.ts'
import { teamView } from './team-view.ts'
import { getTeam, type TeamRow, updateTeam } from './teams.store.ts'

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
    const before = await compositionOf(tx, row)
    const stored = await listMembers(tx, row.id)
    const known = new Set(stored.map(({ id }) => id))
    const anyTime = administers(caller, row.region)
    const stages = await stagesOf(tx, row, { body, stored, now, anyTime })
    await replaceMembers(tx, row.id, stages)
    await registerMembers(tx, row, now)
    await updateTeam(tx, row.id, {
      name_ru: body.teamNameRu,
      name_en: body.teamNameEn,
      protocol_saved_at: null,
      version: row.version + 1,
      updated_at: now,
    })
    const after = await getTeam(tx, row.code)
    const swimmerIds = stages.map(({ swimmerId }) => swimmerId).filter((id) => !known.has(id))
    await sendNamedInTeam(tx, { team: after, swimmerIds, by: caller.account.id }, deps)
    const change = { kind: 'team', objectId: row.code } as const
    await recordChange(tx, call, { ...change, ...differences(before, await compositionOf(tx, after)) })
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
