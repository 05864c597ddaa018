import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inScratchFolder, removeOldScratchFolders } from './scratch.ts'

describe('a scratch folder', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'polynya-scratch-'))
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  it('lasts as long as the work in it, also where that fails', async () => {
    const work = async (folder: string) => {
      await mkdir(join(folder, 'database'))
      throw new Error('no room')
    }
    await expect(inScratchFolder(dataDir, work)).rejects.toThrow('no room')
    expect(await readdir(dataDir)).toEqual([])
  })

  it('is deleted a day after a killed process has left it', async () => {
    const now = new Date('2026-01-16T09:00:00Z')
    for (const [name, at] of [
      ['scratch-old', '2026-01-15T08:59:59Z'],
      ['scratch-new', '2026-01-15T09:00:01Z'],
      ['files', '2026-01-01T00:00:00Z'],
    ] as const) {
      await mkdir(join(dataDir, name))
      await utimes(join(dataDir, name), new Date(at), new Date(at))
    }
    await removeOldScratchFolders(dataDir, now)
    expect((await readdir(dataDir)).sort()).toEqual(['files', 'scratch-new'])
  })
})
