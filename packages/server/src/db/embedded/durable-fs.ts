/**
 * PGlite as shipped never calls fsync: a power cut loses what was acknowledged. This file system calls it, and the
 * start parameters ask PostgreSQL to want it (docs/decisions/embedded-database.md).
 */

import { closeSync, fdatasyncSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface Stream {
  readonly nfd?: number
  readonly node: unknown
}

interface NodeFileSystem {
  stream_ops: { fsync?: (stream: Stream) => number }
  realPath(node: unknown): string
}

/** NodeFS whose fsync reaches the disk. `synced` counts the calls, for the self-test at the start. */
export class DurableFs extends NodeFS {
  synced = 0

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args)
    const options = result.emscriptenOpts
    const hook = (module: { NODEFS?: unknown }) => this.#hook(module.NODEFS as NodeFileSystem)
    options.preRun = [...((options.preRun as []) ?? []), hook] as typeof options.preRun
    return result
  }

  #hook(files: NodeFileSystem) {
    files.stream_ops.fsync = (stream) => {
      this.synced += 1
      if (stream.nfd !== undefined) fdatasyncSync(stream.nfd)
      else syncPath(files.realPath(stream.node))
      return 0
    }
  }
}

/**
 * Prepared statements are planned once: for an array of IDs, PostgreSQL would plan each execution again, which costs
 * more than the execution.
 */
const PLANNED_ONCE = ['-c', 'plan_cache_mode=force_generic_plan']

/** Start parameters of a database in memory. */
export const VOLATILE_START = [...PGlite.defaultStartParams, ...PLANNED_ONCE]

/** `wal_sync_method` must be fsync: PGlite's fdatasync does nothing. */
export const DURABLE_START = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
  // The operating system caches the files, too.
  ...['-c', 'shared_buffers=16MB'],
  ...PLANNED_ONCE,
]

/** Brings a freshly made folder to the disk with all that is in it, and its own name in its parent. */
export function syncTree(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else if (entry.isFile()) syncPath(path)
  }
  syncPath(folder)
  syncPath(dirname(folder))
}

function syncPath(path: string) {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
