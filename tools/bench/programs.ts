/** Programs under measurement, each in its own process: the production server and a bare one. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../builds.ts'

export interface Program {
  readonly address: string
  readonly pid: number
  /** From process start to the first response, in milliseconds. */
  readonly startedInMs: number
  stop(): Promise<void>
}

/** Variables of the C library: one arena, which returns freed memory at once. */
const LITTLE_MEMORY = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' }

/** The built server on an existing installation, started as docs/operating.md says. */
export const startServer = (env: Readonly<Record<string, string>>) =>
  start(
    ['--max-semi-space-size=2', '--heap-growing-percent=30', 'packages/server/dist/main.js'],
    { ...LITTLE_MEMORY, RATE_LIMIT_FACTOR: '100000', ...env },
    '/healthz',
  )

/** The server of a checked-out revision, from its sources. */
export const startSource = (cwd: string, env: Readonly<Record<string, string>>) =>
  start(
    ['--conditions=source', join(cwd, 'packages/server/src/main.ts')],
    { RATE_LIMIT_FACTOR: '100000', ...env },
    '/healthz',
  )

/** A plain Node server that sends the responses recorded in the file `answers`. */
export const startBareServer = (answers: string) =>
  start(['--conditions=source', 'tools/bench/bare-server.ts'], { ANSWERS: answers }, '/')

/** A plain Node server that runs one statement for each request on an existing installation. */
export const startBareSqlServer = (env: Readonly<Record<string, string>>) =>
  start(['--conditions=source', 'tools/bench/bare-sql-server.ts'], env, '/')

async function start(
  [first = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
  path: string,
): Promise<Program> {
  const port = await freePort()
  const startedAt = performance.now()
  const child = spawn(process.execPath, [first, ...args], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), NODE_ENV: 'production', ...env },
    stdio: 'ignore',
  })
  const address = `http://127.0.0.1:${port}`
  while (!(await answers(address + path))) {
    if (child.exitCode !== null) throw new Error(`${join(first, ...args)} ended with ${child.exitCode}`)
    await pause(10)
  }
  return {
    address,
    pid: child.pid ?? 0,
    startedInMs: performance.now() - startedAt,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  )

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}
