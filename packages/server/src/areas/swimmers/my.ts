import type { Handler } from '../../http/call.ts'
import { swimmersPage } from './profile/page-query.ts'
import { swimmerCard } from './profile/swimmer-view.ts'
import { listSwimmers } from './profile/swimmers-list.store.ts'

export const my: Handler<'swimmers.my'> = async ({ query, caller }, { db }) => {
  const { rows, total } = await listSwimmers(db, swimmersPage(query, { accountId: caller.account.id }))
  return { swimmers: rows.map((row) => swimmerCard(row, 'full')), total }
}
