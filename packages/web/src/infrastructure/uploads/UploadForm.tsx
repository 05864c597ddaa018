import type { UploadKind } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { type ReactNode, useId, useRef, useState } from 'react'
import { FileButton } from './FileButton.tsx'
import { shrunkPhoto } from './shrunk-photo.ts'
import { UploadList } from './UploadList.tsx'
import { acceptOf, mayPassNextTime, pictureProblem, uploadProblem } from './upload-problem.ts'
import { useObjectAddress } from './use-object-address.ts'
import { type UploadOptions, useUploads } from './use-uploads.ts'

interface Props extends Pick<UploadOptions, 'send'> {
  readonly kind: UploadKind
  /** Label of the button that chooses a file. */
  readonly label: string
  /** Accepted formats and sizes, shown before a file is chosen. */
  readonly hint: string
  /** Message after the upload. */
  readonly saved: string
  /** Whether what the file needs beside it is there; says itself what is not. By default it needs nothing. */
  readonly isReady?: () => boolean
  /** Preview of the chosen file. */
  readonly preview?: (address: string) => ReactNode
}

/** Chooses one file, shrinks a photo that is too large, shows it, sends it and can be stopped meanwhile. Needs the namespaces `fields` and `errors`. */
export function UploadForm(props: Props) {
  const { kind, label, hint, saved, isReady = () => true, preview, ...options } = props
  const { t, formats } = useWords()
  const ids = { chooser: useId(), hint: useId() }
  const form = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<File | null>(null)
  const address = useObjectAddress(preview ? chosen : null)
  const unreadable = useRef<{ readonly file: File; readonly problem: unknown }>(null)
  const { queue, uploads, done, isSending } = useUploads({
    mark: ids.chooser,
    check: (file) =>
      uploadProblem(kind, file) ?? (file === unreadable.current?.file ? unreadable.current.problem : null),
    send,
  })

  async function send(file: File, sending: Parameters<Props['send']>[1]) {
    try {
      await options.send(file, sending)
      setChosen(null)
    } catch (problem) {
      // There is nothing to preview, nor to send again.
      if (!mayPassNextTime(problem)) setChosen(null)
      throw problem
    } finally {
      // The pressed button is removed; if the user moved the focus meanwhile, it stays there.
      if (form.current?.contains(document.activeElement)) document.getElementById(ids.chooser)?.focus()
    }
  }

  async function choose([given]: readonly File[]) {
    queue.stop()
    if (!given) return
    const file = await shrunkPhoto(kind, given)
    const problem = uploadProblem(kind, file) ?? (await pictureProblem(kind, file))
    unreadable.current = problem && { file, problem }
    const isRefused = problem !== null
    setChosen(isRefused ? null : file)
    // The list tells why.
    if (isRefused) queue.add([file])
  }

  return (
    <div ref={form} className="upload-form">
      <p id={ids.hint} className="field-hint">
        {hint}
      </p>
      <p role="status" className="upload-chosen">
        {chosen && uploads.length === 0 && (
          <>
            <strong>{chosen.name}</strong> <small>{formats.fileSize(chosen.size)}</small>
          </>
        )}
      </p>
      {address && preview?.(address)}
      <UploadList uploads={uploads} queue={queue} chooser={ids.chooser} />
      <div className="submit-line">
        {chosen && (isSending || uploads.length === 0) && (
          <Button kind="primary" isBusy={isSending} onClick={() => isReady() && queue.add([chosen])}>
            {t('fields:uploads.send')}
          </Button>
        )}
        <FileButton id={ids.chooser} accept={acceptOf(kind)} describedBy={ids.hint} onChoose={choose}>
          {label}
        </FileButton>
        <p role="status" className="saved-mark">
          {done > 0 && !chosen && saved}
        </p>
      </div>
    </div>
  )
}
