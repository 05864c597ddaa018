/** SQL of heats that were merged into others. */

import type { HeatMerge } from '@polynya/domain'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'

/** A merge with its row and the lanes that the starters had before. */
export interface MergeRow extends HeatMerge {
  readonly id: number
  readonly lanesBefore: ReadonlyMap<number, number>
}

export async function listMerges(db: Db, eventId: number): Promise<MergeRow[]> {
  const rows = await db
    .selectFrom('merged_heat')
    .where('event_id', '=', eventId)
    .selectAll()
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    guest: { distanceId: row.offer_distance_id, heat: row.heat },
    host: { distanceId: row.into_distance_id, heat: row.into_heat },
    lanesBefore: new Map(row.lanes_before),
  }))
}

/** Returns the places of the lists that have merged heats, by lane. */
export async function listMergedPlaces(db: Db, merges: readonly HeatMerge[]) {
  if (merges.length === 0) return []
  const ids = merges.flatMap(({ guest, host }) => [guest.distanceId, host.distanceId])
  return db
    .selectFrom('start_place')
    .innerJoin('entry', 'entry.id', 'start_place.entry_id')
    .where(sql<boolean>`start_place.offer_distance_id = any(${ids}::integer[])`)
    .where('entry.state', '=', 'confirmed')
    .select(['start_place.offer_distance_id as distance_id', 'heat', 'lane'])
    .orderBy('lane')
    .execute()
}

interface NewMerge extends HeatMerge {
  readonly eventId: number
  readonly lanesBefore: readonly (readonly [entryId: number, lane: number])[]
}

export async function insertMerge(tx: Tx, { eventId, guest, host, lanesBefore }: NewMerge) {
  await tx
    .insertInto('merged_heat')
    .values({
      event_id: eventId,
      offer_distance_id: guest.distanceId,
      heat: guest.heat,
      into_distance_id: host.distanceId,
      into_heat: host.heat,
      lanes_before: JSON.stringify(lanesBefore),
    })
    .execute()
}

/** Gives a merge the new numbers of its heats. */
export async function renumberMerge(tx: Tx, id: number, { guest, host }: HeatMerge) {
  await tx
    .updateTable('merged_heat')
    .set({ heat: guest.heat, into_heat: host.heat })
    .where('id', '=', id)
    .execute()
}

export async function deleteMerge(tx: Tx, id: number) {
  await tx.deleteFrom('merged_heat').where('id', '=', id).execute()
}
