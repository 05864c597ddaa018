/** SQL that copies the sessions of an event and the rules of its start lists to a copy of the event. */

import { sql } from 'kysely'
import type { Tx } from '../../../db/schema.ts'

interface CopyOptions {
  readonly from: number
  readonly to: number
  /** IDs of distances in the copy by the IDs in the original. */
  readonly distances: ReadonlyMap<number, number>
  /** Returns the date of the copy; null if it has no dates. */
  readonly moveDate: (date: string | null) => string | null
}

/** Copies names, starts, courses, order and rules. Temperatures and officials belong to one event and are not copied. */
export async function copySessions(tx: Tx, { from, to, distances, moveDate }: CopyOptions) {
  const sessions = await tx.selectFrom('event_session').where('event_id', '=', from).selectAll().execute()
  for (const { number, name, name_en, date, start_time, course_metres, ...rest } of sessions) {
    const columns = {
      name,
      name_en,
      date: moveDate(date),
      start_time,
      course_metres,
      list_rules: JSON.stringify(rest.list_rules),
      distance_order: JSON.stringify(rest.distance_order.flatMap((id) => distances.get(id) ?? [])),
    }
    await tx
      .insertInto('event_session')
      .values({ event_id: to, number, water_temp: null, air_temp: null, ...columns })
      .onConflict((known) => known.columns(['event_id', 'number']).doUpdateSet(columns))
      .execute()
  }
  await copyDistanceRules(tx, distances)
}

async function copyDistanceRules(tx: Tx, distances: CopyOptions['distances']) {
  const rows = await tx
    .selectFrom('offer_distance')
    .where(sql<boolean>`id = any(${[...distances.keys()]}::integer[]) and list_rules <> '{}'`)
    .select(['id', 'list_rules'])
    .execute()
  for (const { id, list_rules } of rows) {
    await tx
      .updateTable('offer_distance')
      .set({ list_rules: JSON.stringify(list_rules) })
      .where('id', '=', distances.get(id) ?? 0)
      .execute()
  }
}
