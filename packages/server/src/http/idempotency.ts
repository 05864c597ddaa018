/** Calls with an idempotency key: for a day, the same key and body get the same response. */

import { createHash } from 'node:crypto'
import type { EndpointId } from '@polynya/contract'
import { batched } from '../db/batch.ts'
import type { Deps } from '../deps.ts'
import { fail, failField } from '../failure.ts'
import {
  deleteKey,
  extendReservation,
  findKeys,
  type KeyOfAccount,
  reserveKey,
  type StoredKey,
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

export interface Execution {
  /** Fails if the call is refused by reading alone: its key is not reserved then. */
  readonly refuse?: (() => Promise<void>) | undefined
  execute(): Promise<string>
}

/**
 * Executes a call once for its key, and returns the stored response afterwards. A call that failed changed nothing; its
 * key is deleted, so that it can be executed again.
 * Fails with `key_reused` for another call under the key, `key_in_flight` while the call is being executed.
 */
export type ExecuteOnce = (call: KeyedCall, execution: Execution) => Promise<string>

/** @param extendEveryMs milliseconds between extensions of the reservation of a call that is being executed */
export function onceByKey(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  extendEveryMs = EXTEND_EVERY_MS,
): ExecuteOnce {
  const findKey = batched((keys: readonly KeyOfAccount[]) => findKeys(db, keys))
  const abandonedBefore = () => new Date(clock.now().getTime() - ABANDONED_AFTER_MS)
  const find = async (call: KeyedCall) => responseOf(call, await findKey(call), abandonedBefore())
  const reserve = ({ id, input, ...key }: KeyedCall) =>
    reserveKey(db, {
      ...key,
      call: id,
      bodyHash: hashOf(input),
      at: clock.now(),
      abandonedBefore: abandonedBefore(),
    })
  return async (call, { refuse, execute }) => {
    try {
      await refuse?.()
    } catch (refusal) {
      const stored = await find(call)
      if (stored !== null) return stored
      throw refusal
    }
    const isNew = await reserve(call)
    if (!isNew) return (await find(call)) ?? fail('key_in_flight')
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

/**
 * Returns the response stored under a key; null if the key is unknown or abandoned. Fails with `key_reused` or
 * `key_in_flight`.
 */
function responseOf(
  { id, input }: KeyedCall,
  stored: StoredKey | undefined,
  abandonedBefore: Date,
): string | null {
  if (!stored) return null
  if (stored.call !== id || stored.hash !== hashOf(input)) return fail('key_reused')
  if (stored.response === null && stored.createdAt < abandonedBefore) return null
  return stored.response ?? fail('key_in_flight')
}
