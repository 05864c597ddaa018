/** Stores the names and the members of a team. */

import { type AuditedCall, differences, recordChange } from '../../access/audit.store.ts'
import type { Account } from '../../access/caller.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { compositionOf } from './composition.ts'
import { listMembers, replaceMembers } from './members.store.ts'
import { sendNamedInTeam, sendRemovedFromTeam } from './team-mails.ts'
import { registerMembers } from './team-members.ts'
import { getTeam, type TeamRow, updateTeam } from './teams.store.ts'

type Call = AuditedCall & { readonly at: Date; readonly caller: { readonly account: Account } }

interface Composition {
  readonly row: TeamRow
  readonly nameRu: string
  readonly nameEn: string
  readonly stages: Parameters<typeof replaceMembers>[2]
}

/** Replaces names and members, which were checked; registers, notifies and audits. Returns the new row. */
export async function storeComposition(
  tx: Tx,
  { row, nameRu, nameEn, stages }: Composition,
  { call, deps }: { readonly call: Call; readonly deps: Pick<Deps, 'mailer' | 'config' | 'words'> },
): Promise<TeamRow> {
  const before = await compositionOf(tx, row)
  const known = new Set((await listMembers(tx, row.id)).map(({ id }) => id))
  await replaceMembers(tx, row.id, stages)
  await registerMembers(tx, row, call.at)
  await updateTeam(tx, row.id, {
    ...{ name_ru: nameRu, name_en: nameEn },
    ...{ protocol_saved_at: null, version: row.version + 1, updated_at: call.at },
  })
  const after = await getTeam(tx, row.code)
  const swimmerIds = stages.map(({ swimmerId }) => swimmerId).filter((id) => !known.has(id))
  const named = new Set(stages.map(({ swimmerId }) => swimmerId))
  const removed = [...known].filter((id) => !named.has(id))
  const mail = { team: after, by: call.caller.account.id }
  await sendNamedInTeam(tx, { ...mail, swimmerIds }, deps)
  await sendRemovedFromTeam(tx, { ...mail, swimmerIds: removed }, deps)
  const change = { kind: 'team', objectId: row.code } as const
  await recordChange(tx, call, { ...change, ...differences(before, await compositionOf(tx, after)) })
  return after
}
