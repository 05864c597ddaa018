/**
 * One process a folder: two of them on one embedded database silently lose each other's rows. The lock is a local
 * socket of the folder: when its holder dies, however it dies, the system frees it, or nothing accepts connections to it.
 */

import { createHash } from 'node:crypto'
import { closeSync, mkdirSync, openSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { basename, dirname } from 'node:path'

export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError'
}

export interface FolderLock {
  release(): Promise<void>
}

/** @throws FolderLockedError where another process has the folder open */
export async function lockFolder(folder: string): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true })
  const held: FolderLock[] = []
  try {
    for (const place of placesOf(realpathSync(folder))) held.push(await lockPlace(place, folder))
  } catch (problem) {
    await releaseAll(held)
    throw problem
  }
  return { release: () => releaseAll(held) }
}

async function releaseAll(held: readonly FolderLock[]) {
  for (const lock of held.toReversed()) await lock.release()
}

/** A name to listen on; a `file` is a socket in the file system, which outlives a killed process. */
interface Place {
  readonly name: string
  readonly file: boolean
}

/**
 * On Linux the name is freed with its process, but each container has names of its own: the socket file is what
 * another container sees that shares the folder.
 */
function placesOf(folder: string): Place[] {
  const name = `polynya-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`
  if (process.platform === 'win32') return [{ name: `\\\\.\\pipe\\${name}`, file: false }]
  const file = { name: `${folder}.lock`, file: true }
  return process.platform === 'linux' ? [{ name: `\0${name}`, file: false }, file] : [file]
}

async function lockPlace({ name, file }: Place, folder: string): Promise<FolderLock> {
  const server = createServer((socket) => socket.destroy())
  const address = file ? shortAddress(name) : { path: name, close: () => {} }
  const taken = await isTaken(server, address.path, file)
  if (taken && !(await leftBehind(address.path))) {
    address.close()
    throw new FolderLockedError(
      `Another process has the database in ${folder} open. Stop it, or choose another DATA_DIR.`,
    )
  }
  if (taken) {
    rmSync(address.path, { force: true })
    await isTaken(server, address.path, file)
  }
  server.unref()
  return {
    release: () =>
      new Promise((done) =>
        server.close(() => {
          address.close()
          done()
        }),
      ),
  }
}

/** Bytes that the address of a socket may have on every system. */
const MAX_ADDRESS = 100

/** Returns a path of a socket file that is short enough: on Linux, a long one is reached by its open folder. */
function shortAddress(path: string): { readonly path: string; close(): void } {
  if (process.platform !== 'linux' || Buffer.byteLength(path) <= MAX_ADDRESS) return { path, close: () => {} }
  const handle = openSync(dirname(path), 'r')
  return { path: `/proc/self/fd/${handle}/${basename(path)}`, close: () => closeSync(handle) }
}

/** What file systems without sockets answer, such as shared folders of virtual machines. */
const NO_SOCKETS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EINVAL', 'ENOSYS']

/** Tries to listen; returns whether another process already does. */
function isTaken(server: Server, path: string, file: boolean): Promise<boolean> {
  return new Promise((done, refuse) => {
    server.once('error', (problem: NodeJS.ErrnoException) => {
      if (problem.code === 'EADDRINUSE') return done(true)
      // The other lock holds.
      const isUnsupported = file && process.platform === 'linux' && NO_SOCKETS.includes(problem.code ?? '')
      return isUnsupported ? done(false) : refuse(problem)
    })
    server.listen(path, () => done(false))
  })
}

/** Whether a socket is a file of a process that died: only where sockets are files do they outlive their process. */
function leftBehind(path: string): Promise<boolean> {
  return new Promise((done) => {
    const probe = connect(path, () => {
      probe.destroy()
      done(false)
    })
    probe.once('error', ({ code }: NodeJS.ErrnoException) =>
      done(code === 'ECONNREFUSED' || code === 'ENOENT'),
    )
  })
}
