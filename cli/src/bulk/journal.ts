/** Journal of a job, one line per started or completed task: after a crash, the next run knows what remains. */

import { closeSync, fdatasync, openSync, readFileSync, writeSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Exit } from '../failures/exit-status.ts'

export interface JobHeader {
  readonly job: string
  /** The command line and the working directory. */
  readonly args: readonly string[]
  readonly cwd: string
  readonly url: string
  /** Digest of command, server and input, which identifies the job. */
  readonly input: string
  readonly startedAt: string
  readonly total: number
}

export type TaskState = 'sent' | 'done' | 'skipped' | 'failed' | 'unknown'

export interface Mark {
  readonly key: string
  readonly name: string
  readonly state: TaskState
  /** The result, or the reason for the failure. */
  readonly detail?: string
  readonly reason?: string
  /** Exit status of the failure. */
  readonly exit?: Exit
}

export interface Journal {
  readonly header: JobHeader
  /** The last mark of each task. */
  readonly marks: ReadonlyMap<string, Mark>
  readonly ended: boolean
}

export interface OpenJournal extends Journal {
  /** Writes a mark; a `sent` mark is flushed to disk before the promise resolves. */
  mark(mark: Mark): Promise<void>
  /** Marks the job as completed. */
  end(): void
  close(): void
}

const flushed = promisify(fdatasync)
const fileOf = (dir: string, job: string) => join(dir, `${job}.jsonl`)

export async function createJournal(dir: string, header: JobHeader): Promise<OpenJournal> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const descriptor = openSync(fileOf(dir, header.job), 'ax', 0o600)
  writeSync(descriptor, `${JSON.stringify(header)}\n`)
  return writing({ header, marks: new Map(), ended: false }, descriptor)
}

/** Opens a journal to resume it. */
export function continueJournal(dir: string, journal: Journal): OpenJournal {
  const file = fileOf(dir, journal.header.job)
  const isTorn = !readFileSync(file, 'utf8').endsWith('\n')
  const descriptor = openSync(file, 'a')
  if (isTorn) writeSync(descriptor, '\n')
  return writing(journal, descriptor)
}

function writing({ header, marks: known }: Journal, descriptor: number): OpenJournal {
  const marks = new Map(known)
  const append = (line: object) => writeSync(descriptor, `${JSON.stringify(line)}\n`)
  let ended = false
  return {
    header,
    marks,
    get ended() {
      return ended
    },
    async mark(mark) {
      marks.set(mark.key, mark)
      append(mark)
      if (mark.state === 'sent') await flushed(descriptor)
    },
    end() {
      ended = true
      append({ ended: new Date().toISOString() })
    },
    close: () => closeSync(descriptor),
  }
}

/** Returns all journals, newest first, without unreadable ones. */
export async function listJournals(dir: string): Promise<Journal[]> {
  const files = await readdir(dir).catch(() => [])
  const jobs = files
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .reverse()
  const all = await Promise.all(jobs.map((file) => readJournal(dir, file.slice(0, -'.jsonl'.length))))
  return all.filter((journal) => journal !== null)
}

async function readJournal(dir: string, job: string): Promise<Journal | null> {
  const lines = (await readFile(fileOf(dir, job), 'utf8')).split('\n').flatMap(parsed)
  const [header, ...rest] = lines as [JobHeader | undefined, ...(Mark | { readonly ended: string })[]]
  if (!header?.job) return null
  const marks = rest.filter((line): line is Mark => 'key' in line)
  return {
    header,
    marks: new Map(marks.map((mark) => [mark.key, mark])),
    ended: rest.some((line) => 'ended' in line),
  }
}

/** Ignores an incomplete line, left by a killed process. */
function parsed(line: string): object[] {
  try {
    return line === '' ? [] : [JSON.parse(line)]
  } catch {
    return []
  }
}

/** Removes a journal and the job's lock file. */
export async function removeJournal(dir: string, job: string) {
  await rm(fileOf(dir, job), { force: true })
  await rm(lockOf(dir, job), { force: true })
}

/** The lock of a job, which allows one process at a time. */
export const lockOf = (dir: string, job: string) => join(dir, `${job}.lock`)

/** Time of the last write to a journal. */
export const writtenAt = async (dir: string, job: string) => (await stat(fileOf(dir, job))).mtimeMs

/** Number of tasks by state. */
export function countsOf({ header, marks }: Journal) {
  const states = [...marks.values()].map(({ state }) => state)
  const count = (...which: TaskState[]) => states.filter((state) => which.includes(state)).length
  const [done, skipped, failed, unknown] = [
    count('done'),
    count('skipped'),
    count('failed'),
    count('sent', 'unknown'),
  ]
  return {
    total: header.total,
    done,
    skipped,
    failed,
    unknown,
    pending: header.total - done - skipped - failed - unknown,
  }
}
