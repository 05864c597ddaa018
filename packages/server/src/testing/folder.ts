import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const ROOM_BYTES = 1e9

/** Databases of tests live in memory where the machine has room there: making and syncing files is most of their time. */
export function folderForTests(): string {
  const memory = '/dev/shm'
  const { bavail, bsize } = existsSync(memory) ? statfsSync(memory) : { bavail: 0, bsize: 0 }
  return bavail * bsize > ROOM_BYTES ? memory : tmpdir()
}
