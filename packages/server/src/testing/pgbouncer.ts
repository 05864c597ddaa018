/** PgBouncer in front of a PostgreSQL of tests, with transactions as it shares sessions. */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unprivileged } from './postgres.ts'

/** Where distributions put the program. */
const PROGRAM = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find(existsSync)

export const hasPgbouncer = PROGRAM !== undefined

/** What docs/operating/pgbouncer.ini sets in each session of PostgreSQL. */
async function documentedSettings(): Promise<string> {
  const file = new URL('../../../../docs/operating/pgbouncer.ini', import.meta.url)
  const [setting] = /connect_query='(?:[^']|'')*'/.exec(await readFile(file, 'utf8')) ?? []
  if (!setting) throw new Error('docs/operating/pgbouncer.ini has no connect_query')
  return setting
}

export interface Pgbouncer {
  /** The address of a database through PgBouncer, in sessions with the documented settings. */
  urlOf(database: string): string
  /** The same without these settings. */
  bareUrlOf(database: string): string
  stop(): Promise<void>
}

/**
 * Starts PgBouncer in front of a PostgreSQL with a socket.
 * @param postgresUrl any address of that PostgreSQL
 * @param ignoring parameters of a start that it ignores; it refuses them by default
 */
export async function startPgbouncer(
  postgresUrl: string,
  databases: readonly string[],
  ignoring = '',
): Promise<Pgbouncer> {
  const { username, searchParams } = new URL(postgresUrl)
  const folder = await mkdtemp(join(tmpdir(), 'polynya-pgb-'))
  const user = await unprivileged()
  if (user) await chown(folder, user.uid, user.gid)
  const target = `host=${searchParams.get('host')} user=${username || 'postgres'}`
  const settings = await documentedSettings()
  const entries = databases.flatMap((name) => [
    `${name} = ${target} dbname=${name} ${settings}`,
    `bare_${name} = ${target} dbname=${name}`,
  ])
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(file, configuration(folder, entries, ignoring))
  const child = spawn(PROGRAM ?? 'pgbouncer', [file], { ...user, stdio: ['ignore', 'ignore', 'pipe'] })
  await untilUp(child)
  const urlOf = (name: string) => `postgres://swim@localhost:6432/${name}?host=${folder}`
  return {
    urlOf,
    bareUrlOf: (name) => urlOf(`bare_${name}`),
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Two sessions for all connections, so that each transaction may get another one. */
const configuration = (folder: string, entries: readonly string[], ignoring: string) => `
[databases]
${entries.join('\n')}
[pgbouncer]
listen_addr =
unix_socket_dir = ${folder}
auth_type = any
pool_mode = transaction
default_pool_size = 2
query_wait_timeout = 5
server_login_retry = 1
ignore_startup_parameters = ${ignoring}
`

async function untilUp({ stderr }: ChildProcess) {
  let text = ''
  for await (const chunk of stderr ?? []) {
    text += chunk
    if (text.includes('process up')) break
    if (/FATAL/.test(text)) throw new Error(text)
  }
  stderr?.resume()
}
