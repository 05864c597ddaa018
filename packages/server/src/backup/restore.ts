import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { migrate, pendingMigrations } from '../db/migrate.ts'
import { migrations } from '../db/migrations/migrations.ts'
import type { Database, Tx } from '../db/schema.ts'
import type { FileStore } from '../files/file-store.ts'
import { BackupError, type Manifest, readManifest, storedFile, tableFile } from './manifest.ts'
import { clearTables, countRows, hasData, insertLines, inUtc, linesOf, setSequence } from './rows.store.ts'
import { digestOf, type TableDigest } from './table-digest.ts'
import { TABLE_NAMES } from './tables.ts'

const BATCH = 500

/**
 * Restores a backup into an empty database and a file store, on either database, regardless of the one it was made on. Its
 * digests are checked before anything is written. A new database, without tables, takes the backup of an older version,
 * too, and is upgraded afterwards.
 * @throws BackupError if the backup is damaged or of other migrations, or the database is not empty
 */
export async function restoreBackup(
  folder: string,
  { db, files }: { db: Database; files: FileStore },
): Promise<Manifest> {
  const manifest = await readManifest(folder)
  const isCurrent = await checkVersion(db, manifest)
  await checkFiles(folder, manifest)
  for (const table of Object.keys(manifest.tables))
    same(table, await digestOf(readLines(folder, table)), manifest)
  await migrate(db, pickMigrations(manifest.migrations))
  await db.transaction().execute(refuseData)
  // First: a database that is restored without its files could not be restored again.
  for (const key of Object.keys(manifest.files)) await files.put(key, await readFile(storedFile(folder, key)))
  await db.transaction().execute((tx) => restoreTables(folder, manifest, { tx, isCurrent }))
  await migrate(db)
  return manifest
}

const pickMigrations = (names: readonly string[]) =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name)))

/** Returns whether a backup is of the migrations of this version. */
async function checkVersion(db: Database, manifest: Manifest): Promise<boolean> {
  const known = Object.keys(migrations)
  const unknown = manifest.migrations.find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new BackupError(
      `The backup is of another version, with the migration ${unknown}: restore it with that version`,
    )
  const isCurrent = manifest.migrations.length === known.length
  const isNew = (await pendingMigrations(db)).length === known.length
  if (!isCurrent && !isNew)
    throw new BackupError(
      'The backup is of another version, an older one: restore it into a new database that no server has opened',
    )
  return isCurrent
}

async function refuseData(tx: Tx) {
  if (await hasData(tx)) throw new BackupError('The database is not empty: restore into a new one')
}

interface Restoring {
  readonly tx: Tx
  readonly isCurrent: boolean
}

async function restoreTables(folder: string, manifest: Manifest, { tx, isCurrent }: Restoring) {
  await inUtc(tx)
  await refuseData(tx)
  const tables = Object.keys(manifest.tables)
  await clearTables(tx, tables)
  for (const table of tables) {
    for await (const lines of readLines(folder, table)) {
      await insertLines(tx, table, lines)
    }
  }
  for (const [name, last] of Object.entries(manifest.sequences)) {
    if (last !== null) await setSequence(tx, name, last)
  }
  if (isCurrent) for (const table of TABLE_NAMES) same(table, await digestOf(linesOf(tx, table)), manifest)
  // The order of the rows in the digest of an older version is unknown.
  else for (const table of tables) sameCount(table, await countRows(tx, table), manifest)
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

function same(table: string, { rows, sha256 }: TableDigest, manifest: Manifest) {
  sameCount(table, rows, manifest)
  if (manifest.tables[table]?.sha256 !== sha256) throw disagreement(table)
}

function sameCount(table: string, rows: number, { tables }: Manifest) {
  if (tables[table]?.rows !== rows) throw disagreement(table)
}

const disagreement = (table: string) => new BackupError(`The table ${table} does not agree with the manifest`)

async function* readLines(folder: string, table: string): AsyncGenerator<string[]> {
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
