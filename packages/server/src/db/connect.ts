import { join } from 'node:path'
import { minorOfDecimal } from '@polynya/domain'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Config } from '../config.ts'
import { checkFilesOf, checkServer } from './check-server.ts'
import { openEmbedded } from './embedded/embedded.ts'
import type { Program } from './embedded/worker.ts'
import { preparing } from './prepared.ts'
import type { Database, Schema } from './schema.ts'
import { statementTables } from './statement-tables.ts'
import { type TableChanges, tableChanges } from './table-changes.ts'
import { tracking } from './tracking.ts'

export interface Connection {
  readonly db: Database
  readonly pool: pg.Pool
  /** What this process has changed in the database, and what work has read. */
  readonly changes: TableChanges
  readonly driver: 'embedded' | 'postgres'
  /** Whether what was acknowledged outlives the process. */
  readonly isDurable: boolean
  /** Resolves with the cause when the embedded database dies. Never on PostgreSQL, whose connections are reopened. */
  readonly lost: Promise<Error | null>
  close(): Promise<void>
}

/** The folder of the embedded database. */
export const databaseFolder = (config: Pick<Config, 'dataDir'>) => join(config.dataDir, 'database')

/**
 * Connects to PostgreSQL by `DATABASE_URL`, else opens the embedded database in the data folder.
 * @throws ConfigError, UnreachableError see `checkServer`; FolderLockedError see `openEmbedded`
 */
export async function connect(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Connection> {
  if (config.databaseUrl === null) return embedded(databaseFolder(config))
  await checkFilesOf(config.databaseUrl)
  const connection = postgres(config.databaseUrl)
  try {
    await checkServer(connection.db)
    return connection
  } catch (problem) {
    await connection.close()
    throw problem
  }
}

/**
 * Opens the embedded database in a folder; null keeps it in memory.
 * @param program see `openEmbedded`
 */
export async function embedded(folder: string | null, program?: Program): Promise<Connection> {
  const { pool, ended, close } = await openEmbedded(folder, program)
  let closing = false
  const lost = new Promise<Error | null>((resolve) => ended.then((cause) => closing || resolve(cause)))
  return {
    ...onPool(pool),
    driver: 'embedded',
    isDurable: folder !== null,
    lost,
    close: () => {
      closing = true
      return close()
    },
  }
}

/** Opens a pool of connections to a PostgreSQL, with the settings that every statement relies on. */
export const openPool = (connectionString: string): pg.Pool =>
  new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 5_000,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 10_000,
    // Compiling a statement takes longer than executing any of ours. See docs/decisions/statements-are-not-compiled.md.
    options: '-c jit=off',
  })

function postgres(connectionString: string): Connection {
  const pool = openPool(connectionString)
  return {
    ...onPool(pool),
    driver: 'postgres',
    isDurable: true,
    lost: new Promise(() => {}),
    close: () => pool.end(),
  }
}

function onPool(pool: pg.Pool) {
  const changes = tableChanges()
  return { pool, changes, db: queriesOf(pool, changes) }
}

/** Returns queries on a pool, which report what they read and change. */
export function queriesOf(pool: pg.Pool, changes: TableChanges): Database {
  // An idle connection that breaks is replaced at the next query; unheard, its error would end the process.
  pool.on('error', () => {})
  // So would that of one that breaks within a transaction; its query fails, which is answered.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('connect', (client) => client.setTypeParser(DATE, String))
  pool.on('connect', (client) => client.setTypeParser(BIGINT, Number))
  pool.on('connect', (client) => client.setTypeParser(NUMERIC, minorOfDecimal))
  const tracked = tracking(preparing(pool), statementTables(), changes)
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: tracked }) })
}

/** Types that the driver would read otherwise: a date is text, a bigint a number, a numeric money in minor units. */
const { DATE, INT8: BIGINT, NUMERIC } = pg.types.builtins
