/** SQL of attempts to pay. */

import { isOpenPayment, PAYMENT_STATES, type PaymentState, paymentCanBecome } from '@polynya/domain'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import { mayStep } from '../../db/steps.ts'
import type { PaymentTable } from '../../db/tables/payment.ts'

export type PaymentRow = Selectable<PaymentTable>

const OPEN = PAYMENT_STATES.filter(isOpenPayment)

/** Returns the last attempt to pay of each order that has one, by order. */
export async function listLastPayments(
  db: Db,
  orderIds: readonly number[],
): Promise<Map<number, PaymentRow>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('payment')
    .where('order_id', 'in', orderIds)
    .selectAll()
    .distinctOn('order_id')
    .orderBy('order_id')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.order_id, row]))
}

export const listPayments = (db: Db, orderId: number): Promise<PaymentRow[]> =>
  db.selectFrom('payment').where('order_id', '=', orderId).selectAll().orderBy('id').execute()

/** Returns the open attempt of an order; it has at most one. */
export const findOpenPayment = (db: Db, orderId: number): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payment')
    .where('order_id', '=', orderId)
    .where('status', 'in', OPEN)
    .selectAll()
    .executeTakeFirst()

/** Returns at most 100 open attempts whose last status query is before a time, the oldest query first. */
export const listOpenPayments = (db: Db, before: Date): Promise<PaymentRow[]> =>
  db
    .selectFrom('payment')
    .where('status', 'in', OPEN)
    .where((is) => is.or([is('queried_at', 'is', null), is('queried_at', '<', before)]))
    .where('created_at', '<', before)
    .selectAll()
    .orderBy('queried_at', (order) => order.asc().nullsFirst())
    .limit(100)
    .execute()

export const findPaymentByExternal = (db: Db, gateway: string, externalId: string) =>
  db
    .selectFrom('payment')
    .where('gateway', '=', gateway)
    .where('external_id', '=', externalId)
    .selectAll()
    .executeTakeFirst()

export const findPayment = (db: Db, id: number): Promise<PaymentRow | undefined> =>
  db.selectFrom('payment').where('id', '=', id).selectAll().executeTakeFirst()

export const insertPayment = (tx: Tx, row: Insertable<PaymentTable>): Promise<PaymentRow> =>
  tx.insertInto('payment').values(row).returningAll().executeTakeFirstOrThrow()

type PaymentSetting = Updateable<PaymentTable> & { readonly status: PaymentState }

/** Moves an attempt to its next status; returns whether its current one allowed that. */
export async function stepPayment(db: Db, id: number, set: PaymentSetting): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment')
    .set(set)
    .where('id', '=', id)
    .where(mayStep({ column: 'status', all: PAYMENT_STATES, may: paymentCanBecome, to: set.status }))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A receipt that is missing after so many days will not arrive: the gateway's support has to be contacted. */
const RECEIPT_DAYS = 3

/** Payments that wait for their receipts. */
export const listOpenReceipts = (db: Db, now: Date): Promise<PaymentRow[]> =>
  db
    .selectFrom('payment')
    .where('status', '=', 'succeeded')
    .where('receipt_status', '=', 'pending')
    .where('finished_at', '>', new Date(now.getTime() - RECEIPT_DAYS * 86_400_000))
    .selectAll()
    .orderBy('id')
    .limit(100)
    .execute()

/** Records the time of a status query to the gateway. */
export const recordQuery = (db: Db, id: number, at: Date) =>
  db.updateTable('payment').set({ queried_at: at }).where('id', '=', id).execute()

type Receipt = Pick<PaymentRow, 'receipt_status' | 'receipt_id'>

export const updateReceipt = (db: Db, id: number, receipt: Receipt) =>
  db.updateTable('payment').set(receipt).where('id', '=', id).execute()
