/**
 * Work on the database whose session has to last longer than a transaction, which a connection pooler does not grant, and
 * the check that the configuration names where it lasts.
 */

import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { type Config, ConfigError } from '../config.ts'
import { faultOfCluster, readCluster } from './check-replica.ts'
import { SEE_POOLER } from './check-server.ts'
import { type Connection, connectDirectly } from './connect.ts'

/** Milliseconds within which a notification arrives, also on a busy machine. */
const ARRIVES_MS = 5_000

/** The address at which notifications are received; null is none, of the embedded database. */
export const listeningUrl = ({ databaseUrl, directUrl }: Pick<Config, 'databaseUrl' | 'directUrl'>) =>
  directUrl ?? databaseUrl

/**
 * Does work on a direct connection, which is the given one where no pooler is in front.
 * @throws ConfigError if what processes notify each other of would not arrive, so that their caches would be stale
 */
export async function directly(
  config: Config,
  connection: Connection,
  work: (direct: Connection) => Promise<void>,
): Promise<void> {
  const direct = config.directUrl === null ? connection : await connectDirectly(config)
  try {
    if (direct.driver === 'postgres') await checkNotifications(direct.pool, connection.pool)
    await work(direct)
  } finally {
    if (direct !== connection) await direct.close()
  }
}

async function checkNotifications(direct: pg.Pool, pool: pg.Pool) {
  const fault = direct === pool ? null : faultOfCluster(await readCluster(direct), await readCluster(pool))
  if (fault) throw new ConfigError(`DATABASE_DIRECT_URL: ${fault}`)
  if (await notificationsArrive(direct, pool)) return
  const variable = direct === pool ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'
  throw new ConfigError(
    `${variable}: notifications do not arrive, as behind a connection pooler: ${SEE_POOLER}`,
  )
}

async function notificationsArrive(direct: pg.Pool, pool: pg.Pool): Promise<boolean> {
  const channel = `arrival_${randomBytes(8).toString('hex')}`
  const listener = await direct.connect()
  let timer: NodeJS.Timeout | undefined
  try {
    const arrival = new Promise<boolean>((resolve) => {
      listener.on('notification', () => resolve(true))
      timer = setTimeout(resolve, ARRIVES_MS, false)
    })
    await listener.query(`listen ${channel}`)
    await pool.query('select pg_notify($1, $2)', [channel, ''])
    return await arrival
  } finally {
    clearTimeout(timer)
    // Its session listens; no other work may get it.
    listener.release(true)
  }
}
