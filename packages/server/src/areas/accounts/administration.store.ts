/** SQL of the administration of accounts. */

import type { Account, Right, RightName } from '@polynya/contract'
import type { ExpressionBuilder } from 'kysely'
import { orConflict } from '../../db/conflicts.ts'
import type { Db, Schema, Tx } from '../../db/schema.ts'
import { startsWith } from '../../db/starts-with.ts'
import { Failure, fail } from '../../failure.ts'
import { rightFromRow } from './account.store.ts'

const ORDER = { id: 'id', email: 'email', createdAt: 'created_at' } as const

interface AccountsPage {
  readonly sort: keyof typeof ORDER
  readonly order: 'asc' | 'desc'
  readonly limit: number
  readonly offset: number
  readonly filters: AccountFilters
}

export interface AccountFilters {
  /** The start of an e-mail address, in lower case. */
  readonly email?: string | undefined
  readonly id?: number | undefined
  readonly right?: RightName | undefined
  readonly isBlocked?: boolean | undefined
}

export async function listAccounts(db: Db, { sort, order, limit, offset, filters }: AccountsPage) {
  const found = db
    .selectFrom('account')
    .where('deleted_at', 'is', null)
    .where((row) => row.and(conditionsOf(row, filters)))
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

function conditionsOf(
  row: ExpressionBuilder<Schema, 'account'>,
  { email, id, right, isBlocked }: AccountFilters,
) {
  return [
    ...(email === undefined ? [] : [startsWith('email', email)]),
    ...(id === undefined ? [] : [row('id', '=', id)]),
    ...(isBlocked === undefined ? [] : [row('blocked_at', isBlocked ? 'is not' : 'is', null)]),
    ...(right === undefined ? [] : [row.exists(holders(row, right))]),
  ]
}

const holders = (row: ExpressionBuilder<Schema, 'account'>, right: RightName) =>
  row
    .selectFrom('account_right')
    .whereRef('account_right.account_id', '=', 'account.id')
    .where('account_right.right', '=', right)
    .select('account_right.account_id')

/** The account that a call administers; fails with `account_not_found`. */
export async function accountToChange(tx: Tx, id: number) {
  const account = await tx
    .selectFrom('account')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .selectAll()
    .executeTakeFirst()
  return account ?? fail('account_not_found')
}

interface AccountRow {
  readonly id: number
  readonly email: string | null
  readonly first_name: string
  readonly last_name: string
  readonly activated_at: Date | null
  readonly blocked_at: Date | null
  readonly rights_version: number
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
  version: row.rights_version,
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
  for (const row of rows) {
    byAccount.set(row.account_id, [...(byAccount.get(row.account_id) ?? []), rightFromRow(row)])
  }
  return byAccount
}

export async function replaceRights(tx: Tx, accountId: number, rights: readonly Right[]) {
  await tx.deleteFrom('account_right').where('account_id', '=', accountId).execute()
  if (rights.length === 0) return
  const rows = rights.map(({ right, region, eventId }) => ({
    account_id: accountId,
    right,
    region,
    event_id: eventId ?? null,
  }))
  const insert = tx
    .insertInto('account_right')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await orConflict(insert, { account_right_event_id_fkey: new Failure('event_not_found') })
}
