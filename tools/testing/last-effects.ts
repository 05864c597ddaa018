/**
 * Lets the last effects of a test file run while its page exists: Preact runs them after a frame or 35 ms, with functions of
 * the page.
 */

import { setTimeout } from 'node:timers/promises'
import { afterAll } from 'vitest'

const LATEST_MS = 50

afterAll(() => setTimeout(LATEST_MS))
