/** SQL of the revenue of an event: amounts paid and refunded by day, and priced orders. Minor units. */

import type { OrderStatus } from '@polynya/domain'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

export interface MovedRow {
  readonly currency: string
  /** `YYYY-MM-DD` in the zone of the event. */
  readonly date: string
  /** A gateway or `credit`; of payments by hand `cash`, `terminal`, or `manual` if their means are not stored. */
  readonly gateway: string
  readonly receivedMinor: number
  readonly refundedMinor: number
}

/** Returns the amounts paid into and out of the orders of an event, by day and gateway, from the ledger and its payments. */
export async function listMoved(db: Db, eventId: number): Promise<MovedRow[]> {
  const { rows } = await sql<MovedRow>`
    select ledger.currency,
      to_char(ledger.at at time zone event.time_zone, 'YYYY-MM-DD') as date,
      case when 'credit' in (ledger.source, ledger.target) then 'credit'
        when 'manual' in (ledger.source, ledger.target)
          then case coalesce(payment.means, refunded.means, by_hand.means)
            when 'cash' then 'cash' when 'card' then 'terminal' else 'manual' end
        else coalesce(payment.gateway, refunded.gateway, 'card') end as gateway,
      coalesce(sum(ledger.amount) filter (where ledger.target = 'order'), 0) as "receivedMinor",
      coalesce(sum(ledger.amount) filter (where ledger.source = 'order'), 0) as "refundedMinor"
    from ledger
    join entry_order on entry_order.id = ledger.order_id
    join event on event.id = entry_order.event_id
    left join payment on payment.id = ledger.payment_id
    left join refund on refund.id = ledger.refund_id
    left join payment as refunded on refunded.id = refund.payment_id
    left join lateral (
      select means from payment as paid
      where paid.order_id = entry_order.id and paid.source = 'manual'
      order by paid.id desc limit 1
    ) as by_hand on true
    where entry_order.event_id = ${eventId}
    group by 1, 2, 3
    order by 1, 2, 3`.execute(db)
  return rows
}

export interface PricedRow {
  readonly status: OrderStatus
  readonly currency: string
  readonly totalMinor: number
  /** Decimal text. */
  readonly rate: string
  /** Refunds in progress. */
  readonly pendingMinor: number
  /** The donations in it, in the currency of the event. */
  readonly donationsMinor: number
  readonly serviceMinor: number
  readonly mktPlaceMinor: number
}

/** The orders of an event with what they are for. */
export async function listPriced(db: Db, eventId: number): Promise<PricedRow[]> {
  const { rows } = await sql<PricedRow>`
    select o.status, o.currency, o.total as "totalMinor", o.rate,
      coalesce((select sum(amount) from refund
        where refund.order_id = o.id and refund.status in ('requested', 'sent', 'pending')), 0) as "pendingMinor",
      coalesce(sum(item.donation), 0) as "donationsMinor",
      coalesce(sum(item.service), 0) as "serviceMinor",
      coalesce(sum(item.mkt_place), 0) as "mktPlaceMinor"
    from entry_order as o left join order_item as item on item.order_id = o.id
    where o.event_id = ${eventId}
    group by o.id order by o.id`.execute(db)
  return rows
}
