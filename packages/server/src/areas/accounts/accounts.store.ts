/** SQL of the administration of accounts. */

import type { Account, Right } from '@polynya/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'

const ORDER = { id: 'id', email: 'email', createdAt: 'created_at' } as const

interface AccountsPage {
  readonly sort: keyof typeof ORDER
  readonly order: 'asc' | 'desc'
  readonly limit: number
  readonly offset: number
  /** The start of an e-mail address. */
  readonly email: string | null
}

export async function listAccounts(db: Db, { sort, order, limit, offset, email }: AccountsPage) {
  const found = db
    .selectFrom('account')
    .where('deleted_at', 'is', null)
    .$if(email !== null, (query) => query.where(sql<boolean>`starts_with(email, ${email})`))
  const rows = await found
    .selectAll()
    .orderBy(ORDER[sort], order)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rights = await rightsByAccount(
    db,
    rows.map(({ id }) => id),
  )
  return { accounts: rows.map((row) => accountFromRow(row, rights.get(row.id) ?? [])), total }
}

interface AccountRow {
  readonly id: number
  readonly email: string | null
  readonly first_name: string
  readonly last_name: string
  readonly activated_at: Date | null
  readonly blocked_at: Date | null
  readonly created_at: Date
}

export const accountFromRow = (row: AccountRow, rights: Right[]): Account => ({
  id: row.id,
  email: row.email ?? '',
  firstName: row.first_name,
  lastName: row.last_name,
  activated: row.activated_at !== null,
  blocked: row.blocked_at !== null,
  rights,
  createdAt: row.created_at.toISOString(),
})

async function rightsByAccount(db: Db, ids: readonly number[]): Promise<Map<number, Right[]>> {
  const byAccount = new Map<number, Right[]>()
  if (ids.length === 0) return byAccount
  const rows = await db
    .selectFrom('account_right')
    .where('account_id', 'in', ids)
    .selectAll()
    .orderBy('right')
    .execute()
  for (const { account_id, right, region } of rows) {
    byAccount.set(account_id, [...(byAccount.get(account_id) ?? []), { right, region }])
  }
  return byAccount
}

export async function replaceRights(tx: Tx, accountId: number, rights: readonly Right[]) {
  await tx.deleteFrom('account_right').where('account_id', '=', accountId).execute()
  if (rights.length === 0) return
  await tx
    .insertInto('account_right')
    .values(rights.map(({ right, region }) => ({ account_id: accountId, right, region })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Rights change one after another: two changes at once could each take the other's last super administrator. */
export async function lockRights(tx: Tx) {
  await sql`lock table account_right in share row exclusive mode`.execute(tx)
}
