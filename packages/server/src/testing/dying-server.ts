/**
 * The server at a given time, killed as soon as it has committed a transaction that inserted into a table: before it can
 * respond, or store anything else.
 */

import pg from 'pg'
import { readConfig } from '../config.ts'
import { startServer } from '../server.ts'

const [at = '', table = ''] = process.argv.slice(2)
const isFatal = new RegExp(`^insert into "?${table}"?\\b`, 'i')

const proto = pg.Client.prototype as unknown as {
  query(this: object, statement: string | { text: string }, ...more: unknown[]): Promise<unknown>
}
const { query } = proto
const dying = new WeakSet<object>()
proto.query = async function (statement, ...more) {
  const text = typeof statement === 'string' ? statement : statement.text
  if (table !== '' && isFatal.test(text)) dying.add(this)
  const result = await query.call(this, statement, ...more)
  if (text === 'commit' && dying.has(this)) process.kill(process.pid, 'SIGKILL')
  return result
}

const server = await startServer(readConfig(process.env), { clock: { now: () => new Date(at) } })
process.stdout.write(`Polynya listens on ${server.address}\n`)
