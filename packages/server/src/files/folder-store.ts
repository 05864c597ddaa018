import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './file-store.ts'
import { inScratchFolder } from './scratch.ts'

const KEY = /^[0-9a-f]{32}\.[a-z0-9]{2,5}$/

/** Files in a folder, spread by the first two letters of their keys. */
export function folderStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error(`Not a file key: ${key}`)
    return join(folder, key.slice(0, 2), key)
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      await inScratchFolder(folder, async (scratch) => {
        const part = join(scratch, key)
        await writeWhole(part, bytes)
        await rename(part, path)
      })
    },
    async get(key) {
      const path = pathOf(key)
      const found = await stat(path).catch(() => null)
      return found?.isFile() ? createReadStream(path) : null
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}

async function writeWhole(path: string, bytes: Buffer) {
  const handle = await open(path, 'w')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
