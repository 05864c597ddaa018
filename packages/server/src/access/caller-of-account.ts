/** The caller of work in the background: the account that requested it. */

import type { Db } from '../db/schema.ts'
import { type Account, type Caller, rolesOf } from './caller.ts'
import { findAccounts } from './callers.store.ts'

/** Returns an account as a caller, with its rights of now; null if it is blocked or deleted. */
export async function callerOfAccount(
  db: Db,
  accountId: number,
): Promise<(Caller & { readonly account: Account }) | null> {
  const [found] = await findAccounts(db, [{ accountId, sessionId: 0 }])
  if (!found || found.blocked) return null
  const { account } = found
  return { account, roles: rolesOf(account.rights), scopes: ['read'], sessionId: null }
}
