import { Migrator } from 'kysely/migration'
import { migrations } from './migrations/migrations.ts'
import type { Database } from './schema.ts'

const migratorFor = (db: Database) =>
  new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })

/** The names of the migrations that have not run on this database. */
export async function pendingMigrations(db: Database): Promise<string[]> {
  const all = await migratorFor(db).getMigrations()
  return all.filter(({ executedAt }) => !executedAt).map(({ name }) => name)
}

/**
 * Brings the database to the newest form, under a lock: processes that start together migrate once.
 * @throws Error where a migration fails; what it did is rolled back
 */
export async function migrate(db: Database): Promise<void> {
  const { error } = await migratorFor(db).migrateToLatest()
  if (error) throw error
}
