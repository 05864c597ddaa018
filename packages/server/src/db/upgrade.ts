import { cp, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Config, ConfigError } from '../config.ts'
import { type Connection, databaseFolder } from './connect.ts'
import { migrate, pendingMigrations, unknownMigrations } from './migrate.ts'
import { migrations } from './migrations/migrations.ts'

/** This version does not know the form of the database, so that it could damage it. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError'
}

/**
 * Migrates; an embedded database that already holds data is copied first, into `upgrades/` of the data folder.
 * PostgreSQL is left to its own backups: the operating guide says how.
 * @throws NewerDatabaseError if a newer version has migrated the database
 */
export async function migrateSafely(
  { db, driver }: Connection,
  config: Pick<Config, 'dataDir'>,
): Promise<void> {
  const unknown = await unknownMigrations(db)
  if (unknown.length > 0)
    throw new NewerDatabaseError(
      `The database is of a newer version, with the migration ${unknown[0]}: start that version, or restore the backup from before the upgrade`,
    )
  const pending = await pendingMigrations(db)
  if (pending.length === 0) return
  const holdsData = pending.length < Object.keys(migrations).length
  if (driver === 'embedded' && holdsData) {
    await sql`checkpoint`.execute(db)
    await copyBefore(pending[0] ?? '', config)
  }
  await migrate(db)
}

/** Copies under another name first: a copy that was interrupted must not pass for one. */
async function copyBefore(migration: string, config: Pick<Config, 'dataDir'>) {
  const target = join(config.dataDir, 'upgrades', `before-${migration}`)
  if (await stat(target).catch(() => null)) return
  const part = `${target}.part`
  await rm(part, { recursive: true, force: true })
  try {
    await cp(databaseFolder(config), part, { recursive: true })
  } catch (problem) {
    await rm(part, { recursive: true, force: true })
    if ((problem as NodeJS.ErrnoException).code !== 'ENOSPC') throw problem
    throw new ConfigError(
      `DATA_DIR=${config.dataDir}: the disk is full. Before it migrates, the server copies database/ into upgrades/: free as many bytes as it has, and start again.`,
    )
  }
  await rename(part, target)
}
