import type { Handler } from '../../http/call.ts'
import { pageOf } from '../paging.ts'
import { listAccounts } from './accounts.store.ts'

export const list: Handler<'accounts.list'> = ({ query }, { db }) => {
  const { sort = 'id', order = 'asc', email } = query
  return listAccounts(db, { sort, order, email: email?.toLowerCase() ?? null, ...pageOf(query, 25) })
}
