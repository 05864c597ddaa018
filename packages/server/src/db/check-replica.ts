/** Whether a PostgreSQL is a replica of the database of an installation. */

import type pg from 'pg'

/** What a primary and its replicas have in common. */
export interface ClusterFacts {
  /** Number that `initdb` gives a cluster. */
  readonly cluster: string
  readonly database: string
}

interface ReplicaFacts extends ClusterFacts {
  readonly isReplica: boolean
  /** Byte of the log that it has replayed. */
  readonly byte: number
}

const IDENTITY = `
  select (select system_identifier::text from pg_control_system()) as cluster,
    (select oid::text from pg_database where datname = current_database()) as database`

type Pool = Pick<pg.Pool, 'query'>

export async function readCluster(pool: Pool): Promise<ClusterFacts> {
  return one(await pool.query<ClusterFacts>(IDENTITY))
}

export async function readReplica(pool: Pool): Promise<ReplicaFacts> {
  return one(
    await pool.query<ReplicaFacts>(`${IDENTITY}, pg_is_in_recovery() as "isReplica",
      coalesce(pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0'), 0)::bigint as byte`),
  )
}

/** Reads where the log of the primary ends: what is visible may not be flushed yet, so that is not enough. */
export async function readEndOfLog(pool: Pool): Promise<number> {
  const sql = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint as byte`
  return one(await pool.query<{ readonly byte: number }>(sql)).byte
}

function one<Row>({ rows: [row] }: { readonly rows: readonly Row[] }): Row {
  if (!row) throw new Error('No facts of a database')
  return row
}

/**
 * Returns whether a pooler is between this process and the session of the database: connections are lost and opened
 * behind it without notice. A pooler announces a number of its own as that of the session.
 */
export async function isPooler(pool: Pick<pg.Pool, 'connect'>): Promise<boolean> {
  const client = await pool.connect()
  try {
    const sql = 'select pg_backend_pid() as session'
    const { session } = one(await client.query<{ readonly session: number }>(sql))
    return !('processID' in client) || client.processID !== session
  } finally {
    client.release()
  }
}

/** Returns why a PostgreSQL is not the database of another, to follow its name; null if it is. */
export function faultOfCluster(other: ClusterFacts, { cluster, database }: ClusterFacts): string | null {
  if (other.cluster !== cluster) return 'is of another cluster than DATABASE_URL'
  return other.database === database ? null : 'is another database than that of DATABASE_URL'
}

/** Returns why a PostgreSQL cannot be a replica of a primary, to follow its name; null if it can. */
export function faultOfReplica(replica: ReplicaFacts, primary: ClusterFacts): string | null {
  return faultOfCluster(replica, primary) ?? (replica.isReplica ? null : 'is a primary, not a replica')
}
