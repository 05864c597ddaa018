/** SQL of distances that two profiles of one person entered. */

import type { DistCode } from '@polynya/domain'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import { ACTIVE } from '../places/entries.store.ts'

/** Two teams of one relay that would have one captain, or one member. */
export interface TwoTeams {
  readonly event: string
  readonly distance: DistCode
  readonly one: string
  readonly other: string
}

/** Returns two active teams of one relay that two profiles captain, or are members of; a swimmer may be in one alone. */
export async function findTwoTeams(
  db: Db,
  survivorId: number,
  loserId: number,
): Promise<TwoTeams | undefined> {
  const columns = sql`team.id, team.event_id, team.offer_id, team.offer_distance_id, team.name_ru`
  const { rows } = await sql<TwoTeams>`
    with of_both as (
      select ${columns}, entry.swimmer_id, true as is_captain
      from entry join team on team.entry_id = entry.id
      where entry.swimmer_id in (${survivorId}, ${loserId}) and entry.state = any(${ACTIVE}::text[])
      union all
      select ${columns}, member.swimmer_id, false
      from team_member as member join team on team.id = member.team_id join entry on entry.id = team.entry_id
      where member.swimmer_id in (${survivorId}, ${loserId}) and entry.state = any(${ACTIVE}::text[])
    )
    select event.name as event, d.dist_code as distance, mine.name_ru as one, theirs.name_ru as other
    from of_both as mine
    join of_both as theirs on theirs.offer_id = mine.offer_id and theirs.is_captain = mine.is_captain
      and theirs.id <> mine.id
    join offer_distance as d on d.id = mine.offer_distance_id
    join offer_distance as other_d on other_d.id = theirs.offer_distance_id
    join event on event.id = mine.event_id
    where mine.swimmer_id = ${survivorId} and theirs.swimmer_id = ${loserId}
      and (d.id = other_d.id or (mine.is_captain and d.dist_code = other_d.dist_code))
    order by mine.id, theirs.id
    limit 1`.execute(db)
  return rows[0]
}

/** Pairs of entries of one individual distance of which at least one has a result. */
export const listTwice = (db: Db, survivorId: number, loserId: number) =>
  db
    .selectFrom('entry as mine')
    .innerJoin('entry as theirs', 'theirs.offer_distance_id', 'mine.offer_distance_id')
    .innerJoin('offer', 'offer.id', 'mine.offer_id')
    .leftJoin('result as own', 'own.entry_id', 'mine.id')
    .leftJoin('result as other', 'other.entry_id', 'theirs.id')
    .where('mine.swimmer_id', '=', survivorId)
    .where('theirs.swimmer_id', '=', loserId)
    .where('offer.kind', '=', 'individual')
    .where((is) => is.or([is('own.id', 'is not', null), is('other.id', 'is not', null)]))
    .select(['mine.id as survivorEntry', 'theirs.id as loserEntry', 'mine.event_id as eventId'])
    .select('mine.offer_distance_id as distanceId')
    .select(['own.status as ownStatus', 'other.status as otherStatus'])
    .orderBy('mine.id')
    .execute()

/** The individual distances on which two profiles both have a result, with both results. */
export const listDoubles = (db: Db, oneId: number, otherId: number) =>
  db
    .selectFrom('entry as mine')
    .innerJoin('entry as theirs', 'theirs.offer_distance_id', 'mine.offer_distance_id')
    .innerJoin('result as own', 'own.entry_id', 'mine.id')
    .innerJoin('result as other', 'other.entry_id', 'theirs.id')
    .innerJoin('offer_distance as distance', 'distance.id', 'mine.offer_distance_id')
    .innerJoin('offer', 'offer.id', 'mine.offer_id')
    .innerJoin('event', 'event.id', 'mine.event_id')
    .where('offer.kind', '=', 'individual')
    .where('mine.swimmer_id', '=', oneId)
    .where('theirs.swimmer_id', '=', otherId)
    .select(['event.id as eventId', 'event.name as eventName', 'event.name_en as eventNameEn'])
    .select(['distance.id as distanceId', 'distance.dist_code as distCode', 'distance.gender'])
    .select(['own.status as oneStatus', 'own.final_time_cs as oneTime'])
    .select(['other.status as otherStatus', 'other.final_time_cs as otherTime'])
    .orderBy('event.start_date', 'desc')
    .orderBy('distance.id')
    .execute()

export async function cancelEntry(tx: Tx, entryId: number, at: Date) {
  await tx
    .updateTable('entry')
    .set({ state: 'cancelled', waiting_position: null, updated_at: at })
    .where('id', '=', entryId)
    .where('state', 'in', ACTIVE)
    .execute()
}
