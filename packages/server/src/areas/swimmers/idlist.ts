import type { Handler } from '../../http/call.ts'
import { fail } from '../../http/failure.ts'
import { swimmersPage } from './page-query.ts'
import { swimmerCard } from './swimmer-view.ts'
import { listSwimmers } from './swimmers-list.store.ts'

export const idlist: Handler<'swimmers.idlist'> = async ({ params, query }, { db }) => {
  const page = swimmersPage(query, { registryKey: params.key.toUpperCase() })
  const { rows, total } = await listSwimmers(db, page)
  if (total === 0) return fail('swimmer_not_found')
  return { swimmers: rows.map((row) => swimmerCard(row, 'public')), total }
}
