/** SQL of the ledger: what was paid and refunded for orders, and credits of accounts. Minor units. */

import { countsAsRefunded, decimalOf, REFUND_STATES } from '@polynya/domain'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import type { LedgerTable } from '../../db/tables/ledger.ts'
import { NO_MONEY, type OrderMoney } from './order-money.ts'

type Posting = Omit<Insertable<LedgerTable>, 'amount'> & { readonly amountMinor: number }

/** Adds a transfer between two ledger accounts. */
export async function post(tx: Tx, { amountMinor, ...row }: Posting) {
  if (amountMinor === 0) return
  await tx
    .insertInto('ledger')
    .values({ ...row, amount: decimalOf(amountMinor) })
    .execute()
}

const REFUNDED = REFUND_STATES.filter(countsAsRefunded)

/**
 * Whether a refund returned a part of the price of its order, `o`: not what was paid beyond it, nor what was paid before the
 * order ended unpaid, from which it can still become paid.
 */
export const reducesPrice = sql<boolean>`(
  refund.cause not in ('double_payment', 'overpaid') and refund.created_at >= o.paid_at
  and not (refund.cause = 'cancelled' and refund.account_id is null))`

/** Returns the money of orders by their ids. */
export async function moneyOfOrders(db: Db, ids: readonly number[]): Promise<Map<number, OrderMoney>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<OrderMoney & { id: number }>`
    select o.id,
      coalesce(l.paid, 0) as "paidMinor", coalesce(l.credits, 0) as "creditsMinor",
      coalesce(r.refunded, 0) as "refundedMinor", coalesce(r.cancelled, 0) as "cancelledMinor"
    from entry_order as o
    left join lateral (
      select sum(case when target = 'order' then amount else -amount end) filter (where refund_id is null) as paid,
        sum(amount) filter (where source = 'credit') as credits
      from ledger where ledger.order_id = o.id
    ) as l on true
    left join lateral (
      select sum(amount) as refunded,
        sum(amount) filter (where ${reducesPrice}) as cancelled
      from refund where refund.order_id = o.id and refund.status = any(${REFUNDED}::text[])
    ) as r on true
    where o.id = any(${[...ids]}::integer[])`.execute(db)
  return new Map(rows.map(({ id, ...money }) => [id, money]))
}

/** Returns the money of one order. */
export async function moneyOf(db: Db, orderId: number): Promise<OrderMoney> {
  return (await moneyOfOrders(db, [orderId])).get(orderId) ?? NO_MONEY
}

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

/** Returns the payments by hand whose mark was revoked. */
export async function listRevokedMarks(db: Db, orderId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('ledger')
    .where('order_id', '=', orderId)
    .where('source', '=', 'order')
    .where('refund_id', 'is', null)
    .select('payment_id')
    .execute()
  return new Set(rows.flatMap(({ payment_id }) => payment_id ?? []))
}
