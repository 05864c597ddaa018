/** Upgrades from earlier releases with their data, which `npm run release -- --record` has recorded. */

import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, inject, it } from 'vitest'
import { brokenInvariants } from './areas/orders/invariants.store.ts'
import { readConfig } from './config.ts'
import { connect } from './db/connect.ts'
import { migrate, pendingMigrations } from './db/migrate.ts'
import { migrations } from './db/migrations/migrations.ts'
import type { Database } from './db/schema.ts'
import { startServer } from './server.ts'
import { openTestDatabase } from './testing/database.ts'
import { folderForTests } from './testing/folder.ts'

interface Recorded {
  readonly migrations: readonly string[]
  /** Rows by table, a referenced table before the tables that refer to it. */
  readonly tables: Readonly<Record<string, readonly object[]>>
  readonly sequences: Readonly<Record<string, number | null>>
}

const FOLDER = join(import.meta.dirname, 'testing/releases')
const read = (file: string): Recorded => JSON.parse(gunzipSync(readFileSync(join(FOLDER, file))).toString())

/** Tables whose rows no upgrade may add or lose. */
const COUNTED = ['account', 'swimmer', 'event', 'entry', 'entry_order', 'result'] as const

/** Brings an empty database to the state of a release. */
async function fill(db: Database, release: Recorded) {
  await migrate(
    db,
    Object.fromEntries(release.migrations.map((name) => [name, migrations[name] ?? missing(name)])),
  )
  await db.transaction().execute(async (tx) => {
    await sql`set local time zone 'UTC'`.execute(tx)
    const tables = Object.entries(release.tables)
    // Rows of the audit cannot be deleted, and a new installation has none.
    for (const [table] of tables.toReversed())
      if (table !== 'audit') await sql`delete from ${sql.table(table)}`.execute(tx)
    for (const [table, rows] of tables)
      await sql`insert into ${sql.table(table)} overriding system value select * from json_populate_recordset(
        null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(tx)
    for (const [name, last] of Object.entries(release.sequences))
      if (last !== null) await sql`select setval(${name}::regclass, ${last}, true)`.execute(tx)
  })
}

function missing(name: string): never {
  throw new Error(`The migration ${name} was released: it must remain as it was`)
}

it.each(readdirSync(FOLDER).filter((name) => name.endsWith('.json.gz')))(
  'upgrades the data of %s, and serves them',
  async (file) => {
    const release = read(file)
    const dataDir = await mkdtemp(join(folderForTests(), 'polynya-upgrade-'))
    const database = inject('driver').kind === 'postgres' ? await openTestDatabase({ empty: true }) : null
    const older = database?.connection ?? (await connect({ databaseUrl: null, dataDir }))
    await fill(older.db, release)
    if (!database) await older.close()

    const env = { DATA_DIR: dataDir, DATABASE_URL: database?.place, PORT: '0', MIN_FREE_MB: '0' }
    const server = await startServer(readConfig({ ...env, WEB_ROOT: dataDir, LOG_LEVEL: 'silent' }))
    try {
      const { db, clock } = server.deps
      expect(await pendingMigrations(db)).toEqual([])
      for (const table of COUNTED) {
        const { rows } = await sql<{ count: number }>`
          select count(*)::integer as count from ${sql.table(table)}`.execute(db)
        expect([table, rows[0]?.count]).toEqual([table, release.tables[table]?.length])
      }
      expect(await brokenInvariants(db, clock.now())).toEqual({})
      const signedIn = await fetch(`${server.address}/api/v1/user/authenticate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'super@demo.polynya.example', password: 'swim-super' }),
      })
      expect(signedIn.status).toBe(200)
      const events = await (await fetch(`${server.address}/api/v1/events`)).text()
      const names = release.tables.event?.map((event) => (event as { name: string }).name) ?? []
      expect(names.filter((name) => events.includes(JSON.stringify(name)))).not.toEqual([])
    } finally {
      await server.stop()
      await database?.drop()
    }
    // The embedded database is copied before its migration.
    const copies = await readdir(join(dataDir, 'upgrades')).catch(() => [])
    expect(copies.length).toBe(
      database || release.migrations.length === Object.keys(migrations).length ? 0 : 1,
    )
    await rm(dataDir, { recursive: true, force: true })
  },
)
