/**
 * The paid and refunded amounts of an order, computed from the ledger and the refunds. Minor units of its currency.
 */

import { countsAsRefunded, REFUND_STATES } from '@polynya/domain'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'

export interface OrderMoney {
  /** By card, by hand and by credits, without revoked marks. */
  readonly paidMinor: number
  readonly creditsMinor: number
  /** Requested and completed refunds, to the card and as credits. */
  readonly refundedMinor: number
  /** The same without what was paid beyond the total. */
  readonly cancelledMinor: number
}

export const NO_MONEY: OrderMoney = { paidMinor: 0, creditsMinor: 0, refundedMinor: 0, cancelledMinor: 0 }

const GIVEN = REFUND_STATES.filter(countsAsRefunded)

/** The money of orders, by their ids; an order without any is left out. */
export async function moneyOfOrders(db: Db, ids: readonly number[]): Promise<Map<number, OrderMoney>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<OrderMoney & { id: number }>`
    select o.id,
      coalesce(l.paid, 0) as "paidMinor", coalesce(l.credits, 0) as "creditsMinor",
      coalesce(r.refunded, 0) as "refundedMinor", coalesce(r.cancelled, 0) as "cancelledMinor"
    from unnest(${[...ids]}::integer[]) as o(id)
    left join lateral (
      select sum(case when target = 'order' then amount else -amount end) filter (where refund_id is null) as paid,
        sum(amount) filter (where source = 'credit') as credits
      from ledger where ledger.order_id = o.id
    ) as l on true
    left join lateral (
      select sum(amount) as refunded,
        sum(amount) filter (where cause not in ('double_payment', 'overpaid')) as cancelled
      from refund where refund.order_id = o.id and status = any(${GIVEN}::text[])
    ) as r on true`.execute(db)
  return new Map(rows.map(({ id, ...money }) => [id, money]))
}

/** The money of one order. */
export async function moneyOf(db: Db, orderId: number): Promise<OrderMoney> {
  return (await moneyOfOrders(db, [orderId])).get(orderId) ?? NO_MONEY
}

/** The amount paid beyond the total and not refunded. */
export const overpaidMinor = (
  { paidMinor, refundedMinor, cancelledMinor }: OrderMoney,
  totalMinor: number,
): number => Math.max(0, paidMinor - (refundedMinor - cancelledMinor) - totalMinor)

/** Returns the amount that is still due. */
export const dueMinor = ({ paidMinor, refundedMinor }: OrderMoney, totalMinor: number): number =>
  Math.max(0, totalMinor - (paidMinor - refundedMinor))

/** Credits of an account by currency. The caller holds the account's lock, so no concurrent order can spend them. */
export async function creditsOf(db: Db, accountId: number): Promise<{ currency: string; minor: number }[]> {
  const { rows } = await sql<{ currency: string; minor: number }>`
    select currency, sum(case when target = 'credit' then amount else -amount end) as minor
    from ledger
    where account_id = ${accountId} and (source = 'credit' or target = 'credit')
    group by currency order by currency`.execute(db)
  return rows.filter(({ minor }) => minor > 0)
}

export async function creditIn(db: Db, accountId: number, currency: string): Promise<number> {
  const found = (await creditsOf(db, accountId)).find((each) => each.currency === currency)
  return found?.minor ?? 0
}

/** Locks the credits of an account against other spending until the transaction ends. */
export async function lockCredits(tx: Tx, accountId: number) {
  await tx.selectFrom('account').where('id', '=', accountId).select('id').forNoKeyUpdate().execute()
}
