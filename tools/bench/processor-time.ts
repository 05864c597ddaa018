/** Processor time that programs under measurement have taken, from the process table of Linux. */

import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import pg from 'pg'

/** Milliseconds of processor time that a process has taken since its start, all its threads included. */
export async function processMs(pid: number): Promise<number> {
  return (await statOf(pid)).ticks * (await tickMs())
}

/** Milliseconds of processor time that a PostgreSQL has taken since its start, its ended sessions included. */
export async function databaseMs(url: string): Promise<number> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const server = (await statOf(rows[0]?.pid ?? 0)).parent
  await client.end()
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  // A process may end between the two calls.
  const stats = await Promise.all(names.map((name) => statOf(Number(name)).catch(() => null)))
  const own = stats.filter((stat) => stat && (stat.pid === server || stat.parent === server))
  const ended = stats.find((stat) => stat?.pid === server)?.endedTicks ?? 0
  return own.reduce((sum, stat) => sum + (stat?.ticks ?? 0), ended) * (await tickMs())
}

async function tickMs(): Promise<number> {
  const { stdout } = await promisify(execFile)('getconf', ['CLK_TCK'])
  return 1000 / Number(stdout)
}

async function statOf(pid: number) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name, in parentheses, may have spaces.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15)
  return { pid, parent: fields[1] ?? 0, ticks: user + system, endedTicks: endedUser + endedSystem }
}
