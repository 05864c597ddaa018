import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { readManifest } from '../backup/manifest.ts'
import { restoreBackup } from '../backup/restore.ts'
import { fail } from '../failure.ts'
import type { StorageGuard } from '../files/storage-guard.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { backupJob } from './backups.ts'

describe('backups by themselves', () => {
  it('are named by their time, can be restored, and only the newest are retained', async () => {
    const world = await testApp()
    const folder = await mkdtemp(join(tmpdir(), 'polynya-hourly-'))
    const { run } = backupJob({ db: world.db, copyTo: null }, world.deps, {
      dataDir: folder,
      hours: 1,
      retained: 3,
    })
    for (let hour = 0; hour < 5; hour += 1) {
      await run({})
      world.clock.pass({ hours: 1 })
    }
    const retained = (await readdir(join(folder, 'backups'))).sort()
    expect(retained).toHaveLength(3)
    expect(retained[0]).toBe('2026-01-16T11-00')
    const other = await testApp()
    await restoreBackup(join(folder, 'backups', retained.at(-1) ?? ''), other.deps)
    await other.stop()
    await world.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('leave nothing of what could not be completed, nor of what a killed process started', async () => {
    const world = await testApp()
    const folder = await mkdtemp(join(tmpdir(), 'polynya-hourly-'))
    const left = join(folder, 'backups', '2026-01-15T09-07.part')
    await mkdir(join(left, 'tables'), { recursive: true })
    let parts = 0
    const storage = {
      ...world.deps.storage,
      checkRoom: async () => {
        parts += 1
        if (parts === 20) fail('storage_full')
      },
    }
    const { run } = backupJob(
      { db: world.db, copyTo: null },
      { ...world.deps, storage },
      { dataDir: folder, hours: 1 },
    )
    await expect(run({})).rejects.toThrow('storage_full')
    expect(await readdir(join(folder, 'backups'))).toEqual([])
    await run({})
    expect(await readdir(join(folder, 'backups'))).toEqual(['2026-01-16T09-00'])
    await world.stop()
    await rm(folder, { recursive: true, force: true })
  })
})

describe.runIf(inject('driver').kind === 'embedded')('a backup of the embedded database', () => {
  let world: TestApp
  let folder: string
  beforeEach(async () => {
    world = await testApp()
    folder = await mkdtemp(join(tmpdir(), 'polynya-hourly-'))
  })
  afterEach(async () => {
    await world.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const backUp = (storage: Partial<StorageGuard>) => {
    const deps = { ...world.deps, storage: { ...world.deps.storage, ...storage } }
    return backupJob(world.connection, deps, { dataDir: folder, hours: 1 }).run({})
  }

  it('reads a copy of the moment at which it starts, while the site reads and writes', async () => {
    const countAccounts = async () => (await world.db.selectFrom('account').select('id').execute()).length
    const before = await countAccounts()
    // Called between the tables, before the first of them is read.
    const checkRoom = async () => {
      if ((await countAccounts()) === before) await world.account()
    }
    await backUp({ checkRoom })
    expect(await countAccounts()).toBe(before + 1)
    const { tables } = await readManifest(join(folder, 'backups', '2026-01-16T09-00'))
    expect(tables.account?.rows).toBe(before)
    expect(await readdir(folder)).toEqual(['backups'])
  })

  it('is refused where the disk has no room for the copy', async () => {
    await expect(backUp({ checkRoomFor: async () => fail('storage_full') })).rejects.toThrow('storage_full')
    expect(await readdir(join(folder, 'backups'))).toEqual([])
  })
})
