/** From the bearer token of a request to the caller: rights are read anew each time, so a demotion counts at once. */

import { createHash } from 'node:crypto'
import type { Db } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { fail } from '../http/failure.ts'
import { type Account, type AccountRight, type Caller, rolesOf, VISITOR } from './caller.ts'

/** How a personal access token starts, so that programs and people can tell it from others. */
export const PERSONAL_TOKEN_PREFIX = 'pln_'

/** What is stored of a secret. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

type Needs = Pick<Deps, 'db' | 'clock' | 'tokens'>

/**
 * Who calls with this `Authorization` header.
 * Fails with `token_invalid`, `token_expired` or `account_blocked`; without a header the caller is a visitor.
 */
export async function identify(header: string | undefined, deps: Needs): Promise<Caller> {
  if (header === undefined) return VISITOR
  const [, token] = /^Bearer ([\w.~+/=-]+)$/i.exec(header) ?? fail('token_invalid')
  if (!token) return fail('token_invalid')
  return token.startsWith(PERSONAL_TOKEN_PREFIX) ? byPersonalToken(token, deps) : byAccessToken(token, deps)
}

async function byAccessToken(token: string, { db, tokens }: Needs): Promise<Caller> {
  const claims = await tokens.verify(token)
  if (claims === 'expired') return fail('token_expired')
  if (claims === null) return fail('token_invalid')
  const { accountId, sessionId, tokenVersion } = claims
  const found = await findAccount(db, accountId, sessionId)
  // Before the session, which the block has ended: whoever is blocked must hear that, and not only be signed out.
  if (found?.blocked) return fail('account_blocked')
  if (!found?.sessionRuns || found.tokenVersion !== tokenVersion) return fail('token_invalid')
  return { account: found.account, roles: rolesOf(found.account.rights), scopes: null, sessionId }
}

async function byPersonalToken(token: string, deps: Needs): Promise<Caller> {
  const { db, clock } = deps
  const row = await db
    .selectFrom('personal_token')
    .where('hash', '=', hashOf(token))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .select(['id', 'account_id', 'scopes', 'region', 'last_used_at'])
    .executeTakeFirst()
  const found = row && (await findAccount(db, row.account_id))
  if (!row || !found) return fail('token_invalid')
  if (found.blocked) return fail('account_blocked')
  await noteUse(row, deps)
  const account = { ...found.account, rights: limitTo(row.region, found.account.rights) }
  return { account, roles: rolesOf(account.rights), scopes: row.scopes, sessionId: null }
}

/** When a token was last used, to the hour: reading must not cost a write each time. */
async function noteUse(token: { id: number; last_used_at: Date | null }, { db, clock }: Needs) {
  const now = clock.now()
  if (token.last_used_at && now.getTime() - token.last_used_at.getTime() < 3_600_000) return
  await db.updateTable('personal_token').set({ last_used_at: now }).where('id', '=', token.id).execute()
}

/** A token for one region carries the account's rights there and no others. */
function limitTo(region: string | null, rights: readonly AccountRight[]): readonly AccountRight[] {
  if (region === null) return rights
  return rights
    .filter((right) => right.region === null || right.region === region)
    .map(({ right }) => ({ right, region }))
}

interface FoundAccount {
  readonly account: Account
  readonly tokenVersion: number
  readonly blocked: boolean
  readonly sessionRuns: boolean
}

async function findAccount(db: Db, id: number, sessionId = 0): Promise<FoundAccount | null> {
  const rows = await db
    .selectFrom('account')
    .leftJoin('account_right', 'account_right.account_id', 'account.id')
    .leftJoin('day_session', (join) =>
      join
        .onRef('day_session.account_id', '=', 'account.id')
        .on('day_session.id', '=', sessionId)
        .on('day_session.revoked_at', 'is', null),
    )
    .where('account.id', '=', id)
    .where('account.deleted_at', 'is', null)
    .select(['account.id', 'email', 'language', 'token_version', 'blocked_at', 'right', 'region'])
    .select('day_session.id as session_id')
    .execute()
  const [first] = rows
  if (!first) return null
  const rights = rows.flatMap(({ right, region }) => (right ? [{ right, region }] : []))
  return {
    account: { id: first.id, email: first.email ?? '', language: first.language, rights },
    tokenVersion: first.token_version,
    blocked: first.blocked_at !== null,
    sessionRuns: first.session_id !== null,
  }
}
