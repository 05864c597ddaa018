/** SQL of the requested refresh of ranks. */

import type { Tx } from '../../db/schema.ts'

/** The requested refresh, locked until the end of the transaction. */
export const lockRefresh = (tx: Tx) =>
  tx.selectFrom('rank_refresh').selectAll().forUpdate().executeTakeFirst()

/** Whether ranks are outdated because norms changed. */
export const isRefreshing = async (tx: Tx): Promise<boolean> =>
  (await tx.selectFrom('rank_refresh').select('id').executeTakeFirst()) !== undefined

export const moveRefresh = (tx: Tx, swimmerId: number) =>
  tx.updateTable('rank_refresh').set({ next_swimmer_id: swimmerId }).execute()

export const endRefresh = (tx: Tx) => tx.deleteFrom('rank_refresh').execute()

/** Swimmers with results from an ID on. */
export async function swimmersFrom(tx: Tx, from: number, limit: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('swimmer')
    .where('id', '>=', from)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('result')
          .innerJoin('entry', 'entry.id', 'result.entry_id')
          .whereRef('entry.swimmer_id', '=', 'swimmer.id')
          .select('result.id'),
      ),
    )
    .select('id')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
