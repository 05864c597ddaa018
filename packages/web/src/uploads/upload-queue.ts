import { type Observable, observable } from '../state/observable.ts'

export interface Upload {
  readonly id: number
  readonly file: File
  readonly state: 'waiting' | 'sending' | 'failed'
  /** The part that is sent, from 0 to 1. */
  readonly sent: number
  /** Why it failed. */
  readonly problem?: unknown
}

export interface Sending {
  readonly signal: AbortSignal
  readonly onProgress: (part: number) => void
}

interface Options {
  /** Sends one file and rejects with why it could not. */
  readonly send: (file: File, sending: Sending) => Promise<void>
  /**
   * Why a file need not be sent at all; null where it can be.
   * @param ahead how many files are to be sent before it
   */
  readonly check: (file: File, ahead: number) => unknown
}

export interface UploadQueue {
  /** What waits, is being sent, or failed; what is sent leaves. */
  readonly uploads: Pick<Observable<readonly Upload[]>, 'get' | 'subscribe'>
  /** Number of files uploaded since the queue was last idle. */
  readonly done: Pick<Observable<number>, 'get' | 'subscribe'>
  readonly add: (files: readonly File[]) => void
  readonly retry: (id: number) => void
  /** Gives an upload up and takes it off. */
  readonly cancel: (id: number) => void
  /** Gives all of them up. */
  readonly stop: () => void
}

/** Sends files one after the other: each has the whole line, and the first ones are there the sooner. */
export function uploadQueue({ send, check }: Options): UploadQueue {
  const uploads = observable<readonly Upload[]>([])
  const done = observable(0)
  let ids = 0
  let current: { readonly id: number; readonly controller: AbortController } | null = null

  const change = (id: number, to: Partial<Upload>) =>
    uploads.set(uploads.get().map((each) => (each.id === id ? { ...each, ...to } : each)))
  const takeOff = (id: number) => uploads.set(uploads.get().filter((each) => each.id !== id))

  const enqueue = (upload: Upload) => uploads.set(withLast(uploads.get(), upload, check))

  async function work() {
    if (current) return
    for (let next = firstWaiting(); next; next = firstWaiting()) await sendOne(next)
  }

  const firstWaiting = () => uploads.get().find(({ state }) => state === 'waiting')

  async function sendOne({ id, file }: Upload) {
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

  function begin() {
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
    add(files) {
      for (const file of files) {
        ids += 1
        enqueue({ id: ids, file, state: 'waiting', sent: 0 })
      }
      begin()
    },
    retry(id) {
      const upload = uploads.get().find((each) => each.id === id)
      if (upload?.state === 'failed') enqueue(upload)
      begin()
    },
    cancel,
    stop() {
      for (const { id } of uploads.get()) cancel(id)
    },
  }
}

/** The list with an upload at its end, which waits unless something speaks against it. */
function withLast(uploads: readonly Upload[], upload: Upload, check: Options['check']): readonly Upload[] {
  const others = uploads.filter(({ id }) => id !== upload.id)
  const problem = check(upload.file, others.filter(({ state }) => state !== 'failed').length)
  return [...others, { ...upload, state: problem === null ? 'waiting' : 'failed', sent: 0, problem }]
}
