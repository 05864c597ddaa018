/**
 * Removes what a test file has rendered, and lets its last effects run while its page exists: Preact runs them after a frame
 * or 35 ms, and lists draw their next part after a frame or 100 ms, both with functions of the page.
 */

import { setTimeout } from 'node:timers/promises'
import { afterAll } from 'vitest'

const LATEST_MS = 150

afterAll(() => {
  document.body.replaceChildren()
  return setTimeout(LATEST_MS)
})
