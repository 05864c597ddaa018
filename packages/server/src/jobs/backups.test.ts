import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { restoreBackup } from '../backup/restore.ts'
import { fail } from '../failure.ts'
import { testApp } from '../testing/test-app.ts'
import { backupJob } from './backups.ts'

describe('backups by themselves', () => {
  it('are named by their time, can be restored, and only the newest are retained', async () => {
    const world = await testApp()
    const folder = await mkdtemp(join(tmpdir(), 'polynya-hourly-'))
    const { run } = backupJob(world.deps, { dataDir: folder, hours: 1, retained: 3 })
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
    const { run } = backupJob({ ...world.deps, storage }, { dataDir: folder, hours: 1 })
    await expect(run({})).rejects.toThrow('storage_full')
    expect(await readdir(join(folder, 'backups'))).toEqual([])
    await run({})
    expect(await readdir(join(folder, 'backups'))).toEqual(['2026-01-16T09-00'])
    await world.stop()
    await rm(folder, { recursive: true, force: true })
  })
})
