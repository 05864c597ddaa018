import { useEffect, useState } from 'react'
import { useUnsavedMark } from '../context/unsaved-forms.ts'
import { useObservable } from '../state/use-observable.ts'
import { fetchWithProgress } from './fetch-with-progress.ts'
import { type UploadJob, uploadQueue } from './upload-queue.ts'

/** Options of the call that sends a file: its abort signal and a progress callback. */
export interface SendOptions {
  readonly signal: AbortSignal
  readonly fetch: typeof globalThis.fetch
}

export interface UploadOptions {
  /** Tells these uploads from others of the page. */
  readonly mark: string
  readonly send: (file: File, options: SendOptions) => Promise<void>
  /** Reason not to send a file; null if it can be sent. */
  readonly check: (file: File, ahead: number) => unknown
}

/** Uploads of one kind: what is under way, and how to change that. They end with the page. */
export function useUploads({ mark, send, check }: UploadOptions) {
  const [queue] = useState(uploadQueue)
  const job: UploadJob = {
    check,
    send: (file, { signal, onProgress }) => send(file, { signal, fetch: fetchWithProgress(onProgress) }),
  }
  useEffect(() => queue.stop, [queue])
  const uploads = useObservable(queue.uploads)
  const done = useObservable(queue.done)
  const isSending = uploads.some(({ state }) => state !== 'failed')
  useUnsavedMark(`upload-${mark}`, isSending)
  return {
    queue: {
      ...queue,
      add: (files: readonly File[]) => queue.add(files, job),
      retry: (id: number) => queue.retry(id, job),
    },
    uploads,
    done,
    isSending,
  }
}

export type Uploads = ReturnType<typeof useUploads>
