import type { Db } from '../../../db/schema.ts'
import { type SwimmerRow, selectSwimmers } from './swimmers.store.ts'

interface UnconfirmedPage {
  /** The regions that the caller administers; null is all. */
  readonly regions: readonly string[] | null
  readonly order: 'asc' | 'desc'
  readonly limit: number
  readonly offset: number
}

/** Returns profiles that wait for their confirmation, by their age; there are few, because they are deleted after a day. */
export async function listUnconfirmed(
  db: Db,
  { regions, order, limit, offset }: UnconfirmedPage,
): Promise<{ rows: SwimmerRow[]; total: number }> {
  const ids = db
    .selectFrom('swimmer')
    .where('confirmed_at', 'is', null)
    .$if(regions !== null, (query) => query.where('region', 'in', [...(regions ?? [])]))
  const rows = await selectSwimmers(db)
    .where('swimmer.id', 'in', ids.select('id'))
    .orderBy('swimmer.created_at', order)
    .orderBy('swimmer.id', order)
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await ids.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}
