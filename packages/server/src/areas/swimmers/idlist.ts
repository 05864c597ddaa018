import { PAGE_SIZE } from '@polynya/domain'
import type { Handler } from '../../http/call.ts'
import { fail } from '../../http/failure.ts'
import { swimmerCard } from './swimmer-view.ts'
import { listByRegistryKey } from './swimmers-list.store.ts'

export const idlist: Handler<'swimmers.idlist'> = async ({ params }, { db }) => {
  const rows = await listByRegistryKey(db, params.key.toUpperCase(), PAGE_SIZE.max)
  if (rows.length === 0) return fail('swimmer_not_found')
  return { swimmers: rows.map((row) => swimmerCard(row, 'public')) }
}
