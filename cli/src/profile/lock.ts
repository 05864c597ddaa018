/** One holder at a time, among all processes of this account. */

import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Nothing that is done under a lock takes longer. */
const STALE_MS = 20_000
const EVERY_MS = 20

interface Holder {
  readonly pid: number
  readonly since: number
}

/** Does the work while no other process does any under the same lock; where `giveUp` aborts first, does it all the same. */
export async function withLock<T>(path: string, work: () => Promise<T>, giveUp?: AbortSignal): Promise<T> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const isMine = await take(path, giveUp)
  try {
    return await work()
  } finally {
    if (isMine) await rm(path, { force: true })
  }
}

async function take(path: string, giveUp?: AbortSignal): Promise<boolean> {
  while (!giveUp?.aborted) {
    if (await create(path)) return true
    const found = await readFile(path, 'utf8').catch(() => null)
    if (found !== null && isStale(found)) await takeAway(path, found)
    else await pause(EVERY_MS + Math.random() * EVERY_MS)
  }
  return false
}

async function create(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx', 0o600)
    await file.writeFile(JSON.stringify({ pid: process.pid, since: Date.now() } satisfies Holder))
    await file.close()
    return true
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw problem
  }
}

function isStale(text: string): boolean {
  // It is empty for the moment between its making and its writing.
  if (text === '') return false
  const { pid, since } = JSON.parse(text) as Holder
  return Date.now() - since > STALE_MS || !isAlive(pid)
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Takes a dead holder's lock away: by a rename, which only one of those who saw it can do. */
async function takeAway(path: string, seen: string) {
  // No name from `node:crypto`: every start reads this file, and that module costs it milliseconds.
  const away = `${path}.${process.pid}.${performance.now()}`
  try {
    await rename(path, away)
    // Another had done so already and holds the lock anew: give it back.
    if ((await readFile(away, 'utf8')) !== seen) return await rename(away, path)
    await rm(away, { force: true })
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'ENOENT') throw problem
  }
}

/** The lock, held until it is given back; null where a living process has it. */
export async function tryLock(path: string): Promise<(() => Promise<void>) | null> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  for (;;) {
    if (await create(path)) return () => rm(path, { force: true })
    const found = await readFile(path, 'utf8').catch(() => null)
    if (found === null) continue
    if (found === '' || isAlive((JSON.parse(found) as Holder).pid)) return null
    await takeAway(path, found)
  }
}
