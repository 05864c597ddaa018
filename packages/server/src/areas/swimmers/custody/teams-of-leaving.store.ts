/** Removes a swimmer who leaves from the names of relay teams, their start lists and their recorded results. */

import { containsLastName, type SpelledName, sortKey } from '@polynya/domain'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../../db/schema.ts'
import type { SwimmerTable } from '../../../db/tables/swimmer.ts'

type Named = Pick<
  Selectable<SwimmerTable>,
  'id' | 'iwsaid' | 'first_name' | 'last_name' | 'native_first_name' | 'native_last_name'
>

interface Leaving {
  /** As it was until now. */
  readonly swimmer: Named
  /** Its new registry ID. */
  readonly iwsaid: string
  readonly now: Date
}

interface Listed {
  readonly iwsaId: string
}

/** The names of the swimmer among the members of recorded results from now on. */
const NO_NAMES = {
  firstName: '—',
  lastName: '—',
  nativeFirstName: null,
  nativePatronim: null,
  nativeLastName: null,
} as const

/**
 * Gives the teams of a swimmer that are named after it their code as name, because a new team has the name of its
 * captain, and lists the swimmer by its new registry ID.
 */
export async function removeFromTeams(tx: Tx, { swimmer, iwsaid, now }: Leaving): Promise<void> {
  const known = await registryIdsOf(tx, swimmer)
  const replace = <Row extends Listed>(members: readonly Row[], more: Partial<Row>) =>
    members.map((member) => (known.includes(member.iwsaId) ? { ...member, ...more, iwsaId: iwsaid } : member))
  const person = {
    firstName: swimmer.first_name,
    lastName: swimmer.last_name,
    nativeFirstName: swimmer.native_first_name,
    nativeLastName: swimmer.native_last_name,
  }
  for (const { id, code, protocol, ...team } of await lockTeamsOf(tx, swimmer.id, known)) {
    const name_ru = nameWithout(team.name_ru, { code, person })
    const listed = protocol && {
      nameRu: nameWithout(protocol.nameRu, { code, person }),
      nameEn: nameWithout(protocol.nameEn, { code, person }),
      members: replace(protocol.members, {}),
    }
    await tx
      .updateTable('team')
      .set({ name_ru, name_en: nameWithout(team.name_en, { code, person }), name_key: sortKey(name_ru) })
      .set({ protocol: listed && JSON.stringify(listed), version: sql`version + 1`, updated_at: now })
      .where('id', '=', id)
      .execute()
  }
  for (const { id, team } of await lockResultsOf(tx, swimmer.id, known)) {
    if (!team) continue
    const code = team.teamId
    const recorded: typeof team = {
      teamId: code,
      teamNameRu: nameWithout(team.teamNameRu, { code, person }),
      teamNameEn: nameWithout(team.teamNameEn, { code, person }),
      teamMembers: replace(team.teamMembers, NO_NAMES),
    }
    await tx
      .updateTable('result')
      .set({ team: JSON.stringify(recorded) })
      .where('id', '=', id)
      .execute()
  }
}

const nameWithout = (
  name: string,
  { code, person }: { readonly code: string; readonly person: SpelledName },
) => (containsLastName(name, person) ? code : name)

/** Returns the registry IDs by which lists may name a swimmer: its own and those of profiles merged into it. */
async function registryIdsOf(tx: Tx, { id, iwsaid }: Named): Promise<string[]> {
  const merged = await tx
    .selectFrom('merged_registry_id')
    .where('swimmer_id', '=', id)
    .select('iwsaid')
    .execute()
  return [iwsaid, ...merged.map((row) => row.iwsaid)]
}

const anyOf = (known: readonly string[]) =>
  sql`any (array[${sql.join(known.map((iwsaId) => sql`${JSON.stringify([{ iwsaId }])}::jsonb`))}])`

/** Locks the teams that a swimmer captains, swims for or has left, and those whose start list has it. */
const lockTeamsOf = (tx: Tx, id: number, known: readonly string[]) =>
  tx
    .selectFrom('team')
    .where((of) =>
      of.or([
        of('captain_id', '=', id),
        of('id', 'in', of.selectFrom('team_member').where('swimmer_id', '=', id).select('team_id')),
        of('id', 'in', of.selectFrom('left_member').where('swimmer_id', '=', id).select('team_id')),
        sql<boolean>`protocol -> 'members' @> ${anyOf(known)}`,
      ]),
    )
    .select(['id', 'code', 'name_ru', 'name_en', 'protocol'])
    .orderBy('id')
    .forUpdate()
    .execute()

/** Locks the relay results of the teams that a swimmer captained or swam for. */
const lockResultsOf = (tx: Tx, id: number, known: readonly string[]) =>
  tx
    .selectFrom('result')
    .where('team', 'is not', null)
    .where((of) =>
      of.or([
        of('entry_id', 'in', of.selectFrom('entry').where('swimmer_id', '=', id).select('entry.id')),
        sql<boolean>`team -> 'teamMembers' @> ${anyOf(known)}`,
      ]),
    )
    .select(['id', 'team'])
    .orderBy('id')
    .forUpdate()
    .execute()
