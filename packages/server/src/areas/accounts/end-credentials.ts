/** Revokes every credential of an account besides its password: sign-ins, e-mailed links, personal access tokens. */

import type { Tx } from '../../db/schema.ts'
import { revokeSessionsOf } from './day-session.store.ts'
import { expireLinksOf } from './mail-links.store.ts'
import { revokeTokensOf } from './personal-tokens.store.ts'

interface EndOptions {
  readonly at: Date
  /** Leaves personal access tokens valid. */
  readonly keepTokens?: boolean
}

interface EndResult {
  readonly sessions: number
  readonly tokens: number
}

/** Revokes the credentials of an account; returns how many sign-ins and personal access tokens were valid. */
export async function endCredentials(
  tx: Tx,
  accountId: number,
  { at, keepTokens = false }: EndOptions,
): Promise<EndResult> {
  const sessions = await revokeSessionsOf(tx, accountId, at)
  await expireLinksOf(tx, accountId, at)
  return { sessions, tokens: keepTokens ? 0 : await revokeTokensOf(tx, accountId, at) }
}

/** The end of credentials as the audit log shows it. No field has `token` in its name: the audit masks those as secrets. */
export const auditedEnd = ({ sessions, tokens }: EndResult) => ({
  endedSessions: sessions,
  endedPrograms: tokens,
})
