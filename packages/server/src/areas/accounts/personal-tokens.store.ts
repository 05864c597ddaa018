/** SQL of personal access tokens. */

import type { Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import type { PersonalTokenTable } from '../../db/tables/personal-token.ts'

export type PersonalTokenRow = Selectable<PersonalTokenTable>

/** Returns the valid tokens of an account, newest first. */
export const listPersonalTokens = (db: Db, accountId: number, now: Date): Promise<PersonalTokenRow[]> =>
  db
    .selectFrom('personal_token')
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .selectAll()
    .orderBy('id', 'desc')
    .execute()

export const insertPersonalToken = (tx: Tx, row: Insertable<PersonalTokenTable>): Promise<PersonalTokenRow> =>
  tx.insertInto('personal_token').values(row).returningAll().executeTakeFirstOrThrow()

/** Revokes one token of an account and returns it; undefined if there is none or it was revoked before. */
export const revokePersonalToken = (
  tx: Tx,
  accountId: number,
  token: { readonly id: number; readonly at: Date },
): Promise<PersonalTokenRow | undefined> =>
  tx
    .updateTable('personal_token')
    .set({ revoked_at: token.at })
    .where('id', '=', token.id)
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .returningAll()
    .executeTakeFirst()

/** Revokes every token of an account; returns how many were valid. */
export async function revokeTokensOf(tx: Tx, accountId: number, at: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('personal_token')
    .set({ revoked_at: at })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
