import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { migrations } from '../db/migrations/migrations.ts'
import type { Database, Tx } from '../db/schema.ts'
import type { FileStore } from '../files/file-store.ts'
import { BackupError, type Manifest, readManifest, storedFile, tableFile } from './manifest.ts'
import { clearTables, hasData, insertLines, inUtc, linesOf, setSequence } from './rows.store.ts'
import { digestOf, type TableDigest } from './table-digest.ts'
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
  if (await hasData(tx)) throw new BackupError('The database is not empty: restore into a new one')
  await clearTables(tx)
  for (const table of TABLE_NAMES) {
    for await (const lines of readLines(folder, table)) {
      await insertLines(tx, table, lines)
    }
  }
  for (const [name, last] of Object.entries(manifest.sequences)) {
    if (last !== null) await setSequence(tx, name, last)
  }
  for (const table of TABLE_NAMES) same(table, await digestOf(linesOf(tx, table)), manifest)
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
