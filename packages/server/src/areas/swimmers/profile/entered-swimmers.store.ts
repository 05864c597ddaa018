/** Swimmers whom entries, orders, teams or imported records name: their profiles stay. */

import { type ExpressionBuilder, sql } from 'kysely'
import type { Schema, Tx } from '../../../db/schema.ts'

/** Whether anything of an event or of the records names the swimmer that a query selects. */
export const isEnteredSwimmer = (_: ExpressionBuilder<Schema, 'swimmer'>) => sql<boolean>`(
  exists (select 1 from registration where registration.swimmer_id = swimmer.id)
  or exists (select 1 from order_item where order_item.swimmer_id = swimmer.id)
  or exists (select 1 from team where team.captain_id = swimmer.id)
  or exists (select 1 from team_member where team_member.swimmer_id = swimmer.id)
  or exists (select 1 from imported_record where imported_record.swimmer_id = swimmer.id))`

/** The same of one swimmer. */
export async function isEnteredAnywhere(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('swimmer')
    .where('id', '=', id)
    .select((of) => isEnteredSwimmer(of).as('isEntered'))
    .executeTakeFirst()
  return row?.isEntered ?? false
}
