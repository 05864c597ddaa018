import type { PersonalToken } from '@polynya/contract'
import type { Selectable } from 'kysely'
import type { PersonalTokenTable } from '../../db/tables/personal-token.ts'
import type { Handler } from '../../http/call.ts'

export const tokens: Handler<'user.tokens'> = async ({ caller }, { db, clock }) => {
  const rows = await db
    .selectFrom('personal_token')
    .where('account_id', '=', caller.account.id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .selectAll()
    .orderBy('id', 'desc')
    .execute()
  return { tokens: rows.map(personalTokenFromRow) }
}

export const personalTokenFromRow = (row: Selectable<PersonalTokenTable>): PersonalToken => ({
  id: row.id,
  label: row.label,
  scopes: row.scopes,
  region: row.region,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  expiresAt: row.expires_at.toISOString(),
})
