import { once } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { MessageChannel, Worker } from 'node:worker_threads'
import pg from 'pg'
import { ConfigError } from '../../config.ts'
import { freeBytes } from '../../free-bytes.ts'
import { type FolderLock, lockFolder } from './folder-lock.ts'
import { PortStream } from './port-stream.ts'
import type { Program, WorkerCommand, WorkerData, WorkerMessage } from './worker.ts'

export interface Embedded {
  readonly pool: pg.Pool
  /** Resolves when the database's thread has ended, with the error that ended it if there was one. */
  readonly ended: Promise<Error | null>
  close(): Promise<void>
}

/**
 * Opens the embedded database.
 * @param folder where it lives; null keeps it in memory
 * @param program the compiled database, of a process that opens many
 * @throws FolderLockedError where another process has it open
 */
export async function openEmbedded(folder: string | null, program?: Program): Promise<Embedded> {
  const lock = folder === null ? null : await lockFolder(folder)
  const worker = await startWorker({ folder, program }, lock)
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
  return { pool, ended, close }
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
  // Compiling the database with one task at a time needs less memory, which would not be returned.
  setFlagsFromString('--wasm-num-compilation-tasks=1')
  const worker = new Worker(file, { workerData: data, resourceLimits: { maxYoungGenerationSizeMb: 8 } })
  const [message] = (await once(worker, 'message')) as [WorkerMessage]
  if ('ready' in message) return worker
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
