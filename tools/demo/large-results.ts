/** A million results for benchmarks, inserted in bulk. */

import { sql } from 'kysely'
import type { Tx } from '../../packages/server/src/db/schema.ts'
import type { Deps } from './open-world.ts'

/** Distances with results of each event; every swimmer starts on each of them. */
const DISTANCES = ['25FR', '50FR', '50BR', '100FR', '200FR']
const SWIMMERS = 1_000

/** Starts of an event that has results. */
export const STARTS = SWIMMERS * DISTANCES.length

/**
 * Adds an offer with official results of `STARTS` starts to each of the first events; returns the IDs of the events.
 * @param count number of events; the installation needs a thousand swimmers and as many events
 * @param eventsPerSwimmer after so many events other swimmers start; absent is never
 */
export function insertResults(
  { db }: Pick<Deps, 'db'>,
  count: number,
  eventsPerSwimmer = Number.MAX_SAFE_INTEGER,
): Promise<number[]> {
  return db.transaction().execute(async (tx) => {
    // The rows refer to each other by construction; checking each reference would take most of the time.
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`set local statement_timeout = 0`.execute(tx)
    const events = await tx
      .selectFrom('event')
      .where('public', '=', true)
      .select('id')
      .orderBy('id', 'desc')
      .limit(count)
      .execute()
    const ids = events.map(({ id }) => id)
    await insertStarts(tx, ids, eventsPerSwimmer)
    await insertTimes(tx)
    return ids
  })
}

async function insertStarts(tx: Tx, eventIds: readonly number[], eventsPerSwimmer: number) {
  await sql`insert into offer (event_id, kind, name, reserved, position)
    select id, 'individual', 'Bench', 0, 99 from unnest(${eventIds}::integer[]) as event (id)`.execute(tx)
  await sql`insert into offer_distance (offer_id, dist_code, gender, session, position)
    select offer.id, code, 0, 1, rank from offer, unnest(${DISTANCES}::text[]) with ordinality as codes (code, rank)
    where offer.name = 'Bench'`.execute(tx)
  await sql`insert into registration (event_id, swimmer_id, age, age_group, created_at)
    select event.id, swimmer.id, 30, 'E1', now()
    from unnest(${eventIds}::integer[]) with ordinality as event (id, number)
      join (select id, (row_number() over (order by id) - 1) / ${SWIMMERS}::integer as team
        from swimmer where confirmed_at is not null) as swimmer
        on swimmer.team = (event.number - 1) / ${eventsPerSwimmer}::bigint
    on conflict do nothing`.execute(tx)
  await sql`insert into entry (registration_id, event_id, swimmer_id, offer_id, offer_distance_id, state, created_at, updated_at)
    select registration.id, registration.event_id, swimmer_id, offer.id, distance.id, 'confirmed', now(), now()
    from offer join offer_distance as distance on distance.offer_id = offer.id
      join registration on registration.event_id = offer.event_id
    where offer.name = 'Bench'`.execute(tx)
}

async function insertTimes(tx: Tx) {
  // The faster, the rarer, as among people: hardly any two hold a record together, however many there are.
  const time = sql`2000 + (6000 * sqrt(entry.id::bigint * 7919 % 1000003 / 1000003.0))::integer`
  await sql`insert into result (event_id, offer_distance_id, entry_id, heat, lane, status, raw_time_cs, final_time_cs,
      age_group, points, typed_at)
    select entry.event_id, offer_distance_id, entry.id, 1 + entry.id / 8, 1 + entry.id % 8, 'finished', ${time}, ${time},
      'E1', 500, now()
    from entry join offer on offer.id = entry.offer_id where offer.name = 'Bench'`.execute(tx)
  await sql`insert into result_list (offer_distance_id, event_id, state, published_at, updated_at)
    select distance.id, offer.event_id, 'official', now(), now()
    from offer join offer_distance as distance on distance.offer_id = offer.id where offer.name = 'Bench'`.execute(
    tx,
  )
}
