import { testNewestBackup } from '../areas/status/test-newest-backup.ts'
import { removeOldScratchFolders } from '../backup/scratch.ts'
import type { Deps } from '../deps.ts'
import type { JobKind } from './jobs.ts'

/** Looks every night whether the monthly test of a restore is due, so that a server that was off does not miss it. */
export const restoreTestJob = (
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'mailer' | 'words'>,
): JobKind => ({
  name: 'backup.testRestore',
  retries: 0,
  schedule: '27 3 * * *',
  async run() {
    await removeOldScratchFolders(deps.config.dataDir, deps.clock.now())
    await testNewestBackup(deps)
  },
})
