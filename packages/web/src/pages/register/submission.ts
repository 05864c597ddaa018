/** The idempotency key of an order that is being sent: the same order has the same key, after a reload, too. */

import { newIdempotencyKey } from '@polynya/sdk/light'
import type { KeptTexts } from '../../settings/browser-storage.ts'

type Kept = Pick<KeptTexts, 'read' | 'write'>

const nameOf = (key: string) => `${key}:sent`

/** The key for sending a body: that of the last attempt where it sent the same. */
export function keyOfSubmission(kept: Kept, key: string, body: unknown): string {
  const text = JSON.stringify(body)
  const [lastKey, ...last] = (kept.read(nameOf(key)) ?? '').split(' ')
  if (lastKey && last.join(' ') === text) return lastKey
  const fresh = newIdempotencyKey()
  kept.write(nameOf(key), `${fresh} ${text}`)
  return fresh
}

/** The next attempt is another order. */
export const forgetSubmission = (kept: Kept, key: string) => kept.write(nameOf(key), null)
