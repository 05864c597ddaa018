import { join } from 'node:path'
import { backupsFolder, listBackups } from '../../backup/backups-folder.ts'
import { BackupError } from '../../backup/manifest.ts'
import type { Deps } from '../../deps.ts'
import { listSuperAdministrators } from '../accounts/account.store.ts'
import { sendMail } from '../accounts/account-mails.ts'
import { insertRestoreTest, latestRestoreTest } from './restore-tests.store.ts'
import { rowsOf, testRestore } from './test-restore.ts'

const EVERY_DAYS = 30
const DAY_MS = 86_400_000

type TestDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'mailer' | 'words'>

/**
 * Tests the newest backup of the data folder, unless one was tested within the last month. Stores the result, and e-mails a
 * failure to super administrators.
 */
export async function testNewestBackup(deps: TestDeps): Promise<void> {
  const { db, clock, config } = deps
  const backup = (await listBackups(config.dataDir)).at(-1)
  const last = await latestRestoreTest(db)
  const isDue = !last || clock.now().getTime() - last.at.getTime() >= EVERY_DAYS * DAY_MS
  if (backup === undefined || !isDue) return
  const problem = await problemOf(backup, deps)
  await db.transaction().execute(async (tx) => {
    await insertRestoreTest(tx, { at: clock.now(), backup, ...problem })
    if (problem.problem === null) return
    for (const accountId of await listSuperAdministrators(tx)) {
      const values = { backup, problem: problem.problem }
      await sendMail(tx, { template: 'restoreFailed', accountId, path: '/admin/status', values }, deps)
    }
  })
}

type TestResult =
  | { readonly rows: number; readonly problem: null }
  | { readonly rows: null; readonly problem: string }

async function problemOf(backup: string, { config, clock }: TestDeps): Promise<TestResult> {
  const { dataDir } = config
  try {
    const manifest = await testRestore(join(backupsFolder(dataDir), backup), { dataDir, clock })
    return { rows: rowsOf(manifest), problem: null }
  } catch (problem) {
    // Other failures, such as a full disk, say nothing about the backup: the job is repeated tomorrow.
    if (!(problem instanceof BackupError)) throw problem
    return { rows: null, problem: problem.message }
  }
}
