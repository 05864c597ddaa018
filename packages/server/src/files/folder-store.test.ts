import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folderStore } from './folder-store.ts'

const KEY = `${'0f'.repeat(16)}.pdf`

describe('files in a folder', () => {
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'polynya-files-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('come back as they were put, until they are removed', async () => {
    const store = folderStore(folder)
    expect(await store.get(KEY)).toBe(null)
    await store.put(KEY, Buffer.from('ice'))
    const stream = await store.get(KEY)
    expect(stream && (await buffer(stream)).toString()).toBe('ice')
    expect(await readdir(join(folder, '0f'))).toEqual([KEY])
    expect(await readdir(folder)).toEqual(['0f'])
    await store.remove(KEY)
    await store.remove(KEY)
    expect(await store.get(KEY)).toBe(null)
  })

  it('leave nothing of a file that could not be stored', async () => {
    // A folder is where the file would be: it cannot be replaced, as nothing can on a full disk.
    await mkdir(join(folder, 'aa', `${'aa'.repeat(16)}.pdf`, 'x'), { recursive: true })
    await expect(folderStore(folder).put(`${'aa'.repeat(16)}.pdf`, Buffer.from('ice'))).rejects.toThrow()
    expect(await readdir(join(folder, 'aa'))).toEqual([`${'aa'.repeat(16)}.pdf`])
    expect((await readdir(folder)).filter((name) => name.startsWith('scratch-'))).toEqual([])
  })

  it.each(['../secret.pdf', 'a.pdf', `${'0f'.repeat(16)}/../x.pdf`, `${'0F'.repeat(16)}.pdf`, ''])(
    'have keys of ours and not %j',
    async (key) => {
      await expect(folderStore(folder).get(key)).rejects.toThrow('Not a file key')
    },
  )
})
