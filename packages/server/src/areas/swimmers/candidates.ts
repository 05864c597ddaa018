import { PAGE_SIZE } from '@polynya/domain'
import { regionsOf } from '../../access/caller.ts'
import type { Handler } from '../../http/call.ts'
import { pageOf } from '../paging.ts'
import { listCandidates } from './candidates/candidates.store.ts'
import { swimmerView } from './profile/swimmer-view.ts'
import { listByIds } from './profile/swimmers.store.ts'

export const candidates: Handler<'swimmers.candidates'> = async ({ query, caller }, { db }) => {
  const { order = 'desc' } = query
  const regions = regionsOf(caller.account.rights)
  const { rows, total } = await listCandidates(db, { regions, order, ...pageOf(query, PAGE_SIZE.custody) })
  const swimmers = await listByIds(
    db,
    rows.flatMap(({ one_id, other_id }) => [one_id, other_id]),
  )
  const byId = new Map(swimmers.map((row) => [row.id, swimmerView(row, 'full')]))
  const pairs = rows.flatMap(({ one_id, other_id, likeness, score, found_at }) => {
    const [one, other] = [byId.get(one_id), byId.get(other_id)]
    // Deleted between the two reads.
    return one && other ? [{ one, other, likeness, score, foundAt: found_at.toISOString() }] : []
  })
  return { pairs, total }
}
