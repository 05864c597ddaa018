/** SQL of the orders of cancelled events, and of the progress of ending them. */

import type { OrderStatus, RefundWay } from '@polynya/domain'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import type { CalledOffOrderTable } from '../../db/tables/called-off-order.ts'
import { BY_HAND } from '../ledger/order-money.ts'

export type CalledOffRow = Selectable<CalledOffOrderTable>

interface CallingOff {
  readonly eventId: number
  readonly statuses: readonly OrderStatus[]
  readonly way: RefundWay
  readonly accountId: number
}

/** Requests the end of the orders of an event; those that failed before are retried. */
export async function requestEnd(tx: Tx, { eventId, statuses, way, accountId }: CallingOff) {
  const orders = await tx
    .selectFrom('entry_order')
    .where('event_id', '=', eventId)
    .where('status', 'in', statuses)
    .select('id')
    .orderBy('id')
    .execute()
  if (orders.length === 0) return
  const request = { way, account_id: accountId, done_at: null, failure: null }
  await tx
    .insertInto('called_off_order')
    .values(orders.map(({ id }) => ({ order_id: id, event_id: eventId, ...request })))
    .onConflict((known) => known.column('order_id').doUpdateSet(request))
    .execute()
}

/** Withdraws the requests of an event that takes place after all, except those of ended orders. */
export async function withdrawEnd(tx: Tx, eventId: number) {
  await tx
    .deleteFrom('called_off_order')
    .where('event_id', '=', eventId)
    .where('done_at', 'is', null)
    .execute()
}

/** Selects the orders to end, of events that are still called off. */
const selectOpen = (db: Db) =>
  db
    .selectFrom('called_off_order')
    .innerJoin('event', 'event.id', 'called_off_order.event_id')
    .where('event.event_state', '=', 'calledOff')
    .where('done_at', 'is', null)

export async function listOpenOrders(db: Db): Promise<number[]> {
  const rows = await selectOpen(db).select('order_id').orderBy('order_id').execute()
  return rows.map((row) => row.order_id)
}

/** Locks an order that is to be ended; undefined if another process has ended it, or its event takes place after all. */
export const lockOpenOrder = (tx: Tx, id: number): Promise<CalledOffRow | undefined> =>
  selectOpen(tx)
    .where('order_id', '=', id)
    .selectAll('called_off_order')
    .forUpdate('called_off_order')
    .executeTakeFirst()

export async function noteDone(tx: Tx, id: number, now: Date) {
  await tx
    .updateTable('called_off_order')
    .set({ done_at: now, failure: null })
    .where('order_id', '=', id)
    .execute()
}

export async function noteFailure(db: Db, id: number, problem: unknown) {
  await db
    .updateTable('called_off_order')
    .set({ failure: problem instanceof Error ? problem.message : String(problem) })
    .where('order_id', '=', id)
    .where('done_at', 'is', null)
    .execute()
}

export function progressOfOrders(db: Db, eventId: number) {
  return db
    .selectFrom('called_off_order')
    .where('event_id', '=', eventId)
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.count<number>('done_at').as('done'),
      fn.count<number>('failure').as('failed'),
    ])
    .executeTakeFirstOrThrow()
}

/** Returns the number of written e-mails to entrants. */
export function progressOfMails(db: Db, eventId: number) {
  return db
    .selectFrom('entrant_mail')
    .innerJoin('entrant_message', 'entrant_message.id', 'message_id')
    .where('entrant_message.event_id', '=', eventId)
    .select(({ fn }) => [fn.countAll<number>().as('total'), fn.count<number>('mailed_at').as('done')])
    .executeTakeFirstOrThrow()
}

/** Counts the paid orders of an event, and those of them that were paid by hand, in full or in part. */
export const countPaidOrders = (db: Db, eventId: number) =>
  db
    .selectFrom('entry_order')
    .where('event_id', '=', eventId)
    .where('status', 'in', ['paid', 'part_refunded'])
    .select(({ fn, exists, selectFrom }) => [
      fn.countAll<number>().as('paidOrders'),
      fn
        .countAll<number>()
        .filterWhere(
          exists(
            selectFrom('payment')
              .whereRef('order_id', '=', 'entry_order.id')
              .where('gateway', '=', BY_HAND)
              .where('status', '=', 'succeeded')
              .select('payment.id'),
          ),
        )
        .as('paidByHand'),
    ])
    .executeTakeFirstOrThrow()
