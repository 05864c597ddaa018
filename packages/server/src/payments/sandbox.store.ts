/** The books of the built-in gateway, in the database: other processes and the next start see the same. */

import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../db/schema.ts'
import type { SandboxPaymentTable } from '../db/tables/sandbox-payment.ts'

export type SandboxPayment = Selectable<SandboxPaymentTable>

/** A payer has an hour, as at other gateways. */
const CONFIRMATION_MINUTES = 60

/** Applies changes that are due by time: delayed payments succeed, and undecided ones expire. */
async function letTimePass(db: Db, externalId: string, now: Date) {
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
  await letTimePass(db, externalId, now)
  return db.selectFrom('sandbox_payment').selectAll().where('external_id', '=', externalId).executeTakeFirst()
}

/** The same, for the transaction to change: others wait. */
export async function lockPayment(
  tx: Tx,
  externalId: string,
  now: Date,
): Promise<SandboxPayment | undefined> {
  await letTimePass(tx, externalId, now)
  return tx
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('external_id', '=', externalId)
    .forUpdate()
    .executeTakeFirst()
}

export async function updatePayment(
  tx: Tx,
  externalId: string,
  change: Partial<Pick<SandboxPayment, 'status' | 'failure' | 'pays_at'>>,
) {
  await tx.updateTable('sandbox_payment').set(change).where('external_id', '=', externalId).execute()
}

/** What went back of a payment already, in minor units. */
export async function refundedMinor(tx: Tx, externalId: string): Promise<number> {
  const { sum } = await tx
    .selectFrom('sandbox_refund')
    .where('payment_id', '=', externalId)
    .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
    .executeTakeFirstOrThrow()
  return sum ?? 0
}
