/** SQL of idempotency keys. */

import { sql } from 'kysely'
import type { Db, Tx } from '../db/schema.ts'

/** A key of an account. */
export interface KeyOfAccount {
  readonly accountId: number
  readonly key: string
}

export interface KeyReservation extends KeyOfAccount {
  /** The id of the call, such as `orders.create`. */
  readonly call: string
  readonly bodyHash: string
  readonly at: Date
  /** Milliseconds after which a key without an outcome that was neither reserved nor extended is abandoned. */
  readonly abandonedAfterMs: number
}

/**
 * Always true. The transaction does not wait for the flush to disk: a power cut loses a reservation that was never
 * reported to a caller, or a response that is stored once more with what the call has committed.
 */
const withoutFlush = sql<boolean>`set_config('synchronous_commit', 'off', true) = 'off'`

/** Reserves a key; returns whether it was new, or abandoned by an earlier call with the same body. */
export async function reserveKey(db: Db, reservation: KeyReservation): Promise<boolean> {
  const { accountId, key, call, bodyHash, at, abandonedAfterMs } = reservation
  const { rows } = await sql`
    insert into idempotency_key (account_id, key, call, body_hash, created_at)
    select ${accountId}::integer, ${key}::text, ${call}::text, ${bodyHash}::text, ${at}::timestamptz
    where ${withoutFlush}
    on conflict (account_id, key) do update set created_at = excluded.created_at
    where idempotency_key.answer is null and idempotency_key.order_id is null
      and idempotency_key.body_hash = excluded.body_hash
      and abs(extract(epoch from idempotency_key.created_at - excluded.created_at)) * 1000 > ${abandonedAfterMs}
    returning key`.execute(db)
  return rows.length > 0
}

/** Extends the reservation of a call that is being executed. */
export const extendReservation = (db: Db, { accountId, key }: KeyOfAccount, at: Date) =>
  db
    .updateTable('idempotency_key')
    .set({ created_at: at })
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .where('answer', 'is', null)
    .where(withoutFlush)
    .execute()

/** What retries of a call are answered by: its response, or the order that it has placed. */
export type Outcome = { readonly response: string } | { readonly orderId: number }

/**
 * Stores the outcome of a call in the transaction of its change; returns false if the key has one, because another
 * process took the reservation for abandoned.
 */
export async function storeOutcome(
  tx: Tx,
  { accountId, key }: KeyOfAccount,
  outcome: Outcome,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('idempotency_key')
    .set('response' in outcome ? { answer: outcome.response } : { order_id: outcome.orderId })
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .where('answer', 'is', null)
    .where('order_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Stores the final response of a call, whose outcome is stored already if it changed anything. */
export const storeResponse = (db: Db, { accountId, key }: KeyOfAccount, response: string) =>
  db
    .updateTable('idempotency_key')
    .set({ answer: response })
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .where('answer', 'is distinct from', response)
    .where(withoutFlush)
    .execute()

/** Deletes a key without an outcome. */
export const deleteKey = (db: Db, { accountId, key }: KeyOfAccount) =>
  db
    .deleteFrom('idempotency_key')
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .where('answer', 'is', null)
    .where('order_id', 'is', null)
    .where(withoutFlush)
    .execute()

export interface StoredKey {
  readonly call: string
  readonly hash: string
  /** Null while the call is being executed. */
  readonly response: string | null
  /** The order that the call has placed; null for any other call. */
  readonly orderId: number | null
  readonly createdAt: Date
}

/** Returns what is stored of keys, in their order. */
export async function findKeys(db: Db, keys: readonly KeyOfAccount[]): Promise<(StoredKey | undefined)[]> {
  const { rows } = await sql<StoredKey & { nr: number }>`
    select wanted.nr, call, body_hash as hash, answer as response, order_id as "orderId",
      created_at as "createdAt"
    from unnest(${keys.map(({ accountId }) => accountId)}::integer[], ${keys.map(({ key }) => key)}::text[])
      with ordinality as wanted(account_id, key, nr)
      join idempotency_key using (account_id, key)`.execute(db)
  const stored = new Map(rows.map((row) => [row.nr, row]))
  return keys.map((_, index) => stored.get(index + 1))
}

export const removeOldKeys = (db: Db, before: Date) =>
  db.deleteFrom('idempotency_key').where('created_at', '<', before).execute()
