import type { EventFileType } from '@polynya/contract'
import { useEffect, useState } from 'react'
import { useApp } from '../../app/app-context.ts'
import { useUnsavedMark } from '../../forms/unsaved-forms.ts'
import { useObservable } from '../../state/use-observable.ts'
import { fetchWithProgress } from './fetch-with-progress.ts'
import { type Sending, uploadQueue } from './upload-queue.ts'
import { useSteady } from './use-steady.ts'

interface Options {
  readonly event: { readonly id: number }
  readonly type: EventFileType
  /** Why a file need not be sent; null where it can be. */
  readonly check: (file: File, ahead: number) => unknown
  /** Called after each attempt: what failed here may have arrived there. */
  readonly onAttempt: () => Promise<void>
}

/** Uploads of one type to an event: what is under way, and how to change that. They end with the page. */
export function useUploads({ event: { id }, type, check, onAttempt }: Options) {
  const { client } = useApp()
  const send = useSteady(async (file: File, { signal, onProgress }: Sending) => {
    try {
      const call = { params: { id, type }, body: { file } }
      await client.events.uploadFile(call, { signal, fetch: fetchWithProgress(onProgress) })
    } finally {
      await onAttempt()
    }
  })
  const steadyCheck = useSteady(check)
  const [queue] = useState(() => uploadQueue({ send, check: steadyCheck }))
  useEffect(() => queue.stop, [queue])
  const uploads = useObservable(queue.uploads)
  const done = useObservable(queue.done)
  const isSending = uploads.some(({ state }) => state !== 'failed')
  useUnsavedMark(`upload-${id}-${type}`, isSending)
  return { queue, uploads, done, isSending }
}
