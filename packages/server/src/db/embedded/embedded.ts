import { once } from 'node:events'
import { MessageChannel, Worker } from 'node:worker_threads'
import pg from 'pg'
import { ConfigError } from '../../config.ts'
import { folderBytes, freeBytes } from '../../free-bytes.ts'
import { type FolderLock, lockFolder } from './folder-lock.ts'
import { PortStream } from './port-stream.ts'
import { compiledProgram } from './program.ts'
import type { WorkerCommand, WorkerData, WorkerMessage } from './worker.ts'

/**
 * Copies the folder of the database into a new one, as it is at this moment; statements wait meanwhile. The copy can be
 * opened like the original.
 * @param checkRoomFor called with the bytes that the copy needs; what it throws prevents the copy
 */
export type CopyTo = (target: string, checkRoomFor: (bytes: number) => Promise<void>) => Promise<void>

export interface Embedded {
  readonly pool: pg.Pool
  /** Resolves when the database's thread has ended, with the error that ended it if there was one. */
  readonly ended: Promise<Error | null>
  /** Null in memory. */
  readonly copyTo: CopyTo | null
  close(): Promise<void>
}

/**
 * Opens the embedded database.
 * @param folder where it lives; null keeps it in memory
 * @throws FolderLockedError where another process has it open
 */
export async function openEmbedded(folder: string | null): Promise<Embedded> {
  const lock = folder === null ? null : await lockFolder(folder)
  const worker = await startWorker({ folder, program: await compiledProgram() }, lock)
  const ended = endOf(worker)
  const tell = (command: WorkerCommand, transfer: MessagePort[] = []) => worker.postMessage(command, transfer)
  const connect = () => {
    const { port1, port2 } = new MessageChannel()
    tell({ port: port2 }, [port2])
    return new PortStream(port1)
  }
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    stream: connect,
  })
  const close = async () => {
    await pool.end()
    tell({ close: true })
    await ended
    await lock?.release()
  }
  const copyTo =
    (source: string): CopyTo =>
    async (target, checkRoomFor) => {
      await checkRoomFor(await folderBytes(source))
      tell({ copy: source, to: target })
      const [message] = (await once(worker, 'message')) as [WorkerMessage]
      if ('failed' in message) throw new Error(`The embedded database is not copied: ${message.failed}`)
    }
  return { pool, ended, copyTo: folder === null ? null : copyTo(folder), close }
}

/** An error of the thread (out of memory, say) is emitted before its exit. */
function endOf(worker: Worker): Promise<Error | null> {
  return new Promise((resolve) => {
    let cause: Error | null = null
    worker.on('error', (problem) => {
      cause = problem
    })
    worker.once('exit', () => resolve(cause))
  })
}

type MessagePort = import('node:worker_threads').MessagePort

async function startWorker(data: WorkerData, lock: FolderLock | null): Promise<Worker> {
  const file = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url)
  const worker = new Worker(file, { workerData: data, resourceLimits: { maxYoungGenerationSizeMb: 8 } })
  const [message] = (await once(worker, 'message')) as [WorkerMessage]
  if (!('failed' in message)) return worker
  await worker.terminate()
  await lock?.release()
  if (data.folder !== null) await refuseFullDisk(data.folder)
  throw new Error(`The embedded database does not open: ${message.failed}`)
}

/** Megabytes that the embedded database needs to open: two files of its log. */
const NEEDED_MB = 32

/** A database that finds the disk full ends without a word. */
async function refuseFullDisk(folder: string) {
  const freeMb = Math.floor((await freeBytes(folder)) / 1e6)
  if (freeMb < NEEDED_MB)
    throw new ConfigError(
      `The disk of ${folder} is full: ${freeMb} MB are free, and the embedded database needs ${NEEDED_MB} MB to open. Committed data is on the disk: free some space, and start the server again.`,
    )
}
