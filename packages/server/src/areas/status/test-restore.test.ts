import { appendFile, mkdir, readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeBackup } from '../../backup/backup.ts'
import { backupsFolder } from '../../backup/backups-folder.ts'
import { filesFolder } from '../../files/choose-store.ts'
import { backupJob } from '../../jobs/backups.ts'
import { restoreTestJob } from '../../jobs/restore-tests.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { anOrder, aSale, distancesOf } from '../orders/testing/a-sale.ts'
import { testRestore } from './test-restore.ts'

describe('a test of a restore', () => {
  let world: TestApp
  let admin: TestAccount
  let dataDir: string
  beforeAll(async () => {
    world = await testApp()
    admin = await world.account(['superAdmin'])
    await world.account(['admin'])
    dataDir = world.deps.config.dataDir
    const event = await aSale(admin)
    await anOrder(world, event, distancesOf(event).slice(0, 1))
  })
  afterAll(() => world.stop())

  const test = () => restoreTestJob(world.deps).run({})
  const backUp = () => backupJob({ db: world.db, copyTo: null }, world.deps, { dataDir, hours: 1 }).run({})
  const tests = () => world.db.selectFrom('restore_test').selectAll().orderBy('id').execute()
  const mailed = async () =>
    (
      await world.db
        .selectFrom('mail')
        .where('subject', 'like', 'Резервную копию%')
        .select(['to', 'text'])
        .execute()
    ).map(({ to, text }) => ({ to, text }))

  it('waits for the first backup', async () => {
    await test()
    expect(await tests()).toEqual([])
  })

  it('deletes first what killed processes have left of an upload', async () => {
    const [files, longAgo] = [filesFolder(dataDir), new Date('2026-01-01')]
    await mkdir(join(files, 'scratch-left'), { recursive: true })
    await utimes(join(files, 'scratch-left'), longAgo, longAgo)
    await test()
    expect(await readdir(files)).not.toContain('scratch-left')
  })

  it('restores the newest backup into a scratch database, and leaves nothing behind', async () => {
    await backUp()
    const before = await readdir(dataDir)
    await test()
    expect(await tests()).toMatchObject([
      { at: world.clock.now(), backup: '2026-01-16T09-00', problem: null },
    ])
    expect((await tests())[0]?.rows).toBeGreaterThan(2)
    expect(await readdir(dataDir)).toEqual(before)
    expect(await mailed()).toEqual([])
    const { backups } = await admin.client.status.get()
    expect(backups.restoreTest).toEqual({
      at: world.clock.now().toISOString(),
      backup: '2026-01-16T09-00',
      problem: null,
    })
  })

  it('is due again after a month; a failure is shown and e-mailed to super administrators', async () => {
    world.clock.pass({ days: 29, hours: 23 })
    await backUp()
    await test()
    expect(await tests()).toHaveLength(1)
    world.clock.pass({ hours: 1 })
    const [newest = ''] = (await readdir(backupsFolder(dataDir))).sort().reverse()
    await appendFile(join(backupsFolder(dataDir), newest, 'tables', 'account.jsonl'), '{}\n')
    await test()
    const problem = 'The table account does not agree with the manifest'
    expect((await tests()).at(-1)).toMatchObject({ backup: newest, rows: null, problem })
    expect(await mailed()).toEqual([{ to: admin.email, text: expect.stringContaining(problem) }])
    const { email: username, password } = admin
    const { accessToken } = await world.visitor.user.authenticate({ body: { username, password } })
    const client = world.client({ authorization: `Bearer ${accessToken}` })
    admin = { ...admin, client }
    const { findings } = await client.status.get()
    expect(findings).toContainEqual({ finding: 'restoreFailed', weight: 'problem' })
  })

  it('finds data that break an invariant, although every digest agrees', async () => {
    await world.db.updateTable('entry').set({ state: 'confirmed', hold_until: null }).execute()
    const folder = join(dataDir, 'broken-backup')
    await writeBackup(folder, world.deps)
    await expect(testRestore(folder, { dataDir, clock: world.clock })).rejects.toThrow(
      'inconsistent: a confirmed entry is not paid for',
    )
  })
})
