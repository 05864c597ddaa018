/** Calls with an idempotency key: for a day, the same key and body get the same response. */

import { createHash } from 'node:crypto'
import type { EndpointId } from '@polynya/contract'
import { batched } from '../db/batch.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { fail, failField } from '../failure.ts'
import {
  deleteKey,
  extendReservation,
  findKeys,
  type KeyOfAccount,
  type Outcome,
  reserveKey,
  type StoredKey,
  storeOutcome,
  storeResponse,
} from './idempotency.store.ts'

export interface KeyedCall extends KeyOfAccount {
  readonly id: EndpointId
  /** The input that identifies the call: parameters, query and body. */
  readonly input: unknown
}

/**
 * A reservation that its process has not extended for this long, such as one of a killed process, is abandoned: the call
 * can be executed again. Thrice the interval, so that a late extension does not lose it.
 */
const ABANDONED_AFTER_MS = 24_000
/** Most calls end before the first extension. */
const EXTEND_EVERY_MS = 8_000

/** Returns the idempotency key in the header of a call; null if it has none. */
export function keyOf(header: string | string[] | undefined): string | null {
  if (header === undefined) return null
  if (typeof header !== 'string' || !/^[\w.:-]{8,128}$/.test(header))
    return failField('Idempotency-Key', 'wrong_format')
  return header
}

const hashOf = (input: unknown) => createHash('sha256').update(JSON.stringify(input)).digest('hex')

/** How a call commits what retries with its key are answered by. */
export interface Committing {
  /**
   * Executes the change of the call in a transaction that also stores its result as the response: a retry is answered by
   * it, even if the process is killed before it responds.
   */
  changeOnce<Response>(change: (tx: Tx) => Promise<Response>): Promise<Response>
  /** Stores in the transaction of a change the response, or the order that is placed, where that is known before the response. */
  commit(tx: Tx, outcome: { readonly response: unknown } | { readonly orderId: number }): Promise<void>
}

/**
 * Returns how a call commits under its key; without one, nothing is stored. Fails with `key_in_flight`, which rolls the
 * change back, if another process has executed the call meanwhile.
 */
export function committing(
  db: Deps['db'],
  key: KeyOfAccount | null,
  serialize: (response: unknown) => string,
): Committing {
  const commit: Committing['commit'] = async (tx, outcome) => {
    if (key === null) return
    const stored = 'response' in outcome ? { response: serialize(outcome.response) } : outcome
    if (!(await storeOutcome(tx, key, stored))) fail('key_in_flight')
  }
  return {
    commit,
    changeOnce: (change) =>
      db.transaction().execute(async (tx) => {
        const response = await change(tx)
        await commit(tx, { response })
        return response
      }),
  }
}

export interface Execution {
  /** Fails if the call is refused by reading alone: its key is not reserved then. */
  readonly refuse?: (() => Promise<void>) | undefined
  execute(): Promise<string>
  /** Returns the response of a call that has placed an order, and whose process was killed before it stored one. */
  readonly recover?: ((orderId: number) => Promise<string>) | undefined
}

/**
 * Executes a call once for its key, and returns its response afterwards. A call that failed before it committed an
 * outcome changed nothing; its key is deleted, so that it can be executed again.
 * Fails with `key_reused` for another call under the key, `key_in_flight` while the call is being executed.
 */
export type ExecuteOnce = (call: KeyedCall, execution: Execution) => Promise<string>

/** @param extendEveryMs milliseconds between extensions of the reservation of a call that is being executed */
export function onceByKey(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  extendEveryMs = EXTEND_EVERY_MS,
): ExecuteOnce {
  const findKey = batched((keys: readonly KeyOfAccount[]) => findKeys(db, keys))
  /** Returns the response of an earlier execution; null if there is none. */
  async function find(call: KeyedCall, { recover }: Execution): Promise<string | null> {
    const stored = outcomeOf(call, await findKey(call), clock.now())
    if (stored === null) return null
    if ('response' in stored) return stored.response
    if (!recover) return fail('key_in_flight')
    const response = await recover(stored.orderId)
    await storeResponse(db, call, response)
    return response
  }
  const reserve = ({ id, input, ...key }: KeyedCall) =>
    reserveKey(db, {
      ...key,
      call: id,
      bodyHash: hashOf(input),
      at: clock.now(),
      abandonedAfterMs: ABANDONED_AFTER_MS,
    })
  return async (call, execution) => {
    const { refuse, execute } = execution
    try {
      await refuse?.()
    } catch (refusal) {
      const stored = await find(call, execution)
      if (stored !== null) return stored
      throw refusal
    }
    const isNew = await reserve(call)
    if (!isNew) return (await find(call, execution)) ?? fail('key_in_flight')
    // A failed extension is made up for by the next one.
    const extend = () => void extendReservation(db, call, clock.now()).catch(() => {})
    const timer = setInterval(extend, extendEveryMs)
    try {
      const body = await execute()
      await storeResponse(db, call, body)
      return body
    } catch (problem) {
      // The caller receives the original failure; a key that could not be deleted expires after a while.
      await deleteKey(db, call).catch(() => {})
      throw problem
    } finally {
      clearInterval(timer)
    }
  }
}

/** Returns what is stored under a key; null if it is unknown or abandoned. Fails with `key_reused` or `key_in_flight`. */
function outcomeOf({ id, input }: KeyedCall, stored: StoredKey | undefined, now: Date): Outcome | null {
  if (!stored) return null
  const { call, hash, response, orderId, createdAt } = stored
  if (call !== id || hash !== hashOf(input)) return fail('key_reused')
  if (response !== null) return { response }
  if (orderId !== null) return { orderId }
  // Also one in the future, from before the clock was set back.
  const isAbandoned = Math.abs(now.getTime() - createdAt.getTime()) > ABANDONED_AFTER_MS
  return isAbandoned ? null : fail('key_in_flight')
}
