import { PAGE_SIZE } from '@polynya/domain'
import { regionsOf } from '../../access/caller.ts'
import type { Handler } from '../../http/call.ts'
import { pageOf } from '../paging.ts'
import { swimmerView } from './profile/swimmer-view.ts'
import { listUnconfirmed } from './profile/unconfirmed.store.ts'

export const unconfirmed: Handler<'swimmers.unconfirmed'> = async ({ query, caller }, { db }) => {
  const { order = 'asc' } = query
  const regions = regionsOf(caller.account.rights)
  const { rows, total } = await listUnconfirmed(db, { regions, order, ...pageOf(query, PAGE_SIZE.swimmers) })
  return { swimmers: rows.map((row) => swimmerView(row, 'full')), total }
}
