import { identityKey, searchKey } from '@polynya/domain'
import { sql } from 'kysely'
import type { Handler } from '../../http/call.ts'
import { tryIdentity } from './duplicates/birth-date-tries.ts'
import { findDuplicate } from './duplicates/duplicates.ts'
import { swimmerCard } from './profile/swimmer-view.ts'
import { selectSwimmers } from './profile/swimmers.store.ts'

const AT_MOST = 10

export const similar: Handler<'swimmers.similar'> = async ({ query, caller }, deps) => {
  const { db, limits } = deps
  if (!caller.roles.includes('admin')) await limits.take('similar', String(caller.account.id))
  await tryIdentity(caller, identityKey(query), deps)
  const { lastName, firstName, dob, gender } = query
  const rows = await selectSwimmers(db)
    .where('confirmed_at', 'is not', null)
    .where('gender', '=', gender)
    .where('swimmer.id', 'in', (names) =>
      names.selectFrom('swimmer_name').where('key', '=', searchKey(lastName)).select('swimmer_id'),
    )
    .where((is) =>
      // The year only, which is public: the date itself would confirm a guess.
      is.or([
        is(sql<string>`left(dob::text, 4)`, '=', dob.slice(0, 4)),
        is(sql<string>`lower(first_name)`, '=', firstName.toLowerCase()),
      ]),
    )
    .orderBy('swimmer.id')
    .limit(AT_MOST)
    .execute()
  const duplicate = await findDuplicate(db, identityKey(query), { accountId: caller.account.id })
  return {
    swimmers: rows.map((row) => swimmerCard(row, 'public')),
    exact: duplicate?.reason ?? null,
    emailStart: duplicate?.emailStart ?? null,
  }
}
