import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { migrations } from './migrations/migrations.ts'
import type { Database } from './schema.ts'

type Migrations = Readonly<Record<string, Migration>>

/** Branches are merged in another order than they are numbered: an installation may have run a later one first. */
const migratorFor = (db: Database, list: Migrations) =>
  new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...list }) },
    allowUnorderedMigrations: true,
  })

/** The names of the migrations that have not run on this database. */
export async function pendingMigrations(db: Database, list: Migrations = migrations): Promise<string[]> {
  const all = await migratorFor(db, list).getMigrations()
  return all.filter(({ executedAt }) => !executedAt).map(({ name }) => name)
}

/** Migrations of a newer version that have run on this database, by name. */
export async function unknownMigrations(db: Database, list: Migrations = migrations): Promise<string[]> {
  const found = await sql<{ table: string | null }>`select to_regclass('kysely_migration') as table`.execute(
    db,
  )
  if (!found.rows[0]?.table) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name).filter((name) => !Object.hasOwn(list, name))
}

/**
 * Brings the database to the newest form, under a lock: processes that start together migrate once.
 * @throws Error where a migration fails; what it did is rolled back
 */
export async function migrate(db: Database, list: Migrations = migrations): Promise<void> {
  const { error } = await migratorFor(db, list).migrateToLatest()
  if (error) throw error
}
