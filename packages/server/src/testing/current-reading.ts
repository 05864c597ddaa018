import { expect, vi } from 'vitest'
import type { Deps } from '../deps.ts'

/**
 * Reads all accounts in a server. Returns whether what was read is current; notifications of earlier changes may still be
 * on their way, so it is read again until it is.
 */
export const readAccounts = ({ changes, db }: Pick<Deps, 'changes' | 'db'>): Promise<() => boolean> =>
  vi.waitFor(async () => {
    const reading = changes.startReading()
    await reading.run(() => db.selectFrom('account').select('id').execute())
    expect(reading.isCurrent()).toBe(true)
    return reading.isCurrent
  })
