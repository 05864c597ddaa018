/**
 * One holder at a time, among all processes of this account. The lock is that of SQLite on an empty database: the
 * system releases it with the process, however that ends, and takes it from no process that lives.
 */

import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const EVERY_MS = 20
/** SQLite's code for a database that another connection has locked. */
const BUSY = 5

/** Does the work while no other process does any under the same lock; if `signal` aborts first, without the lock. */
export async function withLock<T>(path: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const release = await waitForLock(path, signal)
  try {
    return await work()
  } finally {
    release?.()
  }
}

async function waitForLock(path: string, signal?: AbortSignal): Promise<(() => void) | null> {
  while (!signal?.aborted) {
    const release = await tryLock(path)
    if (release) return release
    await pause(EVERY_MS + Math.random() * EVERY_MS)
  }
  return null
}

/** Takes the lock and returns the function that releases it; null if another holder has it. */
export async function tryLock(path: string): Promise<(() => void) | null> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const { DatabaseSync } = sqlite()
  const database = new DatabaseSync(path, { timeout: 0 })
  try {
    database.exec('BEGIN EXCLUSIVE')
    return () => database.close()
  } catch (problem) {
    database.close()
    if ((problem as { errcode?: number }).errcode === BUSY) return null
    throw problem
  }
}

/** SQLite, loaded on demand since most starts take no lock; without the warning of Node 22 that it is experimental. */
function sqlite() {
  const { emitWarning } = process
  process.emitWarning = () => undefined
  try {
    return process.getBuiltinModule('node:sqlite')
  } finally {
    process.emitWarning = emitWarning
  }
}
