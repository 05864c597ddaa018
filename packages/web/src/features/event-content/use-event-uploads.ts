import type { EventFileType } from '@polynya/contract'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { type UploadOptions, useUploads } from '../../infrastructure/uploads/use-uploads.ts'

/** Uploads of one type to an event. */
export function useEventUploads({
  event: { id },
  type,
  check,
  onAttempt,
}: Pick<UploadOptions, 'check'> & {
  readonly event: { readonly id: number }
  readonly type: EventFileType
  /** Called after each attempt: what failed here may have arrived there. */
  readonly onAttempt: () => Promise<void>
}) {
  const { client } = useApp()
  return useUploads({
    mark: `${id}-${type}`,
    check,
    async send(file, options) {
      try {
        await client.events.uploadFile({ params: { id, type }, body: { file } }, options)
      } finally {
        await onAttempt()
      }
    },
  })
}
