/**
 * Invariants of places, orders and money: checked against the database every night, and after every test that changes
 * them concurrently.
 */

import { countsAsSwim, DIST_CODES } from '@polynya/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { reducesPrice } from '../ledger/ledger.store.ts'

type Rows = RawBuilder<{ id: number }>

const SWIMS = DIST_CODES.filter(countsAsSwim)

/** Each query returns the ids at fault: of distances, offers, swimmers, orders, accounts, coupons, payments or refunds. */
const BROKEN = {
  'a distance has more places taken than there are': (now) => sql`
    select d.id from offer_distance as d join entry as e on e.offer_distance_id = d.id
    where e.state = 'confirmed' or (e.state = 'held' and e.hold_until > ${now})
    group by d.id having d.slot_limit is not null and count(*) > d.slot_limit`,
  'an offer has more places taken than there are': (now) => sql`
    select o.id from offer as o join entry as e on e.offer_id = o.id
    where e.state = 'confirmed' or (e.state = 'held' and e.hold_until > ${now})
    group by o.id having o.slot_limit is not null and count(*) > o.slot_limit`,
  'a swimmer has more distances than the event allows': (now) => sql`
    select e.swimmer_id as id from entry as e
    join event on event.id = e.event_id join offer as o on o.id = e.offer_id
    join offer_distance as d on d.id = e.offer_distance_id
    where o.kind = 'individual' and d.dist_code = any(${SWIMS}::text[])
      and (e.state = 'confirmed' or (e.state = 'held' and e.hold_until > ${now} and e.order_id is not null))
    group by e.swimmer_id, event.id
    having event.uq_dist_per_event is not null and count(distinct d.dist_code) > event.uq_dist_per_event`,
  'a captain has two teams of one relay': (now) => sql`
    select e.swimmer_id as id from entry as e
    join offer as o on o.id = e.offer_id join offer_distance as d on d.id = e.offer_distance_id
    where o.kind = 'relay'
      and (e.state in ('confirmed', 'waitlisted') or (e.state = 'held' and e.hold_until > ${now}))
    group by e.swimmer_id, o.id, d.dist_code having count(*) > 1`,
  'a confirmed entry is not paid for': () => sql`
    select e.id from entry as e left join entry_order as o on o.id = e.order_id
    where e.state = 'confirmed' and o.status is distinct from 'paid' and o.status is distinct from 'part_refunded'`,
  'a paid order still holds places': () => sql`
    select o.id from entry_order as o join entry as e on e.order_id = o.id
    where e.state = 'held' and o.status not in ('draft', 'pending')`,
  'the items of an order are not its total': () => sql`
    select o.id from entry_order as o join order_item as i on i.order_id = o.id
    group by o.id having sum(i.total) <> o.original_total`,
  'an order is paid without its money': () => sql`
    select o.id from entry_order as o, lateral ${moneyOfOrder()} as m
    where o.status in ('paid', 'part_refunded') and m.paid - m.surplus < o.total`,
  'an order has its money and is not paid': () => sql`
    select o.id from entry_order as o, lateral ${moneyOfOrder()} as m
    where o.status in ('draft', 'pending') and o.total > 0 and m.paid - m.refunded >= o.total`,
  'an order that ended unpaid has money': () => sql`
    select o.id from entry_order as o, lateral ${moneyOfOrder()} as m
    where o.status in ('cancelled', 'expired') and m.paid > m.refunded
      and not exists (select from refund where refund.order_id = o.id and refund.status = 'canceled')`,
  'more was refunded than was paid': () => sql`
    select o.id from entry_order as o, lateral ${moneyOfOrder()} as m where m.refunded > m.paid`,
  'more of a payment was refunded than its amount': () => sql`
    select p.id from payment as p join refund as r on r.payment_id = p.id and r.status <> 'canceled'
    group by p.id having sum(r.amount) > p.amount`,
  'an account has used more credits than it had': () => sql`
    select account_id as id from ledger where source = 'credit' or target = 'credit'
    group by account_id, currency having sum(case when target = 'credit' then amount else -amount end) < 0`,
  'a coupon was used too often': () => sql`
    select c.id from coupon as c join entry_order as o on o.coupon_id = c.id
    where o.status in ('draft', 'pending', 'paid', 'part_refunded') and not o.coupon_late
    group by c.id having c.max_uses is not null and count(*) > c.max_uses`,
  'a payment is not in the ledger as it ended': () => sql`
    select p.id from payment as p
    left join ledger as l on l.payment_id = p.id and l.target = 'order'
    where (p.status = 'succeeded') <> (l.id is not null) or l.amount <> p.amount`,
  'a refund is not in the ledger as it ended': () => sql`
    select r.id from refund as r left join ledger as l on l.refund_id = r.id
    where (r.status = 'succeeded') <> (l.id is not null) or l.amount <> r.amount`,
} as const satisfies Record<string, (now: Date) => Rows | RawBuilder<unknown>>

export type Invariant = keyof typeof BROKEN

/** An order's money by the ledger and the refunds; `surplus` is what was refunded apart from the price. */
const moneyOfOrder = () => sql`(
  select
    (select coalesce(sum(case when target = 'order' then amount else -amount end), 0)
      from ledger where ledger.order_id = o.id and refund_id is null) as paid,
    (select coalesce(sum(amount), 0) from refund where refund.order_id = o.id and status <> 'canceled') as refunded,
    (select coalesce(sum(amount), 0) from refund where refund.order_id = o.id and refund.status <> 'canceled'
      and ${reducesPrice} is not true) as surplus
)`

/** Returns the violated invariants, each with the ids at fault; none for a sound database. */
export async function brokenInvariants(db: Db, now: Date): Promise<Partial<Record<Invariant, number[]>>> {
  const broken: Partial<Record<Invariant, number[]>> = {}
  for (const [name, query] of Object.entries(BROKEN)) {
    const { rows } = await (query(now) as Rows).execute(db)
    if (rows.length > 0) broken[name as Invariant] = rows.map(({ id }) => id)
  }
  return broken
}
