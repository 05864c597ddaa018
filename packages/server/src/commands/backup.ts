import { writeBackup } from '../backup/backup.ts'
import { systemClock } from '../clock.ts'
import type { Config } from '../config.ts'
import { fileStore } from '../files/choose-store.ts'
import { UsageError } from '../report-failure.ts'
import { onInstallation } from './on-database.ts'
import { say } from './say.ts'
import { sizeOf } from './size-of.ts'

/** `backup <folder>` */
export async function run(config: Config, folder: string | undefined) {
  if (!folder) throw new UsageError('Name a folder for the backup: backup <folder>')
  const manifest = await onInstallation(config, ({ db }) =>
    writeBackup(folder, { db, files: fileStore(config), clock: systemClock }),
  )
  say(`Backed up ${sizeOf(manifest)} into ${folder}`)
}
