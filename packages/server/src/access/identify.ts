/**
 * Identifies the caller by the bearer token of the request. Rights are read on every request, so a demotion applies
 * at once.
 */

import { createHash } from 'node:crypto'
import { batched } from '../db/batch.ts'
import type { Deps } from '../deps.ts'
import { fail } from '../failure.ts'
import { type AccountRight, type Caller, rolesOf, VISITOR } from './caller.ts'
import {
  type FoundAccount,
  findAccounts,
  findPersonalToken,
  type SessionKey,
  setTokenUsed,
} from './callers.store.ts'

/** Prefix of a personal access token, which distinguishes it from other tokens. */
export const PERSONAL_TOKEN_PREFIX = 'pln_'

/** Returns the stored hash of a secret. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

type IdentifyDeps = Pick<Deps, 'db' | 'clock' | 'tokens'>

/**
 * Returns the caller of an `Authorization` header.
 * Fails with `token_invalid`, `token_expired` or `account_blocked`; without a header the caller is a visitor.
 */
export type Identify = (header: string | undefined) => Promise<Caller>

export function identifier(deps: IdentifyDeps): Identify {
  const accounts = batched((keys: readonly SessionKey[]) => findAccounts(deps.db, keys))
  return async (header) => {
    if (header === undefined) return VISITOR
    const [, token] = /^Bearer ([\w.~+/=-]+)$/i.exec(header) ?? fail('token_invalid')
    if (!token) return fail('token_invalid')
    const by = token.startsWith(PERSONAL_TOKEN_PREFIX) ? byPersonalToken : byAccessToken
    return by(token, { ...deps, accounts })
  }
}

interface LookupDeps extends IdentifyDeps {
  readonly accounts: (key: SessionKey) => Promise<FoundAccount | null>
}

async function byAccessToken(token: string, { accounts, tokens }: LookupDeps): Promise<Caller> {
  const claims = await tokens.verify(token)
  if (claims === 'expired') return fail('token_expired')
  if (claims === null) return fail('token_invalid')
  const { accountId, sessionId, tokenVersion } = claims
  const found = await accounts({ accountId, sessionId })
  // Before the session check, because a block revokes the sessions: a blocked user must learn the reason, not only be
  // signed out.
  if (found?.blocked) return fail('account_blocked')
  if (!found?.sessionRuns || found.tokenVersion !== tokenVersion) return fail('token_invalid')
  return { account: found.account, roles: rolesOf(found.account.rights), scopes: null, sessionId }
}

async function byPersonalToken(token: string, deps: LookupDeps): Promise<Caller> {
  const { accounts, db, clock } = deps
  const row = await findPersonalToken(db, hashOf(token), clock.now())
  const found = row && (await accounts({ accountId: row.account_id, sessionId: 0 }))
  if (!row || !found) return fail('token_invalid')
  if (found.blocked) return fail('account_blocked')
  await noteUse(row, deps)
  const account = { ...found.account, rights: limitTo(row.region, found.account.rights) }
  return { account, roles: rolesOf(account.rights), scopes: row.scopes, sessionId: null }
}

/** Stores when a token was last used, to the hour, so that not every read costs a write. */
async function noteUse(token: { id: number; last_used_at: Date | null }, { db, clock }: IdentifyDeps) {
  const now = clock.now()
  if (token.last_used_at && now.getTime() - token.last_used_at.getTime() < 3_600_000) return
  await setTokenUsed(db, token.id, now)
}

/** Returns the rights of a token that is limited to a region: the account's rights there and no others. */
function limitTo(region: string | null, rights: readonly AccountRight[]): readonly AccountRight[] {
  if (region === null) return rights
  return rights
    .filter((right) => right.region === null || right.region === region)
    .map((right) => ({ ...right, region }))
}
