/** SQL of the payments and refunds of the built-in gateway. */

import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../db/schema.ts'
import type { SandboxPaymentTable } from '../db/tables/sandbox-payment.ts'
import type { SandboxRefundTable } from '../db/tables/sandbox-refund.ts'

export type SandboxPayment = Selectable<SandboxPaymentTable>
export type SandboxRefund = Selectable<SandboxRefundTable>

/** A payer has an hour, as at other gateways. */
const CONFIRMATION_MINUTES = 60

/** Applies changes that are due by time: delayed payments succeed, and undecided ones expire. */
async function applyElapsedTime(db: Db, externalId: string, now: Date) {
  const isUndecided = sql<boolean>`pays_at is null`
  const expired = new Date(now.getTime() - CONFIRMATION_MINUTES * 60_000)
  await db
    .updateTable('sandbox_payment')
    .set({
      status: sql`case when ${isUndecided} then 'canceled' when at_once then 'succeeded' else 'waiting_for_capture' end`,
      failure: sql`case when ${isUndecided} then 'expired_on_confirmation' end`,
    })
    .where('external_id', '=', externalId)
    .where('status', '=', 'pending')
    .where((row) =>
      row.or([row('pays_at', '<=', now), row.and([isUndecided, row('created_at', '<', expired)])]),
    )
    .execute()
}

/** Returns the current state of a payment. */
export async function findPayment(
  db: Db,
  externalId: string,
  now: Date,
): Promise<SandboxPayment | undefined> {
  await applyElapsedTime(db, externalId, now)
  return db.selectFrom('sandbox_payment').selectAll().where('external_id', '=', externalId).executeTakeFirst()
}

/** Returns the current state of a payment, locked for the rest of the transaction. */
export async function lockPayment(
  tx: Tx,
  externalId: string,
  now: Date,
): Promise<SandboxPayment | undefined> {
  await applyElapsedTime(tx, externalId, now)
  return tx
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('external_id', '=', externalId)
    .forUpdate()
    .executeTakeFirst()
}

/** Stores a payment once for its idempotency key; returns the stored one. */
export async function insertPayment(db: Db, row: Insertable<SandboxPaymentTable>): Promise<SandboxPayment> {
  await db
    .insertInto('sandbox_payment')
    .values(row)
    .onConflict((conflict) => conflict.column('idempotence_key').doNothing())
    .execute()
  const stored = db.selectFrom('sandbox_payment').selectAll()
  return row.idempotence_key == null
    ? stored.where('external_id', '=', row.external_id).executeTakeFirstOrThrow()
    : stored.where('idempotence_key', '=', row.idempotence_key).executeTakeFirstOrThrow()
}

export async function updatePayment(
  tx: Tx,
  externalId: string,
  change: Partial<Pick<SandboxPayment, 'status' | 'failure' | 'pays_at'>>,
) {
  await tx.updateTable('sandbox_payment').set(change).where('external_id', '=', externalId).execute()
}

/** Returns the refunded amount of a payment, in minor units. */
export async function refundedMinor(tx: Tx, externalId: string): Promise<number> {
  const { sum } = await tx
    .selectFrom('sandbox_refund')
    .where('payment_id', '=', externalId)
    .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
    .executeTakeFirstOrThrow()
  return sum ?? 0
}

export const findRefund = (db: Db, column: 'external_id' | 'idempotence_key', value: string) =>
  db.selectFrom('sandbox_refund').selectAll().where(column, '=', value).executeTakeFirst()

export const insertRefund = (tx: Tx, row: Insertable<SandboxRefundTable>): Promise<SandboxRefund> =>
  tx.insertInto('sandbox_refund').values(row).returningAll().executeTakeFirstOrThrow()
