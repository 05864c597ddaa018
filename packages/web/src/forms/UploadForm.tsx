import { Button, useWords } from '@polynya/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { failureText } from '../api/failure-text.ts'
import { type FileRules, fileProblem } from './file-problem.ts'

interface Props extends FileRules {
  readonly id: string
  /** What the control says that chooses a file. */
  readonly label: string
  /** What may be chosen, told before anything is. */
  readonly hint: string
  /** Sends the file; it can be stopped by the signal. */
  readonly send: (file: File, signal: AbortSignal) => Promise<void>
  /** What is said once it is there. */
  readonly saved: string
  /** What the chosen file will look like. */
  readonly preview?: (address: string) => ReactNode
}

type Told = { readonly good: string } | { readonly bad: string } | null

/** Chooses a file, shows it, sends it and can be stopped meanwhile. Needs the namespaces `profile` and `errors`. */
export function UploadForm({ id, label, hint, send, saved, preview, ...rules }: Props) {
  const words = useWords()
  const { t } = words
  const [file, setFile] = useState<File | null>(null)
  const [told, setTold] = useState<Told>(null)
  const [sending, setSending] = useState<AbortController | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const address = useAddress(preview ? file : null)
  const problem = told && 'bad' in told ? told.bad : undefined

  function onChoose(chosen: File | null) {
    const wrong = chosen && fileProblem(chosen, rules, words)
    setTold(wrong ? { bad: wrong } : null)
    setFile(wrong ? null : chosen)
  }

  async function upload(chosen: File) {
    const controller = new AbortController()
    setSending(controller)
    setTold(null)
    try {
      await send(chosen, controller.signal)
      setFile(null)
      setTold({ good: saved })
      if (input.current) input.current.value = ''
    } catch (error) {
      const isStopped = controller.signal.aborted
      setTold({ bad: isStopped ? t('profile:photo.stopped') : failureText(error, words).advice })
    }
    setSending(null)
    input.current?.focus()
  }

  return (
    <div className="field upload" data-wrong={problem !== undefined}>
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`} className="field-hint">
        {hint}
      </p>
      <p id={`${id}-error`} role="alert" className="field-error">
        {problem}
      </p>
      <input
        ref={input}
        type="file"
        id={id}
        accept={rules.types.map((type) => `.${type}`).join()}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={({ target }) => onChoose(target.files?.[0] ?? null)}
      />
      {address && preview?.(address)}
      <div className="submit-line">
        {file && (
          <Button kind="primary" isBusy={sending !== null} onClick={() => upload(file)}>
            {t('profile:photo.upload')}
          </Button>
        )}
        {sending && (
          <>
            <progress aria-label={t('profile:photo.uploading')} />
            <Button onClick={() => sending.abort()}>{t('profile:photo.stop')}</Button>
          </>
        )}
        <p role="status" className="saved-mark">
          {told && 'good' in told && told.good}
        </p>
      </div>
    </div>
  )
}

/** Where a chosen file can be seen from on this page, for as long as it is chosen. */
function useAddress(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = file && URL.createObjectURL(file)
    setAddress(made)
    return () => {
      if (made) URL.revokeObjectURL(made)
    }
  }, [file])
  return address
}
