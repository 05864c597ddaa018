/** SQL of callers: the accounts, sessions and tokens of requests. */

import type { RightName } from '@polynya/contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { Account } from './caller.ts'

export interface SessionKey {
  readonly accountId: number
  readonly sessionId: number
}

export interface FoundAccount {
  readonly account: Account
  readonly tokenVersion: number
  readonly blocked: boolean
  readonly sessionRuns: boolean
}

interface AccountRow extends Omit<Account, 'rights'>, Omit<FoundAccount, 'account'> {
  readonly nr: number
  readonly right: RightName | null
  readonly region: string | null
  readonly eventId: number | null
}

/** Returns the accounts with their rights, and whether the session of each request is still active. */
export async function findAccounts(db: Db, keys: readonly SessionKey[]): Promise<(FoundAccount | null)[]> {
  const ids = keys.map(({ accountId }) => accountId)
  const sessions = keys.map(({ sessionId }) => sessionId)
  const { rows } = await sql<AccountRow>`
    select wanted.nr, account.id, coalesce(email, '') as email, language, token_version as "tokenVersion",
      blocked_at is not null as blocked, day_session.id is not null as "sessionRuns", "right", region, account_right.event_id as "eventId"
    from unnest(${ids}::integer[], ${sessions}::integer[]) with ordinality as wanted(account_id, session_id, nr)
      join account on account.id = wanted.account_id and account.deleted_at is null
      left join account_right on account_right.account_id = account.id
      left join day_session on day_session.id = wanted.session_id and day_session.account_id = account.id
        and day_session.revoked_at is null`.execute(db)
  const found = Map.groupBy(rows, ({ nr }) => nr)
  return keys.map((_, index) => foundAccount(found.get(index + 1) ?? []))
}

function foundAccount(rows: readonly AccountRow[]): FoundAccount | null {
  const [first] = rows
  if (!first) return null
  const { id, email, language, tokenVersion, blocked, sessionRuns } = first
  const rights = rows.flatMap(({ right, region, eventId }) =>
    right ? [{ right, region, ...(eventId !== null && { eventId }) }] : [],
  )
  return { account: { id, email, language, rights }, tokenVersion, blocked, sessionRuns }
}

/** Returns the valid personal access token of a hash. */
export const findPersonalToken = (db: Db, hash: string, now: Date) =>
  db
    .selectFrom('personal_token')
    .where('hash', '=', hash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .select(['id', 'account_id', 'scopes', 'region', 'last_used_at'])
    .executeTakeFirst()

export const setTokenUsed = (db: Db, id: number, at: Date) =>
  db.updateTable('personal_token').set({ last_used_at: at }).where('id', '=', id).execute()
