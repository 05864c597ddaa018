import type { Handler } from '../../http/call.ts'
import { bestOf, filterOf, swimmerOf } from './ranking-view.ts'
import { listOwnRanking } from './rankings.store.ts'

export const mine: Handler<'rankings.mine'> = async ({ query, caller }, { db }) => {
  const rows = await listOwnRanking(db, filterOf(query), caller.account.id)
  return {
    rankings: rows.map((row) => ({
      place: row.place,
      position: row.position,
      ...swimmerOf(row),
      ...bestOf(row),
    })),
  }
}
