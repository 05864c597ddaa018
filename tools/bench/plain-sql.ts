/** Baseline of the rush: the lock, the count and the inserts of an order in plain SQL, from one connection pool. */

import pg from 'pg'
import type { Crowd, Person } from '../../packages/server/src/testing/crowd.ts'

interface Plain {
  readonly perSecond: number
  readonly taken: number
}

/**
 * Runs the transaction that reserves a place for each member of a crowd, without HTTP, authentication, rate
 * limits, idempotency or event rules. Without its lock it oversells.
 */
export async function plainSql(url: string, crowd: Crowd, { locked }: { locked: boolean }): Promise<Plain> {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  const startedAt = performance.now()
  const sold = await Promise.all(crowd.people.map((person) => sell(pool, { crowd, person, locked })))
  const perSecond = (crowd.people.length / (performance.now() - startedAt)) * 1000
  // Expire the entries oversold on purpose, so that the verdict does not count them.
  await pool.query("update entry set state = 'expired' where event_id = $1", [crowd.eventId])
  await pool.end()
  return { perSecond, taken: sold.filter(Boolean).length }
}

async function sell(
  pool: pg.Pool,
  { crowd, person, locked }: { crowd: Crowd; person: Person; locked: boolean },
): Promise<boolean> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const lock = locked ? 'for update' : ''
    const offer = await client.query(
      `select o.id, d.slot_limit from offer as o join offer_distance as d on d.offer_id = o.id where d.id = $1 ${lock}`,
      [crowd.distanceId],
    )
    const { id, slot_limit } = offer.rows[0] as { id: number; slot_limit: number }
    const counted = await client.query(
      "select count(*)::integer as taken from entry where offer_distance_id = $1 and state in ('held', 'confirmed')",
      [crowd.distanceId],
    )
    const isFree = (counted.rows[0] as { taken: number }).taken < slot_limit
    if (isFree) await insert(client, { crowd, person, offerId: id })
    await client.query(isFree ? 'commit' : 'rollback')
    return isFree
  } finally {
    client.release()
  }
}

/** The inserts of an order. */
async function insert(
  client: pg.PoolClient,
  { crowd, person, offerId }: { crowd: Crowd; person: Person; offerId: number },
) {
  const { eventId, distanceId } = crowd
  const { accountId, swimmerId } = person
  const registration = await client.query(
    'insert into registration (event_id, swimmer_id, account_id, age, created_at) values ($1, $2, $3, 36, now()) returning id',
    [eventId, swimmerId, accountId],
  )
  const order = await client.query(
    `insert into entry_order (event_id, account_id, status, currency, total, original_currency, original_total, rate, terms,
      placed_on, hold_until, created_at, updated_at)
    values ($1, $2, 'draft', 'RUB', 1500, 'RUB', 1500, '1', '{}', current_date, now() + interval '30 minutes', now(), now())
    returning id`,
    [eventId, accountId],
  )
  const orderId = (order.rows[0] as { id: number }).id
  await client.query(
    `insert into order_item (order_id, swimmer_id, fee, discount_amount, coupon_amount, swimmer_total, donation, service,
      mkt_place, total) values ($1, $2, 1500, 0, 0, 1500, 0, 0, 0, 1500)`,
    [orderId, swimmerId],
  )
  await client.query(
    `insert into entry (registration_id, event_id, swimmer_id, offer_id, offer_distance_id, order_id, state, hold_until,
      created_at, updated_at) values ($1, $2, $3, $4, $5, $6, 'held', now() + interval '30 minutes', now(), now())`,
    [(registration.rows[0] as { id: number }).id, eventId, swimmerId, offerId, distanceId, orderId],
  )
}
