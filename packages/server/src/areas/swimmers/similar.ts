import { identityKey, searchKey } from '@polynya/domain'
import { sql } from 'kysely'
import type { Handler } from '../../http/call.ts'
import { findDuplicate } from './duplicates.ts'
import { swimmerCard } from './swimmer-view.ts'
import { selectSwimmers } from './swimmers.store.ts'

const AT_MOST = 10

export const similar: Handler<'swimmers.similar'> = async ({ query, caller }, { db, limits }) => {
  await limits.take('similar', String(caller.account.id))
  const { lastName, firstName, dob, gender } = query
  const rows = await selectSwimmers(db)
    .where('confirmed_at', 'is not', null)
    .where('gender', '=', gender)
    .where('swimmer.id', 'in', (names) =>
      names.selectFrom('swimmer_name').where('key', '=', searchKey(lastName)).select('swimmer_id'),
    )
    .where((is) =>
      is.or([is('dob', '=', dob), is(sql<string>`lower(first_name)`, '=', firstName.toLowerCase())]),
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
