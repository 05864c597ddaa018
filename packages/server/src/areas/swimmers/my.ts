import { PAGE_SIZE } from '@polynya/domain'
import type { Handler } from '../../http/call.ts'
import { pageOf } from '../paging.ts'
import { swimmerCard } from './swimmer-view.ts'
import { listSwimmers } from './swimmers-list.store.ts'

export const my: Handler<'swimmers.my'> = async ({ query, caller }, { db }) => {
  const { sort = 'createdAt', order = sort === 'createdAt' ? 'desc' : 'asc' } = query
  const { lastName = null, gender = null, country = null } = query
  const filter = { accountId: caller.account.id, lastName, gender, country }
  const { rows, total } = await listSwimmers(db, {
    ...filter,
    sort,
    order,
    ...pageOf(query, PAGE_SIZE.swimmers),
  })
  return { swimmers: rows.map((row) => swimmerCard(row, 'full')), total }
}
