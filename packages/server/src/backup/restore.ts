import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { migrations } from '../db/migrations/migrations.ts'
import type { Database, Tx } from '../db/schema.ts'
import type { FileStore } from '../files/file-store.ts'
import { BackupError, type Manifest, readManifest, storedFile, tableFile } from './manifest.ts'
import { digestOf, inUtc, linesOf, type TableDigest } from './rows.ts'
import { type BackupTable, TABLE_NAMES } from './tables.ts'

const BATCH = 500

/**
 * Restores a backup into an empty, migrated database and a file store, on either database, regardless of the one it
 * was made on. Its digests are checked before anything is written, and again on the written data.
 * @throws BackupError if the backup is damaged or of other migrations, or the database is not empty
 */
export async function restoreBackup(
  folder: string,
  { db, files }: { db: Database; files: FileStore },
): Promise<Manifest> {
  const manifest = await readManifest(folder)
  const known = Object.keys(migrations)
  if (manifest.migrations.join() !== known.join()) {
    throw new BackupError(
      `The backup is of another version: restore it with the version that made it, then upgrade`,
    )
  }
  await checkFiles(folder, manifest)
  for (const table of TABLE_NAMES) same(table, await digestOf(readLines(folder, table)), manifest)
  await db.transaction().execute((tx) => restoreTables(folder, manifest, tx))
  for (const key of Object.keys(manifest.files)) await files.put(key, await readFile(storedFile(folder, key)))
  return manifest
}

async function restoreTables(folder: string, manifest: Manifest, tx: Tx) {
  await inUtc(tx)
  await refuseData(tx)
  await clear(tx)
  for (const table of TABLE_NAMES) {
    for await (const lines of readLines(folder, table)) {
      await sql`
        insert into ${sql.table(table)} select * from json_populate_recordset(
          null::${sql.table(table)}, ${`[${lines.join(',')}]`}::json)`.execute(tx)
    }
  }
  for (const [name, last] of Object.entries(manifest.sequences)) {
    if (last !== null) await sql`select setval(${name}::regclass, ${last}, true)`.execute(tx)
  }
  for (const table of TABLE_NAMES) same(table, await digestOf(linesOf(tx, table)), manifest)
}

/** Refuses a database with user data: a new installation holds only unused accounts and no records of actions. */
async function refuseData(tx: Tx) {
  const { rows } = await sql`
    select 1 from account where activated_at is not null
    union all select 1 from audit union all select 1 from swimmer union all select 1 from event
    union all select 1 from text_version limit 1`.execute(tx)
  if (rows.length > 0) throw new BackupError('The database is not empty: restore into a new one')
}

/** Deletes the initial rows of a new installation. `audit` is empty by then, and its rows could not be deleted. */
async function clear(tx: Tx) {
  for (const table of TABLE_NAMES.toReversed()) {
    if (table !== 'audit') await tx.deleteFrom(table).execute()
  }
}

async function checkFiles(folder: string, { files }: Manifest) {
  for (const [key, sha256] of Object.entries(files)) {
    const bytes = await readFile(storedFile(folder, key)).catch(() => null)
    if (bytes === null) throw new BackupError(`The backup lacks the file ${key}`)
    if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
      throw new BackupError(`The file ${key} of the backup is damaged`)
    }
  }
}

function same(table: BackupTable, { rows, sha256 }: TableDigest, { tables }: Manifest) {
  if (tables[table].rows === rows && tables[table].sha256 === sha256) return
  throw new BackupError(`The table ${table} does not agree with the manifest`)
}

async function* readLines(folder: string, table: BackupTable): AsyncGenerator<string[]> {
  const lines = createInterface({
    input: createReadStream(tableFile(folder, table)),
    crlfDelay: Number.POSITIVE_INFINITY,
  })
  let batch: string[] = []
  for await (const line of lines) {
    batch.push(line)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
