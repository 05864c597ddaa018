import { restoreBackup } from '../backup/restore.ts'
import type { Config } from '../config.ts'
import { fileStore } from '../files/choose-store.ts'
import { UsageError } from '../report-failure.ts'
import { onDatabase } from './on-database.ts'
import { say } from './say.ts'
import { sizeOf } from './size-of.ts'

/** `restore <folder>` */
export async function run(config: Config, folder: string | undefined) {
  if (!folder) throw new UsageError('Name the folder of the backup: restore <folder>')
  const manifest = await onDatabase(config, ({ db }) =>
    restoreBackup(folder, { db, files: fileStore(config) }),
  )
  say(`Restored ${sizeOf(manifest)} from ${folder}; every digest agrees`)
}
