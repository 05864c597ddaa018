import type { HandlerForEveryone } from '../../http/call.ts'
import { swimmersPage } from './profile/page-query.ts'
import { swimmerCard } from './profile/swimmer-view.ts'
import { listSwimmers } from './profile/swimmers-list.store.ts'

export const all: HandlerForEveryone<'swimmers.all'> = async ({ query }, { db }) => {
  const { rows, total } = await listSwimmers(db, swimmersPage(query))
  return { swimmers: rows.map((row) => swimmerCard(row, 'public')), total }
}
