/** Idempotency key of an order: retries of the same order reuse the key, also after a reload. */

import { newIdempotencyKey } from '@polynya/sdk/light'
import type { TextStorage } from '../../../infrastructure/settings/browser-storage.ts'

type Storage = Pick<TextStorage, 'read' | 'write'>

const nameOf = (key: string) => `${key}:sent`

/** Returns the idempotency key for a body: the key of the last attempt if its body is equal. */
export function keyOfSubmission(storage: Storage, key: string, body: unknown): string {
  const text = JSON.stringify(body)
  const [lastKey, ...last] = (storage.read(nameOf(key)) ?? '').split(' ')
  if (lastKey && last.join(' ') === text) return lastKey
  const fresh = newIdempotencyKey()
  storage.write(nameOf(key), `${fresh} ${text}`)
  return fresh
}

/** Deletes the stored key, so that the next attempt creates another order. */
export const forgetSubmission = (storage: Storage, key: string) => storage.write(nameOf(key), null)
