/**
 * Simulated power cuts of the embedded database: its folder is on a file system of its own, in a file. The writer is
 * stopped, what has reached the file is copied, and the copy is opened. Everything else was only in memory.
 */

import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { countWritten, startWriter, type Writer } from '../../packages/server/src/testing/killed-writer.ts'

const run = promisify(execFile)

const IMAGE_SIZE = '512M'
/** Milliseconds of writing before the cut: shorter than the kernel waits until it writes by itself. */
const [SOONEST_MS, LATEST_MS] = [1_000, 4_000]
/** Milliseconds in which the rest of the stopped writer's output is read. */
const READ_MS = 200

export interface Cut {
  readonly acknowledged: number
  /** Acknowledged rows that are there afterwards; null if the database does not open. */
  readonly found: number | null
}

/** Whether file systems in files can be mounted here. */
export const canCutPower = () => process.platform === 'linux' && process.getuid?.() === 0

export async function cutPower(folder: string, kind: 'durable' | 'as-shipped'): Promise<Cut> {
  const [image, disk] = [join(folder, 'disk.img'), join(folder, 'disk')]
  const [copy, found] = [join(folder, 'copy.img'), join(folder, 'found')]
  await run('truncate', ['--size', IMAGE_SIZE, image])
  await run('mkfs.ext4', ['-q', '-F', image])
  let writer: Writer | undefined
  await mount(image, disk)
  try {
    writer = await startWriter(join(disk, 'database'), kind)
    await pause(randomInt(SOONEST_MS, LATEST_MS))
    writer.child.kill('SIGSTOP')
    await run('cp', ['--sparse=always', image, copy])
    await pause(READ_MS)
    const acknowledged = writer.acknowledged()
    await mount(copy, found)
    try {
      return {
        acknowledged,
        found: await countWritten(join(found, 'database'), acknowledged).catch(() => null),
      }
    } finally {
      await run('umount', [found])
    }
  } finally {
    writer?.child.kill('SIGKILL')
    await writer?.ended
    await run('umount', [disk])
    await Promise.all([image, copy].map((file) => rm(file, { force: true })))
  }
}

async function mount(image: string, at: string) {
  await mkdir(at, { recursive: true })
  await run('mount', ['-o', 'loop', image, at])
}
