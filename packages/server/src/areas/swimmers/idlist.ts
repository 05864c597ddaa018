import { isRegistryId } from '@polynya/domain'
import { fail } from '../../failure.ts'
import type { HandlerForEveryone } from '../../http/call.ts'
import { swimmersPage } from './profile/page-query.ts'
import { swimmerCard } from './profile/swimmer-view.ts'
import { findSwimmerByRegistryId } from './profile/swimmers.store.ts'
import { listSwimmers } from './profile/swimmers-list.store.ts'

/** A whole registry ID finds its swimmer alone, also one of a merged profile; its start finds all that share it. */
export const idlist: HandlerForEveryone<'swimmers.idlist'> = async ({ params, query }, { db }) => {
  const key = params.key.toUpperCase()
  const one = isRegistryId(key) ? await findSwimmerByRegistryId(db, key) : undefined
  const registryKey = one?.confirmed_at ? one.iwsaid : key
  const isWhole = registryKey === one?.iwsaid
  const page = swimmersPage(query, { registryKey, isWhole })
  const { rows, total } = await listSwimmers(db, page)
  if (total === 0) return fail('swimmer_not_found')
  return { swimmers: rows.map((row) => swimmerCard(row, 'public')), total }
}
