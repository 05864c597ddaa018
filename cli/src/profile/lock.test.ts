import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { machineForTest } from '../testing/polynya.ts'
import { tryLock, withLock } from './lock.ts'

const HOLDER = fileURLToPath(new URL('../testing/lock-holder.ts', import.meta.url))

/** Starts a lock holder; `said` resolves once its output contains the word. */
function run(...args: string[]) {
  const child = spawn(process.execPath, [HOLDER, ...args])
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  const said = (word: string) => vi.waitUntil(() => output.includes(word), { timeout: 30_000, interval: 5 })
  return { child, said, output: () => output }
}

async function lockPath() {
  return join((await machineForTest()).folder, 'lock')
}

afterEach(() => {
  vi.useRealTimers()
})

it('a process that holds its lock for an hour, suspended even, is not robbed', async () => {
  const path = await lockPath()
  const holder = run(path)
  await holder.said('held')
  holder.child.kill('SIGSTOP')
  vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] })
  const limit = AbortSignal.timeout(300)
  expect(await withLock(path, async () => limit.aborted, limit)).toBe(true)
  expect(await tryLock(path)).toBeNull()
  holder.child.kill('SIGCONT')
  holder.child.stdin.write('\n')
  await holder.said('released')
  expect(await tryLock(path)).not.toBeNull()
})

it('the next holder has the lock as soon as it is released, and only that one', async () => {
  const path = await lockPath()
  const [first, second] = [run(path), run(path)]
  await Promise.race([first.said('held'), second.said('held')])
  const [holder, next] = first.output() ? [first, second] : [second, first]
  expect(next.output()).toBe('')
  holder.child.stdin.write('\n')
  await Promise.all([holder.said('released'), next.said('held')])
  expect(await tryLock(path)).toBeNull()
})

it('the lock of a process that is killed is free at once', async () => {
  const path = await lockPath()
  const holder = run(path)
  await holder.said('held')
  holder.child.kill('SIGKILL')
  await once(holder.child, 'exit')
  const release = await tryLock(path)
  expect(release).not.toBeNull()
  expect(await tryLock(path)).toBeNull()
  release?.()
  expect(await tryLock(path)).not.toBeNull()
})

it('of many processes one at a time does its work', async () => {
  const path = await lockPath()
  const counter = `${path}.count`
  await writeFile(counter, '0')
  const ends = await Promise.all(
    Array.from({ length: 5 }, () => once(run(path, counter, '20').child, 'exit')),
  )
  expect(ends.map(([status]) => status)).toEqual([0, 0, 0, 0, 0])
  expect(await readFile(counter, 'utf8')).toBe('100')
})
