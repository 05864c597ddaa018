import { superAdministers } from '../../access/caller.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { pageOf } from '../paging.ts'
import { emailKey } from './account.store.ts'
import { listAccounts } from './administration.store.ts'

export const list: Handler<'accounts.list'> = ({ query, caller }, { db }) => {
  if (!superAdministers(caller, null)) fail('no_access')
  const { sort = 'id', order = 'asc', email, id, right, blocked } = query
  const isBlocked = blocked === undefined ? undefined : blocked === 'true'
  const filters = { email: email && emailKey(email), id, right, isBlocked }
  return listAccounts(db, { sort, order, filters, ...pageOf(query, 25) })
}
