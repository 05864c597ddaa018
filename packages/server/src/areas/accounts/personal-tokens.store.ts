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

export const insertPersonalToken = (db: Db, row: Insertable<PersonalTokenTable>): Promise<PersonalTokenRow> =>
  db.insertInto('personal_token').values(row).returningAll().executeTakeFirstOrThrow()

/** Revokes one token of an account; returns whether it was not revoked before. */
export async function revokePersonalToken(db: Db, accountId: number, token: { id: number; at: Date }) {
  const { numUpdatedRows } = await db
    .updateTable('personal_token')
    .set({ revoked_at: token.at })
    .where('id', '=', token.id)
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

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
