/** SQL of the webhooks of accounts. */

import type { WebhookState } from '@polynya/domain'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import type { WebhookTable } from '../../db/tables/webhook.ts'
import { failWaiting } from './deliveries.store.ts'

export type WebhookRow = Selectable<WebhookTable>

/** Returns the webhooks of an account, newest first. */
export const listWebhooks = (db: Db, accountId: number): Promise<WebhookRow[]> =>
  db.selectFrom('webhook').where('account_id', '=', accountId).selectAll().orderBy('id', 'desc').execute()

/** Returns how many webhooks an account has; no concurrent call creates another until the end of the transaction. */
export async function lockCountOf(tx: Tx, accountId: number): Promise<number> {
  await tx.selectFrom('account').where('id', '=', accountId).select('id').forUpdate().execute()
  return (await listWebhooks(tx, accountId)).length
}

interface Owned {
  readonly id: number
  readonly accountId: number
}

/** Returns a webhook of an account; undefined if there is none. */
export const findWebhook = (db: Db, { id, accountId }: Owned): Promise<WebhookRow | undefined> =>
  db
    .selectFrom('webhook')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .selectAll()
    .executeTakeFirst()

export const insertWebhook = (tx: Tx, row: Insertable<WebhookTable>): Promise<WebhookRow> =>
  tx.insertInto('webhook').values(row).returningAll().executeTakeFirstOrThrow()

export const updateWebhook = (tx: Tx, id: number, set: Updateable<WebhookTable>): Promise<WebhookRow> =>
  tx.updateTable('webhook').set(set).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Returns since when a webhook has accepted nothing, and stores it; undefined if there is no such webhook. */
export async function markFailing(tx: Tx, id: number, at: Date): Promise<Date | null | undefined> {
  const row = await tx
    .updateTable('webhook')
    .set(({ fn, val }) => ({ failing_since: fn.coalesce('failing_since', val(at)) }))
    .where('id', '=', id)
    .returning('failing_since')
    .executeTakeFirst()
  return row?.failing_since
}

export async function markAccepting(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('webhook')
    .set({ failing_since: null })
    .where('id', '=', id)
    .where('failing_since', 'is not', null)
    .execute()
}

/** Disables an active webhook, and fails what waits; returns undefined if it is not active. */
export async function disableWebhook(
  tx: Tx,
  id: number,
  state: Exclude<WebhookState, 'active'>,
): Promise<WebhookRow | undefined> {
  const row = await tx
    .updateTable('webhook')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'active')
    .returningAll()
    .executeTakeFirst()
  if (row) await failWaiting(tx, id)
  return row
}

export async function deleteWebhook(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('webhook').where('id', '=', id).execute()
}

/** Returns what the active webhooks are sent of. */
export const listActive = (tx: Tx) =>
  tx.selectFrom('webhook').where('state', '=', 'active').select(['id', 'types', 'region']).execute()

export type Subscriber = Awaited<ReturnType<typeof listActive>>[number]

/** Whether any account has a webhook. */
export const hasWebhooks = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('webhook').select('id').limit(1).executeTakeFirst()) !== undefined
