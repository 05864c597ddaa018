/** Whether a PostgreSQL can be the database of an installation: reported in a sentence before anything is written. */

import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { ConfigError } from '../config.ts'
import type { Database } from './schema.ts'

/** The database does not respond: unlike a wrong configuration, that may pass. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError'
}

const OLDEST_VERSION = 150_000

/** Parameters of a database address that name files. */
const FILES = ['sslrootcert', 'sslcert', 'sslkey'] as const

/** Codes of a refusal that only another configuration can change. */
const REFUSALS: Readonly<Record<string, string>> = {
  '28000': 'the user is refused',
  '28P01': 'the password is wrong',
  '3D000': 'the database does not exist',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is not trusted: name its authority in sslrootcert',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is not trusted: name its authority in sslrootcert',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is not trusted: name its authority in sslrootcert',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate names another host',
}

/** Limits of a session without which a statement or a forgotten transaction could block the others for ever. */
const LIMITS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'] as const

/** What PgBouncer says of settings that it would have to apply to sessions of others. */
const isOfPooler = (problem: unknown) =>
  /unsupported startup parameter/.test((problem as { message?: string }).message ?? '')

/** What helps, as the end of a sentence. */
export const SEE_POOLER =
  'name PostgreSQL itself in DATABASE_DIRECT_URL, and the pooler in DATABASE_URL (docs/operating.md, PgBouncer)'

/** @throws ConfigError naming a certificate or key of the address that cannot be read */
export async function checkFilesOf(databaseUrl: string, variable: string): Promise<void> {
  const { searchParams } = new URL(databaseUrl)
  for (const name of FILES) {
    const file = searchParams.get(name)
    if (file === null) continue
    await readFile(file).catch(({ code }: { code?: string }) => {
      throw new ConfigError(`${variable}: the file ${file} of ${name} cannot be read (${code})`)
    })
  }
}

interface ServerFacts {
  readonly version: number
  readonly isReadOnly: boolean
  /** Limits that the session does not have. */
  readonly unlimited: readonly string[]
}

/**
 * @param variable that names the server
 * @throws ConfigError for a PostgreSQL that refuses the user, is too old, or read-only, such as a replica, and for a
 *   connection pooler without the settings that the server relies on
 * @throws UnreachableError if it does not respond
 */
export async function checkServer(db: Database, variable: string): Promise<void> {
  const { version, isReadOnly, unlimited } = await readFacts(db, variable)
  const fault = (problem: string) => new ConfigError(`${variable}: ${problem}`)
  if (version < OLDEST_VERSION)
    throw fault(`PostgreSQL ${Math.floor(version / 10_000)} is too old; 15 is the oldest one`)
  if (isReadOnly) throw fault('the database is read-only, such as a replica; name its primary')
  if (unlimited.length > 0)
    throw fault(
      `sessions have no ${unlimited.join(', ')}, as behind a connection pooler: set them there, and ${SEE_POOLER}`,
    )
}

/** Returns why only another configuration can open a connection, as the end of a sentence; null for other problems. */
export function refusalOf(problem: unknown): string | null {
  if (isOfPooler(problem)) return `it is a connection pooler: ${SEE_POOLER}`
  return REFUSALS[(problem as { code?: string }).code ?? ''] ?? null
}

async function readFacts(db: Database, variable: string): Promise<ServerFacts> {
  try {
    const { rows } = await sql<ServerFacts>`
      select current_setting('server_version_num')::integer as version,
        pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "isReadOnly",
        array(select name from pg_settings where name = any(${LIMITS}) and setting = '0') as unlimited`.execute(
      db,
    )
    return rows[0] ?? { version: 0, isReadOnly: true, unlimited: [] }
  } catch (problem) {
    const { code = '', message } = problem as { code?: string; message: string }
    const refusal = refusalOf(problem)
    if (refusal) throw new ConfigError(`${variable}: ${refusal}`)
    throw new UnreachableError(`${variable}: the database cannot be reached (${message || code})`)
  }
}
