/**
 * One process a folder: two of them on one embedded database silently lose each other's rows. The lock is a local
 * socket named after the folder's real path; the system frees it when its holder dies, however it dies.
 */

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'

export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError'
}

export interface FolderLock {
  release(): Promise<void>
}

/** @throws FolderLockedError where another process has the folder open */
export async function lockFolder(folder: string): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true })
  const path = socketName(realpathSync(folder))
  const server = createServer((socket) => socket.destroy())
  const taken = await isTaken(server, path)
  if (taken && !(await leftBehind(path))) {
    throw new FolderLockedError(
      `Another process has the database in ${folder} open. Stop it, or choose another DATA_DIR.`,
    )
  }
  if (taken) {
    rmSync(path)
    await isTaken(server, path)
  }
  server.unref()
  return { release: () => new Promise((done) => server.close(() => done())) }
}

/** Tries to listen; returns whether another process already does. */
function isTaken(server: Server, path: string): Promise<boolean> {
  return new Promise((done, refuse) => {
    server.once('error', (problem: NodeJS.ErrnoException) =>
      problem.code === 'EADDRINUSE' ? done(true) : refuse(problem),
    )
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
    probe.once('error', () => done(existsSync(path)))
  })
}

function socketName(folder: string): string {
  const name = `polynya-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`
  if (process.platform === 'linux') return `\0${name}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(folder, '.lock.sock')
}
