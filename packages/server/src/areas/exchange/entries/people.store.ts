/** SQL of the profiles that swimmers of a file may be. */

import { sql } from 'kysely'
import type { Db } from '../../../db/schema.ts'
import { selectPeople } from '../exchange.store.ts'

interface PeopleQuery {
  readonly registryIds: readonly string[]
  /** Birth years with first letters of Latin last names: `1990p`. */
  readonly initials: readonly string[]
  /** Latin last and first names as identities have them: `petrova|anna`. */
  readonly names: readonly string[]
}

/** Returns confirmed profiles with one of the registry IDs, initials or names. */
export const listLike = (db: Db, { registryIds, initials, names }: PeopleQuery) =>
  selectPeople(db)
    .where('confirmed_at', 'is not', null)
    .where(
      sql<boolean>`(iwsaid = any(${registryIds}::text[])
        or left(dob::text, 4) || left(identity_key, 1) = any(${initials}::text[])
        or split_part(identity_key, '|', 1) || '|' || split_part(identity_key, '|', 2) = any(${names}::text[]))`,
    )
    .execute()
