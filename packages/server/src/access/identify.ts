/**
 * Identifies the caller by the bearer token of the request. Rights are read on every request, so a demotion applies
 * at once.
 */

import { createHash } from 'node:crypto'
import type { RightName } from '@polynya/contract'
import { sql } from 'kysely'
import { together } from '../db/batch.ts'
import type { Db } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { fail } from '../http/failure.ts'
import { type Account, type AccountRight, type Caller, rolesOf, VISITOR } from './caller.ts'

/** Prefix of a personal access token, which distinguishes it from other tokens. */
export const PERSONAL_TOKEN_PREFIX = 'pln_'

/** Returns the stored hash of a secret. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

type Needs = Pick<Deps, 'db' | 'clock' | 'tokens'>

/**
 * Returns the caller of an `Authorization` header.
 * Fails with `token_invalid`, `token_expired` or `account_blocked`; without a header the caller is a visitor.
 */
export type Identify = (header: string | undefined) => Promise<Caller>

export function identifier(deps: Needs): Identify {
  const accounts = together((asked: readonly Asked[]) => findAccounts(deps.db, asked))
  return async (header) => {
    if (header === undefined) return VISITOR
    const [, token] = /^Bearer ([\w.~+/=-]+)$/i.exec(header) ?? fail('token_invalid')
    if (!token) return fail('token_invalid')
    const by = token.startsWith(PERSONAL_TOKEN_PREFIX) ? byPersonalToken : byAccessToken
    return by(token, { ...deps, accounts })
  }
}

interface Finding extends Needs {
  readonly accounts: (asked: Asked) => Promise<FoundAccount | null>
}

async function byAccessToken(token: string, { accounts, tokens }: Finding): Promise<Caller> {
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

async function byPersonalToken(token: string, deps: Finding): Promise<Caller> {
  const { accounts, db, clock } = deps
  const row = await db
    .selectFrom('personal_token')
    .where('hash', '=', hashOf(token))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .select(['id', 'account_id', 'scopes', 'region', 'last_used_at'])
    .executeTakeFirst()
  const found = row && (await accounts({ accountId: row.account_id, sessionId: 0 }))
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

interface Asked {
  readonly accountId: number
  readonly sessionId: number
}

interface FoundAccount {
  readonly account: Account
  readonly tokenVersion: number
  readonly blocked: boolean
  readonly sessionRuns: boolean
}

interface AccountRow extends Omit<Account, 'rights'>, Omit<FoundAccount, 'account'> {
  readonly nr: number
  readonly right: RightName | null
  readonly region: string | null
}

/** Returns the accounts with their rights, and whether the session of each request is still active. */
async function findAccounts(db: Db, asked: readonly Asked[]): Promise<(FoundAccount | null)[]> {
  const ids = asked.map(({ accountId }) => accountId)
  const sessions = asked.map(({ sessionId }) => sessionId)
  const { rows } = await sql<AccountRow>`
    select asked.nr, account.id, coalesce(email, '') as email, language, token_version as "tokenVersion",
      blocked_at is not null as blocked, day_session.id is not null as "sessionRuns", "right", region
    from unnest(${ids}::integer[], ${sessions}::integer[]) with ordinality as asked(account_id, session_id, nr)
      join account on account.id = asked.account_id and account.deleted_at is null
      left join account_right on account_right.account_id = account.id
      left join day_session on day_session.id = asked.session_id and day_session.account_id = account.id
        and day_session.revoked_at is null`.execute(db)
  const found = Map.groupBy(rows, ({ nr }) => nr)
  return asked.map((_, index) => foundAccount(found.get(index + 1) ?? []))
}

function foundAccount(rows: readonly AccountRow[]): FoundAccount | null {
  const [first] = rows
  if (!first) return null
  const { id, email, language, tokenVersion, blocked, sessionRuns } = first
  const rights = rows.flatMap(({ right, region }) => (right ? [{ right, region }] : []))
  return { account: { id, email, language, rights }, tokenVersion, blocked, sessionRuns }
}
