/** SQL of the search for profiles of one person. */

import { searchKey } from '@polynya/domain'
import { sql } from 'kysely'
import type { Db } from '../../../db/schema.ts'
import { startsWith } from '../../../db/starts-with.ts'
import { selectSwimmers } from '../profile/swimmers.store.ts'

interface IdentityQuery {
  readonly identity: string
  readonly accountId: number | null
  readonly except: number
}

/** Returns the profiles of an identity that are confirmed, or unconfirmed ones of the account itself. */
export const listByIdentity = (db: Db, { identity, accountId, except }: IdentityQuery) =>
  db
    .selectFrom('swimmer')
    .leftJoin('account', 'account.id', 'swimmer.account_id')
    .where('identity_key', '=', identity)
    .where('swimmer.id', '!=', except)
    .where((is) => is.or([is('confirmed_at', 'is not', null), is('swimmer.account_id', '=', accountId)]))
    .select(['iwsaid', 'account_id', 'email'])
    .execute()

interface SimilarQuery {
  readonly lastName: string
  readonly firstName: string
  readonly gender: 1 | 2
  readonly dob: string
}

/** Returns confirmed profiles with the last name and gender, and the year of birth or the first name. */
export const listSimilar = (db: Db, { lastName, firstName, gender, dob }: SimilarQuery, limit: number) =>
  selectSwimmers(db)
    .where('confirmed_at', 'is not', null)
    .where('gender', '=', gender)
    .where('swimmer.id', 'in', (names) =>
      names
        .selectFrom('swimmer_name')
        .where('part', '=', 'last')
        .where(startsWith('key', `${searchKey(lastName)} `))
        .select('swimmer_id'),
    )
    // The start of the names finds longer last names too, such as «Van Dyck» for «Van».
    .where(startsWith('identity_key', `${searchKey(lastName)}|`))
    .where((is) =>
      // The year only, which is public: the date itself would confirm a guess.
      is.or([
        is(sql<string>`left(dob::text, 4)`, '=', dob.slice(0, 4)),
        is(sql<string>`lower(first_name)`, '=', firstName.toLowerCase()),
      ]),
    )
    .orderBy('swimmer.id')
    .limit(limit)
    .execute()
