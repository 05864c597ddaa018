import { join } from 'node:path'
import { minorOfDecimal } from '@polynya/domain'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Config } from '../config.ts'
import { ANSWER_MS, answeringWithin } from './answer-deadline.ts'
import { checkFilesOf, checkServer } from './check-server.ts'
import { type CopyTo, openEmbedded } from './embedded/embedded.ts'
import { preparing } from './prepared.ts'
import type { Database, Schema } from './schema.ts'
import { statementTables } from './statement-tables.ts'
import { type TableChanges, tableChanges } from './table-changes.ts'
import type { StatementListener } from './traced-statements.ts'
import { tracking } from './tracking.ts'

export interface Connection {
  readonly db: Database
  readonly pool: pg.Pool
  /** What this process has changed in the database, and what work has read. */
  readonly changes: TableChanges
  /** Called after each statement; null calls nothing. */
  readonly onStatement: StatementListener | null
  readonly driver: 'embedded' | 'postgres'
  /** Whether what was acknowledged outlives the process. */
  readonly isDurable: boolean
  /** Resolves with the cause when the embedded database dies. Never on PostgreSQL, whose connections are reopened. */
  readonly lost: Promise<Error | null>
  /** Copies the folder of the embedded database. Null where there is none. */
  readonly copyTo: CopyTo | null
  close(): Promise<void>
}

/** The folder of the embedded database. */
export const databaseFolder = (config: Pick<Config, 'dataDir'>) => join(config.dataDir, 'database')

type Place = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'directUrl'>>

/**
 * Connects to PostgreSQL by `DATABASE_URL`, else opens the embedded database in the data folder.
 * @throws ConfigError, UnreachableError see `checkServer`; FolderLockedError see `openEmbedded`
 */
export async function connect(
  { databaseUrl, directUrl, dataDir }: Place,
  onStatement: StatementListener | null = null,
): Promise<Connection> {
  if (databaseUrl === null) return embedded(databaseFolder({ dataDir }), onStatement)
  return checked(databaseUrl, { variable: 'DATABASE_URL', isPooled: Boolean(directUrl), onStatement })
}

/**
 * Connects without the pooler that `DATABASE_URL` may name, for work whose session has to last.
 * @throws see `connect`
 */
export async function connectDirectly(config: Place): Promise<Connection> {
  if (!config.directUrl) return connect(config)
  return checked(config.directUrl, { variable: 'DATABASE_DIRECT_URL', isPooled: false, onStatement: null })
}

interface Sessions {
  /** Whether a pooler is in front of the database. */
  readonly isPooled: boolean
  readonly onStatement: StatementListener | null
  /** Milliseconds after which a statement without an answer fails; absent waits. */
  readonly answerMs?: number
}

async function checked(
  url: string,
  { variable, ...sessions }: Sessions & { readonly variable: string },
): Promise<Connection> {
  await checkFilesOf(url, variable)
  const connection = postgres(url, { ...sessions, answerMs: ANSWER_MS })
  try {
    await checkServer(connection.db, variable)
    return connection
  } catch (problem) {
    await connection.close()
    throw problem
  }
}

/**
 * Opens the embedded database in a folder; null keeps it in memory.
 */
export async function embedded(
  folder: string | null,
  onStatement: StatementListener | null = null,
): Promise<Connection> {
  const { pool, ended, copyTo, close } = await openEmbedded(folder)
  let closing = false
  const lost = new Promise<Error | null>((resolve) => ended.then((cause) => closing || resolve(cause)))
  return {
    ...onPool(pool, { isPooled: false, onStatement }),
    driver: 'embedded',
    isDurable: folder !== null,
    lost,
    copyTo,
    close: () => {
      closing = true
      return close()
    },
  }
}

/** Settings of sessions that every statement relies on. */
const SESSION = {
  statement_timeout: 5_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
  // Compiling a statement takes longer than executing any of ours. See docs/decisions/statements-are-not-compiled.md.
  options: '-c jit=off',
}

/**
 * Opens a pool of connections to a PostgreSQL.
 * @param isPooled the settings of sessions are those of the pooler in front of it, which would refuse ours
 */
export const openPool = (connectionString: string, { isPooled = false } = {}): pg.Pool =>
  new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    ...(!isPooled && SESSION),
  })

function postgres(connectionString: string, sessions: Sessions): Connection {
  const pool = openPool(connectionString, sessions)
  return {
    ...onPool(pool, sessions),
    driver: 'postgres',
    isDurable: true,
    lost: new Promise(() => {}),
    copyTo: null,
    close: () => pool.end(),
  }
}

function onPool(pool: pg.Pool, { onStatement, ...sessions }: Sessions) {
  const changes = tableChanges()
  return { pool, changes, onStatement, db: queriesOf(pool, { changes, onStatement, ...sessions }) }
}

/** Returns queries on a pool, which report what they read and change. */
export function queriesOf(
  pool: pg.Pool,
  { changes, onStatement, isPooled, answerMs }: Pick<Connection, 'changes'> & Sessions,
): Database {
  // An idle connection that breaks is replaced at the next query; unheard, its error would end the process.
  pool.on('error', () => {})
  // So would that of one that breaks within a transaction; its query fails, which is answered.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('connect', (client) => client.setTypeParser(DATE, String))
  pool.on('connect', (client) => client.setTypeParser(BIGINT, Number))
  pool.on('connect', (client) => client.setTypeParser(NUMERIC, minorOfDecimal))
  const prepared = preparing(pool, { isPooled })
  const timed = answerMs === undefined ? prepared : answeringWithin(prepared, answerMs)
  const tracked = tracking(timed, statementTables(), changes)
  const dialect = new PostgresDialect({ pool: tracked })
  return new Kysely<Schema>({ dialect, ...(onStatement && { log: onStatement }) })
}

/** Types that the driver would read otherwise: a date is text, a bigint a number, a numeric money in minor units. */
const { DATE, INT8: BIGINT, NUMERIC } = pg.types.builtins
