import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Config } from '../config.ts'
import { type Connection, databaseFolder } from './connect.ts'
import { migrate, pendingMigrations } from './migrate.ts'
import { migrations } from './migrations/migrations.ts'

/**
 * Migrates; an embedded database that already holds data is copied first, into `upgrades/` of the data folder.
 * PostgreSQL is left to its own backups: the operating guide says how.
 */
export async function migrateSafely(
  { db, driver }: Connection,
  config: Pick<Config, 'dataDir'>,
): Promise<void> {
  const pending = await pendingMigrations(db)
  if (pending.length === 0) return
  const holdsData = pending.length < Object.keys(migrations).length
  if (driver === 'embedded' && holdsData) {
    await sql`checkpoint`.execute(db)
    await copyBefore(pending[0] ?? '', config)
  }
  await migrate(db)
}

async function copyBefore(migration: string, config: Pick<Config, 'dataDir'>) {
  const target = join(config.dataDir, 'upgrades', `before-${migration}`)
  const taken = await readdir(target).catch(() => [])
  if (taken.length > 0) return
  await cp(databaseFolder(config), target, { recursive: true })
}
