import { type Observable, observable } from '../state/observable.ts'

export interface Upload {
  readonly id: number
  readonly file: File
  readonly state: 'waiting' | 'sending' | 'failed'
  /** The part that is sent, from 0 to 1. */
  readonly sent: number
  /** Cause of the failure. */
  readonly problem?: unknown
}

export interface Sending {
  readonly signal: AbortSignal
  readonly onProgress: (part: number) => void
}

/** Checks and sends the files of one action. */
export interface UploadJob {
  /** Sends one file; rejects with the problem. */
  readonly send: (file: File, sending: Sending) => Promise<void>
  /**
   * Returns the problem of a file that is not sent at all, or null.
   * @param ahead number of files to send before it
   */
  readonly check: (file: File, ahead: number) => unknown
}

export interface UploadQueue {
  /** Waiting, active and failed uploads; completed ones are removed. */
  readonly uploads: Pick<Observable<readonly Upload[]>, 'get' | 'subscribe'>
  /** Number of files uploaded since the queue was last idle. */
  readonly done: Pick<Observable<number>, 'get' | 'subscribe'>
  readonly add: (files: readonly File[], job: UploadJob) => void
  readonly retry: (id: number, job: UploadJob) => void
  /** Aborts and removes an upload. */
  readonly cancel: (id: number) => void
  /** Aborts and removes all uploads. */
  readonly stop: () => void
}

/** Sends files one after the other: each has the whole bandwidth, so the first ones arrive sooner. */
export function uploadQueue(): UploadQueue {
  const uploads = observable<readonly QueuedUpload[]>([])
  const done = observable(0)
  let ids = 0
  let current: { readonly id: number; readonly controller: AbortController } | null = null

  const change = (id: number, to: Partial<Upload>) =>
    uploads.set(uploads.get().map((each) => (each.id === id ? { ...each, ...to } : each)))
  const takeOff = (id: number) => uploads.set(uploads.get().filter((each) => each.id !== id))

  const enqueue = (upload: Pick<Upload, 'id' | 'file'>, job: UploadJob) =>
    uploads.set(withLast(uploads.get(), upload, job))

  async function work() {
    if (current) return
    for (let next = firstWaiting(); next; next = firstWaiting()) await sendOne(next)
  }

  const firstWaiting = () => uploads.get().find(({ state }) => state === 'waiting')

  async function sendOne({ id, file, send }: QueuedUpload) {
    const controller = new AbortController()
    const { signal } = controller
    current = { id, controller }
    change(id, { state: 'sending' })
    try {
      await send(file, { signal, onProgress: (sent) => change(id, { sent }) })
      done.set(done.get() + 1)
      takeOff(id)
    } catch (problem) {
      if (!signal.aborted) change(id, { state: 'failed', problem })
    }
    current = null
  }

  function start() {
    if (!current) done.set(0)
    void work()
  }

  function cancel(id: number) {
    takeOff(id)
    if (current?.id === id) current.controller.abort()
  }

  return {
    uploads,
    done,
    add(files, job) {
      for (const file of files) {
        ids += 1
        enqueue({ id: ids, file }, job)
      }
      start()
    },
    retry(id, job) {
      const upload = uploads.get().find((each) => each.id === id)
      if (upload?.state === 'failed') enqueue(upload, job)
      start()
    },
    cancel,
    stop() {
      for (const { id } of uploads.get()) cancel(id)
    },
  }
}

interface QueuedUpload extends Upload {
  readonly send: UploadJob['send']
}

/** Returns the list with an upload at its end, which waits unless its check finds a problem. */
function withLast(
  uploads: readonly QueuedUpload[],
  { id, file }: Pick<Upload, 'id' | 'file'>,
  { check, send }: UploadJob,
): readonly QueuedUpload[] {
  const others = uploads.filter((upload) => upload.id !== id)
  const problem = check(file, others.filter(({ state }) => state !== 'failed').length)
  return [...others, { id, file, send, state: problem === null ? 'waiting' : 'failed', sent: 0, problem }]
}
