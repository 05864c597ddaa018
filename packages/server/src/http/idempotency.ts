/** A call that may be repeated with its key: the same key and body get the same answer for a day, whatever happened. */

import { createHash } from 'node:crypto'
import type { EndpointId } from '@polynya/contract'
import { sql } from 'kysely'
import { together } from '../db/batch.ts'
import type { Db } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { fail, failField } from './failure.ts'

export interface KeyedCall {
  readonly id: EndpointId
  readonly accountId: number
  readonly key: string
  /** All that makes it this call: parameters, query and body. */
  readonly asked: unknown
}

/** A call that never ended, as of a process that was killed, can be made again after this. */
const GIVEN_UP_MS = 120_000

type Needs = Pick<Deps, 'db' | 'clock'>

/** The key in the header of a call; null where it has none. */
export function keyOf(header: string | string[] | undefined): string | null {
  if (header === undefined) return null
  if (typeof header !== 'string' || !/^[\w.:-]{8,128}$/.test(header))
    return failField('Idempotency-Key', 'wrong_format')
  return header
}

const hashOf = (asked: unknown) => createHash('sha256').update(JSON.stringify(asked)).digest('hex')

export interface Making {
  /** Reads whether the call is refused anyway: then its key is never written down. */
  readonly refuse?: (() => Promise<void>) | undefined
  make(): Promise<string>
}

/**
 * Makes a call once for its key: the answer that it had is given again. A call that failed changed nothing and is forgotten,
 * so that it can be made again.
 * Fails with `key_reused` for another call under the key, `key_in_flight` while it is being made.
 */
export type MakeOnce = (call: KeyedCall, making: Making) => Promise<string>

export function onceByKey(deps: Needs): MakeOnce {
  const findKey = together((asked: readonly KeyedCall[]) => findKeys(deps.db, asked))
  const find = async (call: KeyedCall) => answerOf(call, await findKey(call), deps)
  return async (call, { refuse, make }) => {
    try {
      await refuse?.()
    } catch (refusal) {
      const known = await find(call)
      if (known !== null) return known
      throw refusal
    }
    const isNew = await writeDown(call, deps)
    if (!isNew) return (await find(call)) ?? fail('key_in_flight')
    try {
      const body = await make()
      await keepAnswer(call, body, deps)
      return body
    } catch (problem) {
      // The caller receives the original failure; a key that could not be deleted expires after a while.
      await forget(call, deps).catch(() => {})
      throw problem
    }
  }
}

const givenUpBefore = (now: Date) => new Date(now.getTime() - GIVEN_UP_MS)

/**
 * Always true. The transaction does not wait for the flush to disk: a key without a response that a power cut loses
 * was never reported to a caller.
 */
const withoutFlush = sql<boolean>`set_config('synchronous_commit', 'off', true) = 'off'`

/** Reserves a key; returns whether it was new, or abandoned by an earlier call with the same body. */
async function writeDown({ id, accountId, key, asked }: KeyedCall, { db, clock }: Needs): Promise<boolean> {
  const now = clock.now()
  const { rows } = await sql`
    insert into idempotency_key (account_id, key, call, body_hash, created_at)
    select ${accountId}::integer, ${key}::text, ${id}::text, ${hashOf(asked)}::text, ${now}::timestamptz
    where ${withoutFlush}
    on conflict (account_id, key) do update set created_at = excluded.created_at
    where idempotency_key.answer is null and idempotency_key.body_hash = excluded.body_hash
      and idempotency_key.created_at < ${givenUpBefore(now)}
    returning key`.execute(db)
  return rows.length > 0
}

const keepAnswer = ({ accountId, key }: KeyedCall, answer: string, { db }: Needs) =>
  db
    .updateTable('idempotency_key')
    .set({ answer })
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .execute()

const forget = ({ accountId, key }: KeyedCall, { db }: Needs) =>
  db
    .deleteFrom('idempotency_key')
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .where(withoutFlush)
    .execute()

interface Known {
  readonly call: string
  readonly hash: string
  readonly answer: string | null
  readonly createdAt: Date
}

/** What is known of keys, in their order. */
async function findKeys(db: Db, asked: readonly KeyedCall[]): Promise<(Known | undefined)[]> {
  const { rows } = await sql<Known & { nr: number }>`
    select asked.nr, call, body_hash as hash, answer, created_at as "createdAt"
    from unnest(${asked.map(({ accountId }) => accountId)}::integer[], ${asked.map(({ key }) => key)}::text[])
      with ordinality as asked(account_id, key, nr)
      join idempotency_key using (account_id, key)`.execute(db)
  const known = new Map(rows.map((row) => [row.nr, row]))
  return asked.map((_, index) => known.get(index + 1))
}

/**
 * Returns the response stored under a key; null if the key is unknown or abandoned. Fails with `key_reused` or
 * `key_in_flight`.
 */
function answerOf({ id, asked }: KeyedCall, known: Known | undefined, { clock }: Needs): string | null {
  if (!known) return null
  if (known.call !== id || known.hash !== hashOf(asked)) return fail('key_reused')
  if (known.answer === null && known.createdAt < givenUpBefore(clock.now())) return null
  return known.answer ?? fail('key_in_flight')
}

/** Forgets answers older than a day. */
export const removeOldKeys = ({ db }: Pick<Deps, 'db'>, before: Date) =>
  db.deleteFrom('idempotency_key').where('created_at', '<', before).execute()
