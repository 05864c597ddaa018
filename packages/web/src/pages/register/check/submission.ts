/** The idempotency key of an order that is being sent: the same order has the same key, after a reload, too. */

import { newIdempotencyKey } from '@polynya/sdk/light'
import type { TextStorage } from '../../../infrastructure/settings/browser-storage.ts'

type Kept = Pick<TextStorage, 'read' | 'write'>

const nameOf = (key: string) => `${key}:sent`

/** The key for sending a body: that of the last attempt where it sent the same. */
export function keyOfSubmission(storage: Kept, key: string, body: unknown): string {
  const text = JSON.stringify(body)
  const [lastKey, ...last] = (storage.read(nameOf(key)) ?? '').split(' ')
  if (lastKey && last.join(' ') === text) return lastKey
  const fresh = newIdempotencyKey()
  storage.write(nameOf(key), `${fresh} ${text}`)
  return fresh
}

/** The next attempt is another order. */
export const forgetSubmission = (storage: Kept, key: string) => storage.write(nameOf(key), null)
