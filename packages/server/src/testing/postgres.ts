/** A PostgreSQL for tests: the one of `DATABASE_URL`, else one made of the system's binaries, else none. */

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { folderForTests } from './folder.ts'

const run = promisify(execFile)

export interface TestPostgres {
  urlOf(database: string): string
  createDatabase(name: string): Promise<void>
  stop(): Promise<void>
}

/** A PostgreSQL of its own, which a test may stop. */
export interface TestCluster extends TestPostgres {
  /** Ends every connection at once, without a checkpoint, as a crash does; `SIGKILL` leaves no program time to react. */
  crash(signal?: 'SIGQUIT' | 'SIGKILL'): Promise<void>
  /** Starts it again; resolves once it accepts connections. */
  start(): Promise<void>
  /** Starts a copy of it that follows it by streaming replication. */
  replicate(): Promise<TestCluster>
}

/** @param durable what is committed survives a power cut, as in real life: slower */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres | null> {
  const given = process.env.DATABASE_URL
  if (given) return onServer(given, async () => {})
  const binaries = findBinaries()
  return binaries === null ? null : startCluster(binaries, durable)
}

/** Whether tests can have a PostgreSQL here. */
export const hasPostgres = () => Boolean(process.env.DATABASE_URL) || findBinaries() !== null

/** Where distributions keep the server's programs. */
function findBinaries(): string | null {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : []
  const found = versions
    .map((version) => join(base, version, 'bin'))
    .find((path) => existsSync(join(path, 'initdb')))
  return found ?? null
}

/**
 * Starts a PostgreSQL of the system's binaries, whatever `DATABASE_URL` names; null if there are none.
 * @param durable see `startPostgres`
 */
export async function startOwnCluster({ durable = false } = {}): Promise<TestCluster | null> {
  const binaries = findBinaries()
  return binaries === null ? null : startCluster(binaries, durable)
}

const CREATE = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']
const COPY = ['-U', 'postgres', '-R', '-c', 'fast', '--no-sync']

/** @param primary folder of the socket of the cluster that it follows */
async function startCluster(binaries: string, durable: boolean, primary?: string): Promise<TestCluster> {
  const folder = await mkdtemp(join(durable ? tmpdir() : folderForTests(), 'polynya-pg-'))
  const user = await unprivileged()
  if (user) await chown(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  if (primary) await run(join(binaries, 'pg_basebackup'), [...COPY, '-h', primary, '-D', data], { ...user })
  else await run(join(binaries, 'initdb'), [...CREATE, '-D', data], { ...user })
  const settings = [
    `unix_socket_directories=${folder}`,
    'listen_addresses=',
    `fsync=${durable ? 'on' : 'off'}`,
    'max_connections=200',
    // In memory, where the files of tests are, the log of changes is not to take a gigabyte.
    ...(durable ? [] : ['max_wal_size=256MB']),
  ]
  let server: ChildProcess
  const start = async () => {
    const started = spawn(
      join(binaries, 'postgres'),
      ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
      { ...user, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    server = started
    await readyToAnswer(started.stderr)
  }
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal)
    await once(server, 'exit')
  }
  await start()
  const cluster = onServer(`postgres://postgres@localhost/postgres?host=${folder}`, async () => {
    if (server.exitCode === null) await end('SIGINT')
    await rm(folder, { recursive: true, force: true })
  })
  const replicate = () => startCluster(binaries, durable, folder)
  return { ...cluster, start, replicate, crash: (signal = 'SIGQUIT') => end(signal) }
}

/** PostgreSQL refuses to run as root. Returns the user that its package created, or `nobody`, to run it as. */
export async function unprivileged(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null
  for (const name of ['postgres', 'nobody']) {
    const ids = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]).catch(() => null)
    if (ids) return { uid: Number(ids[0].stdout), gid: Number(ids[1].stdout) }
  }
  return null
}

async function readyToAnswer(log: NodeJS.ReadableStream) {
  let text = ''
  for await (const chunk of log) {
    text += chunk
    if (/ready to accept (read-only )?connections/.test(text)) break
    // Clients that connect too early are refused with FATAL, too.
    if (/FATAL: (?! the database system is)/.test(text)) throw new Error(text)
  }
  log.resume()
}

function onServer(url: string, stop: () => Promise<void>): TestPostgres {
  const urlOf = (database: string) => url.replace(/\/[^/?]*(\?|$)/, `/${database}$1`)
  return {
    urlOf,
    stop,
    async createDatabase(name) {
      const client = new pg.Client(url)
      await client.connect()
      await client.query(`drop database if exists ${name}`)
      await client.query(`create database ${name}`)
      await client.end()
    },
  }
}
