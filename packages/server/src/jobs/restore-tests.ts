import { existsSync } from 'node:fs'
import { testNewestBackup } from '../areas/status/test-newest-backup.ts'
import type { Deps } from '../deps.ts'
import { filesFolder } from '../files/choose-store.ts'
import { removeOldScratchFolders } from '../files/scratch.ts'
import type { JobKind } from './jobs.ts'

/** Looks every night whether the monthly test of a restore is due, so that a server that was off does not miss it. */
export const restoreTestJob = (
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'mailer' | 'words'>,
): JobKind => ({
  name: 'backup.testRestore',
  retries: 0,
  schedule: '27 3 * * *',
  async run() {
    const { dataDir } = deps.config
    for (const folder of [dataDir, filesFolder(dataDir)].filter(existsSync))
      await removeOldScratchFolders(folder, deps.clock.now())
    await testNewestBackup(deps)
  },
})
