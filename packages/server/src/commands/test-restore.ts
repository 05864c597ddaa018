import { join } from 'node:path'
import { testRestore } from '../areas/status/test-restore.ts'
import { backupsFolder, listBackups } from '../backup/backups-folder.ts'
import { BackupError } from '../backup/manifest.ts'
import { systemClock } from '../clock.ts'
import type { Config } from '../config.ts'
import { prepareDataFolder } from '../data-folder.ts'
import { say } from './say.ts'
import { sizeOf } from './size-of.ts'

/** `test-restore [folder]`: by default of the newest backup. */
export async function run({ dataDir }: Config, folder: string | undefined) {
  const newest = (await listBackups(dataDir)).at(-1)
  const backup = folder ?? (newest && join(backupsFolder(dataDir), newest))
  if (!backup) throw new BackupError(`${backupsFolder(dataDir)} holds no backup: name one`)
  await prepareDataFolder(dataDir)
  const manifest = await testRestore(backup, { dataDir, clock: systemClock })
  say(`Restored ${sizeOf(manifest)} of ${backup} into a scratch database; every digest and invariant agrees`)
}
