/** All SQL of accounts. */

import { asciiEmail, type Right, type RightName } from '@polynya/contract'
import { type Insertable, sql, type Updateable } from 'kysely'
import { orConflict } from '../../db/conflicts.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { AccountTable } from '../../db/tables/account.ts'
import type { AccountRightTable } from '../../db/tables/account-right.ts'
import { Failure, fail } from '../../failure.ts'

/** The form in which e-mail addresses are stored and compared: in lower case, the domain in ASCII. */
export const emailKey = (email: string) => asciiEmail(email).toLowerCase()

export function findAccountByEmail(db: Db, email: string) {
  return db
    .selectFrom('account')
    .where('email', '=', emailKey(email))
    .where('deleted_at', 'is', null)
    .selectAll()
    .executeTakeFirst()
}

export function getAccount(db: Db, id: number) {
  return db.selectFrom('account').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
}

/** Whether an account exists that was never activated. */
export async function isUnused(db: Db, id: number): Promise<boolean> {
  const account = await db
    .selectFrom('account')
    .where('id', '=', id)
    .where('activated_at', 'is', null)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return account !== undefined
}

const EMAIL_TAKEN = { account_email_key: new Failure('email_taken') }

/** Fails with `email_taken` where another account has the address. */
export async function insertAccount(tx: Tx, row: Insertable<AccountTable>): Promise<number> {
  const insert = tx.insertInto('account').values(row).returning('id').executeTakeFirstOrThrow()
  const { id } = await orConflict(insert, EMAIL_TAKEN)
  return id
}

/** Fails with `email_taken` where another account has the new address. */
export function updateAccount(tx: Tx, id: number, set: Updateable<AccountTable>) {
  const update = tx.updateTable('account').set(set).where('id', '=', id).execute()
  return orConflict(update, EMAIL_TAKEN)
}

/** Deletes an account that was never activated and whose link has expired, which frees its e-mail. */
export function deleteLapsedAccount(tx: Tx, email: string, createdBefore: Date) {
  return tx
    .deleteFrom('account')
    .where('email', '=', emailKey(email))
    .where('activated_at', 'is', null)
    .where('created_at', '<', createdBefore)
    .execute()
}

export async function rightsOf(db: Db, accountId: number): Promise<Right[]> {
  const rows = await db
    .selectFrom('account_right')
    .where('account_id', '=', accountId)
    .select(['right', 'region', 'event_id'])
    .orderBy('right')
    .orderBy('region')
    .orderBy('event_id')
    .execute()
  return rows.map(rightFromRow)
}

/** A right as the API returns it. */
export const rightFromRow = ({ right, region, event_id }: Omit<AccountRightTable, 'account_id'>): Right => ({
  right,
  region,
  ...(event_id !== null && { eventId: event_id }),
})

export async function countSwimmersOf(db: Db, accountId: number): Promise<number> {
  const { total } = await db
    .selectFrom('swimmer')
    .where('account_id', '=', accountId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Returns the active administrators of a region, or with null of everything, who can receive e-mail. */
export const listAdministrators = (db: Db, region: string | null): Promise<number[]> =>
  listWithRights(db, ['admin', 'superAdmin'], region)

/** Returns the accounts that administer the installation itself. */
export const listSuperAdministrators = (db: Db): Promise<number[]> => listWithRights(db, ['superAdmin'], null)

async function listWithRights(
  db: Db,
  rights: readonly RightName[],
  region: string | null,
): Promise<number[]> {
  const rows = await db
    .selectFrom('account')
    .innerJoin('account_right', 'account_right.account_id', 'account.id')
    .where('account_right.right', 'in', rights)
    .where(sql<boolean>`(account_right.region is null or account_right.region = ${region})`)
    .where('account.email', 'is not', null)
    .where('account.activated_at', 'is not', null)
    .where('account.blocked_at', 'is', null)
    .select('account.id')
    .distinct()
    .orderBy('account.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether another activated account has a right without a limit. */
export async function anybodyElseHas(db: Db, right: RightName, accountId: number): Promise<boolean> {
  const other = await db
    .selectFrom('account_right')
    .innerJoin('account', 'account.id', 'account_right.account_id')
    .where('right', '=', right)
    .where('region', 'is', null)
    .where('account.id', '!=', accountId)
    .where('account.activated_at', 'is not', null)
    .where('account.blocked_at', 'is', null)
    .where('account.deleted_at', 'is', null)
    .select('account.id')
    .executeTakeFirst()
  return other !== undefined
}

/** Rights change one after another: two changes at once could each take the other's last super administrator. */
export async function lockRights(tx: Tx) {
  await sql`lock table account_right in share row exclusive mode`.execute(tx)
}

/**
 * Fails with `last_super_admin` if no other account could grant rights without this one. Call it while holding the
 * lock of the rights.
 */
export async function keepSuperAdministrator(tx: Tx, accountId: number) {
  const rights = await rightsOf(tx, accountId)
  const isOne = rights.some(({ right, region }) => right === 'superAdmin' && region === null)
  if (isOne && !(await anybodyElseHas(tx, 'superAdmin', accountId))) fail('last_super_admin')
}
