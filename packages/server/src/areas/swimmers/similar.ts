import { identityKey } from '@polynya/domain'
import type { Handler } from '../../http/call.ts'
import { tryIdentity } from './duplicates/birth-date-tries.ts'
import { listSimilar } from './duplicates/duplicates.store.ts'
import { findDuplicate } from './duplicates/duplicates.ts'
import { swimmerCard } from './profile/swimmer-view.ts'

const AT_MOST = 10

export const similar: Handler<'swimmers.similar'> = async ({ query, caller }, deps) => {
  const { db, limits } = deps
  if (!caller.roles.includes('admin')) await limits.take('similar', String(caller.account.id))
  await tryIdentity(caller, identityKey(query), deps)
  const rows = await listSimilar(db, query, AT_MOST)
  const duplicate = await findDuplicate(db, identityKey(query), { accountId: caller.account.id })
  return {
    swimmers: rows.map((row) => swimmerCard(row, 'public')),
    exact: duplicate?.reason ?? null,
    emailStart: duplicate?.emailStart ?? null,
  }
}
