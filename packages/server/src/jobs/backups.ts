/** Backups of the embedded database by itself: PostgreSQL has its own tools, one file on one disk has only us. */

import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { asOfNow } from '../backup/as-of-now.ts'
import { writeBackup } from '../backup/backup.ts'
import { backupsFolder, listBackups, removeUnfinished } from '../backup/backups-folder.ts'
import type { Connection } from '../db/connect.ts'
import type { Deps } from '../deps.ts'
import type { JobKind } from './jobs.ts'

interface Schedule {
  readonly dataDir: string
  readonly hours: number
  /** How many backups stay; the oldest go. */
  readonly retained?: number
}

/** Backs up into `backups/` of the data folder at an interval in hours; retains the newest 48. */
export function backupJob(
  connection: Pick<Connection, 'db' | 'copyTo'>,
  { clock, files, storage }: Pick<Deps, 'clock' | 'files' | 'storage'>,
  { dataDir, hours, retained = 48 }: Schedule,
): JobKind {
  const folder = backupsFolder(dataDir)
  return {
    name: 'backup.write',
    retries: 1,
    schedule: hours < 24 ? `7 */${hours} * * *` : '7 2 * * *',
    async run() {
      await mkdir(folder, { recursive: true })
      await removeUnfinished(dataDir)
      const name = clock.now().toISOString().slice(0, 16).replaceAll(':', '-')
      await rm(join(folder, name), { recursive: true, force: true })
      // What is left of the disk is for the database.
      const { checkRoom } = storage
      await asOfNow(connection, { dataDir, storage }, (db) =>
        writeBackup(join(folder, name), { db, files, clock, checkRoom }),
      )
      const old = (await listBackups(dataDir)).slice(0, -retained)
      await Promise.all(old.map((each) => rm(join(folder, each), { recursive: true, force: true })))
    },
  }
}
