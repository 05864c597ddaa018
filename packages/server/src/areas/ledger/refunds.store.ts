/** SQL of refunds. */

import { isOpenRefund, REFUND_STATES, type RefundState, refundCanBecome } from '@polynya/domain'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import { mayStep } from '../../db/steps.ts'
import type { RefundTable } from '../../db/tables/refund.ts'

export type RefundRow = Selectable<RefundTable>

const OPEN_REFUNDS = REFUND_STATES.filter(isOpenRefund)

export const listRefunds = (db: Db, orderId: number): Promise<RefundRow[]> =>
  db.selectFrom('refund').where('order_id', '=', orderId).selectAll().orderBy('id').execute()

export const insertRefund = (tx: Tx, row: Insertable<RefundTable>): Promise<RefundRow> =>
  tx.insertInto('refund').values(row).returningAll().executeTakeFirstOrThrow()

export const findRefund = (db: Db, id: number): Promise<RefundRow | undefined> =>
  db.selectFrom('refund').where('id', '=', id).selectAll().executeTakeFirst()

/** Refunds to cards that the gateway has not ended. */
export const listOpenRefunds = (db: Db): Promise<RefundRow[]> =>
  db.selectFrom('refund').where('status', 'in', OPEN_REFUNDS).selectAll().orderBy('id').limit(100).execute()

type RefundSetting = Updateable<RefundTable> & { readonly status: RefundState }

/** Moves a refund to its next status; returns whether its current one allowed that. */
export async function stepRefund(db: Db, id: number, set: RefundSetting): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refund')
    .set(set)
    .where('id', '=', id)
    .where(mayStep({ column: 'status', all: REFUND_STATES, may: refundCanBecome, to: set.status }))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
