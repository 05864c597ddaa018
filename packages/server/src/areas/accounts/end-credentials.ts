/** Ends what opens an account besides its password: sign-ins, links that were mailed, personal access tokens. */

import type { Tx } from '../../db/schema.ts'
import { revokeSessionsOf } from './day-session.store.ts'

interface EndOptions {
  readonly at: Date
  /** Leaves personal access tokens valid. */
  readonly keepTokens?: boolean
}

interface Ended {
  readonly sessions: number
  readonly tokens: number
}

/** Ends the credentials of an account; returns how many sign-ins and personal access tokens were valid until now. */
export async function endCredentials(
  tx: Tx,
  accountId: number,
  { at, keepTokens = false }: EndOptions,
): Promise<Ended> {
  const sessions = await revokeSessionsOf(tx, accountId, at)
  await tx
    .updateTable('mail_link')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()
  return { sessions, tokens: keepTokens ? 0 : await revokeTokensOf(tx, accountId, at) }
}

async function revokeTokensOf(tx: Tx, accountId: number, at: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('personal_token')
    .set({ revoked_at: at })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
