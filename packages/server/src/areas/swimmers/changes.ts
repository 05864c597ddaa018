import { PAGE_SIZE } from '@polynya/domain'
import { regionsOf } from '../../access/caller.ts'
import type { Handler } from '../../http/call.ts'
import { pageOf } from '../paging.ts'
import { listChanges } from './custody/change-requests.store.ts'
import { changeView } from './custody/change-view.ts'

export const changes: Handler<'swimmers.changes'> = async ({ query, caller }, { db }) => {
  const { state = 'open' } = query
  // Open requests: the oldest first. Decided requests: the latest first.
  const { order = state === 'open' ? 'asc' : 'desc' } = query
  const page = { state, order, ...pageOf(query, PAGE_SIZE.custody) }
  const { rows, total } = await listChanges(db, { ...page, regions: regionsOf(caller.account.rights) })
  return { changes: rows.map(changeView), total }
}
