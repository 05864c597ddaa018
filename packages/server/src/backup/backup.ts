import { createHash } from 'node:crypto'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Clock } from '../clock.ts'
import { migrations } from '../db/migrations/migrations.ts'
import type { Database, Tx } from '../db/schema.ts'
import type { FileStore } from '../files/file-store.ts'
import { PART } from './backups-folder.ts'
import { BackupError, MANIFEST, type Manifest, storedFile, tableFile } from './manifest.ts'
import { inUtc, linesOf, listFileKeys, readSequences } from './rows.store.ts'
import { digestOf } from './table-digest.ts'
import { type BackupTable, TABLE_NAMES } from './tables.ts'

interface Sources {
  readonly db: Database
  readonly files: FileStore
  readonly clock: Clock
  /** Called before each part, and fails while the disk has too little room for another one. */
  readonly checkRoom?: () => Promise<void>
}

const NO_CHECK = async () => {}

/**
 * Writes everything into a new folder: the tables as one moment saw them, the files, and a manifest of digests.
 * The folder appears under its name only when it is whole; where it cannot be, nothing of it is left.
 * @throws BackupError where the folder is there already
 */
export async function writeBackup(folder: string, sources: Sources): Promise<Manifest> {
  const part = `${folder}${PART}`
  await rm(part, { recursive: true, force: true })
  try {
    return await writeWhole(folder, part, sources)
  } catch (problem) {
    await rm(part, { recursive: true, force: true })
    throw problem
  }
}

async function writeWhole(
  folder: string,
  part: string,
  { db, files, clock, checkRoom = NO_CHECK }: Sources,
): Promise<Manifest> {
  await mkdir(join(part, 'tables'), { recursive: true })
  await mkdir(join(part, 'files'))
  const content = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) => writeTables(part, tx, checkRoom))
  const manifest: Manifest = {
    format: 1,
    createdAt: clock.now().toISOString(),
    migrations: Object.keys(migrations),
    tables: content.tables,
    sequences: content.sequences,
    files: await copyFiles(part, content.keys, files, checkRoom),
  }
  await writeFile(join(part, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`)
  await rename(part, folder).catch(() => Promise.reject(new BackupError(`${folder} is there already`)))
  return manifest
}

async function writeTables(folder: string, tx: Tx, checkRoom: () => Promise<void>) {
  await inUtc(tx)
  const tables = {} as Record<BackupTable, { rows: number; sha256: string }>
  for (const table of TABLE_NAMES) {
    await checkRoom()
    const file = await open(tableFile(folder, table), 'w')
    try {
      tables[table] = await digestOf(linesOf(tx, table), async (lines) => {
        await file.writeFile(`${lines.join('\n')}\n`)
      })
    } finally {
      await file.close()
    }
  }
  return {
    tables,
    keys: await listFileKeys(tx),
    sequences: await readSequences(tx),
  }
}

async function copyFiles(
  folder: string,
  keys: readonly string[],
  files: FileStore,
  checkRoom: () => Promise<void>,
): Promise<Record<string, string>> {
  const digests: Record<string, string> = {}
  for (const key of keys) {
    await checkRoom()
    const stream = await files.get(key)
    // Removed since the tables were read: then a restore has no use for it either.
    if (!stream) continue
    const bytes = await buffer(stream)
    digests[key] = createHash('sha256').update(bytes).digest('hex')
    await writeFile(storedFile(folder, key), bytes)
  }
  return digests
}
