/**
 * The embedded database in its own thread, so that a slow query does not block the event loop. It speaks PostgreSQL's
 * wire protocol over message ports: the ordinary `pg` client is the driver on both databases.
 */

import { constants, cpSync, existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { DURABLE_START, DurableFs, syncTree, VOLATILE_START } from './durable-fs.ts'
import type { Program } from './program.ts'

export interface WorkerData {
  /** The database's folder; null keeps it in memory. */
  readonly folder: string | null
  readonly program: Program
}

/** What the thread says: it is ready, the folder is copied, or why it cannot be. */
export type WorkerMessage = { readonly ready: true } | { readonly copied: true } | { readonly failed: string }

/** A command to the worker thread: accept the port of a new connection, copy the folder, or close. */
export type WorkerCommand =
  | { readonly port: MessagePort }
  | { readonly copy: string; readonly to: string }
  | { readonly close: true }

type Options = Pick<PGliteOptions, 'extensions' | 'pgliteWasmModule'>

async function openDurable({ folder, ...options }: Options & { folder: string }): Promise<PGlite> {
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    await mkdir(folder, { recursive: true })
    await (await PGlite.create(folder, options)).close()
    syncTree(folder)
  }
  const fs = new DurableFs(folder)
  const database = await PGlite.create({ ...options, fs, startParams: DURABLE_START })
  await database.exec('create table if not exists durability_probe (at timestamptz); checkpoint')
  const before = fs.synced
  await database.exec('insert into durability_probe values (now()); truncate durability_probe')
  if (fs.synced === before)
    throw new Error('the disk is not reached: no fsync was called for a committed write')
  return database
}

/** Serves one connection at a time: PostgreSQL in one thread is one session. A new one takes over from the old. */
function serve(database: PGlite, port: MessagePort) {
  if (database.isInTransaction()) void execute(database, simpleQuery('ROLLBACK'))
  void execute(database, simpleQuery('DISCARD ALL'))
  port.on('message', async (request: Uint8Array) => {
    const response = await execute(database, request)
    port.postMessage(response, [response.buffer])
  })
}

/**
 * Executes protocol messages and returns the bytes of the response. The streaming call is the only one that does not
 * also parse the response and append its rows to an array that PGlite never empties on this path. The statement runs
 * before the first `await`: calls are executed in the order in which they are made.
 */
async function execute(database: PGlite, request: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  // The chunk is a view of the database's memory, which the next one overwrites.
  const onRawData = (chunk: Uint8Array) => chunks.push(chunk.slice())
  await database.execProtocolRawStream(request, { syncToFs: false, onRawData })
  return concatenated(chunks)
}

/** Joins chunks in a buffer that is not shared with others, so that it can be transferred to another thread. */
function concatenated(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.length
  }
  return whole
}

/** A simple query as the wire protocol writes it: `Q`, the length, the text, a zero byte. */
function simpleQuery(sql: string): Uint8Array {
  const message = Buffer.alloc(sql.length + 6)
  message.write('Q')
  message.writeInt32BE(sql.length + 5, 1)
  message.write(sql, 5)
  return message
}

/**
 * Copies the folder as a crash would leave it at this moment: statements run in this thread, and none does during the copy.
 * A transaction that is open is rolled back when the copy is opened.
 */
async function copyFolder(database: PGlite, folder: string, target: string): Promise<WorkerMessage> {
  try {
    await execute(database, simpleQuery('CHECKPOINT'))
    cpSync(folder, target, { recursive: true, mode: constants.COPYFILE_FICLONE })
    return { copied: true }
  } catch (problem) {
    return failed(problem)
  }
}

const failed = (problem: unknown): WorkerMessage => ({
  failed: problem instanceof Error ? problem.message : String(problem),
})

async function main() {
  const { folder, program } = workerData as WorkerData
  // The trigrams are the search's.
  const options: Options = { extensions: { pg_trgm }, pgliteWasmModule: program }
  const say = (message: WorkerMessage) => parentPort?.postMessage(message)
  try {
    const database =
      folder === null
        ? await PGlite.create({ ...options, startParams: VOLATILE_START })
        : await openDurable({ ...options, folder })
    parentPort?.on('message', async (command: WorkerCommand) => {
      if ('port' in command) return serve(database, command.port)
      if ('copy' in command) return say(await copyFolder(database, command.copy, command.to))
      await database.close()
      process.exit(0)
    })
    say({ ready: true })
  } catch (problem) {
    say(failed(problem))
  }
}

await main()
