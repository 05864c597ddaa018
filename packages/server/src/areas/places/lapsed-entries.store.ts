/** SQL of what forbids to confirm an expired entry. */

import { sql } from 'kysely'
import type { Tx } from '../../db/schema.ts'
import { ACTIVE } from './entries.store.ts'

/** Returns the entries whose teams have a member in another active team of the distance. */
export async function listTeamsInConflict(tx: Tx, entryIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ entry_id: number }>`
    select distinct team.entry_id from team
    join team_member as member on member.team_id = team.id
    join team_member as same on same.swimmer_id = member.swimmer_id and same.team_id <> team.id
    join team as other on other.id = same.team_id and other.offer_distance_id = team.offer_distance_id
    join entry on entry.id = other.entry_id and entry.state = any(${ACTIVE}::text[])
    where team.entry_id = any(${[...entryIds]}::integer[])`.execute(tx)
  return new Set(rows.map(({ entry_id }) => entry_id))
}

/** Returns how many distances a swimmer may enter in an event; null without a limit. */
export async function getDistanceLimit(tx: Tx, eventId: number): Promise<number | null> {
  const event = tx.selectFrom('event').where('id', '=', eventId).select('uq_dist_per_event')
  return (await event.executeTakeFirstOrThrow()).uq_dist_per_event
}
