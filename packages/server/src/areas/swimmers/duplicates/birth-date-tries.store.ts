/** SQL of the birth dates that accounts try on profiles of others. */

import type { ExpressionBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Db, Schema } from '../../../db/schema.ts'

export interface Target {
  readonly id: number
  readonly account_id: number | null
  readonly region: string | null
}

/** The confirmed profiles whose name, gender and year of birth, which are public, are those of an identity. */
export async function findNamesakes(db: Db, identityKey: string): Promise<Target[]> {
  const { rows } = await sql<Target>`
    select id, account_id, region from swimmer
    where swimmer_name_key(identity_key) = swimmer_name_key(${identityKey})
      and gender = split_part(${identityKey}, '|', 4)::smallint
      and confirmed_at is not null
      and left(dob::text, 4) = left(split_part(${identityKey}, '|', 3), 4)`.execute(db)
  return rows
}

interface Tries {
  readonly accountId: number
  readonly swimmerIds: readonly number[]
  readonly identityKey: string
  readonly at: Date
}

/** Stores a birth date as tried on profiles; one that was tried before stays as it is. */
export async function addTries(db: Db, { accountId, swimmerIds, identityKey, at }: Tries): Promise<void> {
  await db
    .insertInto('birth_date_try')
    .values(
      swimmerIds.map((id) => ({
        account_id: accountId,
        swimmer_id: id,
        identity_key: identityKey,
        tried_at: at,
      })),
    )
    .onConflict((known) => known.doNothing())
    .execute()
}

interface Counted {
  readonly accountId?: number
  readonly swimmerId?: number
  readonly since: Date
}

/** How many distinct birth dates were tried since an instant, by an account or on a profile, and when the first was. */
export function countTries(db: Db, { accountId, swimmerId, since }: Counted) {
  const isCounted = (row: ExpressionBuilder<Schema, 'birth_date_try'>) =>
    row.and([
      row('tried_at', '>', since),
      ...(accountId === undefined ? [] : [row('account_id', '=', accountId)]),
      ...(swimmerId === undefined ? [] : [row('swimmer_id', '=', swimmerId)]),
    ])
  return db
    .selectFrom('birth_date_try')
    .where(isCounted)
    .select(({ fn }) => [
      fn.count<number>('identity_key').distinct().as('count'),
      fn.min('tried_at').as('first'),
    ])
    .executeTakeFirstOrThrow()
}

export const removeOldTries = (db: Db, before: Date) =>
  db.deleteFrom('birth_date_try').where('tried_at', '<', before).execute()
