/** A call that may be repeated with its key: the same key and body get the same answer for a day, whatever happened. */

import { createHash } from 'node:crypto'
import type { EndpointId } from '@polynya/contract'
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

/**
 * Makes a call once for its key: the answer that it had is given again. A call that failed changed nothing and is forgotten,
 * so that it can be made again.
 * Fails with `key_reused` for another call under the key, `key_in_flight` while it is being made.
 */
export async function makeOnce(call: KeyedCall, make: () => Promise<string>, deps: Needs): Promise<string> {
  const known = await begin(deps, call)
  if (known !== null) return known
  const row = { account_id: call.accountId, key: call.key }
  try {
    const body = await make()
    await deps.db
      .updateTable('idempotency_key')
      .set({ answer: body })
      .where('account_id', '=', row.account_id)
      .where('key', '=', row.key)
      .execute()
    return body
  } catch (problem) {
    // What went wrong is what the caller hears: a key that stays is given up after a while.
    await forget(deps, call).catch(() => {})
    throw problem
  }
}

const forget = ({ db }: Needs, { accountId, key }: KeyedCall) =>
  db.deleteFrom('idempotency_key').where('account_id', '=', accountId).where('key', '=', key).execute()

/** Writes a key down; answers what was answered under it before, null where it is new. */
async function begin({ db, clock }: Needs, { id, accountId, key, asked }: KeyedCall): Promise<string | null> {
  const now = clock.now()
  const row = { account_id: accountId, key, call: id, body_hash: hashOf(asked), created_at: now }
  const added = await db
    .insertInto('idempotency_key')
    .values({ ...row, answer: null })
    .onConflict((known) =>
      known
        .columns(['account_id', 'key'])
        .doUpdateSet({ created_at: now })
        .where('idempotency_key.answer', 'is', null)
        .where('idempotency_key.body_hash', '=', row.body_hash)
        .where('idempotency_key.created_at', '<', new Date(now.getTime() - GIVEN_UP_MS)),
    )
    .returning('key')
    .executeTakeFirst()
  if (added) return null
  const known = await db
    .selectFrom('idempotency_key')
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .select(['call', 'body_hash', 'answer'])
    .executeTakeFirst()
  if (!known) return fail('key_in_flight')
  if (known.call !== id || known.body_hash !== row.body_hash) return fail('key_reused')
  return known.answer ?? fail('key_in_flight')
}

/** Forgets answers older than a day. */
export const removeOldKeys = ({ db }: Pick<Deps, 'db'>, before: Date) =>
  db.deleteFrom('idempotency_key').where('created_at', '<', before).execute()
