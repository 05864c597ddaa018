import { Button, useWords } from '@polynya/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { failureText } from '../api/failure-text.ts'
import { DialogFrame } from './DialogFrame.tsx'

/** Requires confirmation of an irreversible action. Requires the namespace `errors`. */
export function ConfirmDialog({
  heading,
  text,
  children,
  confirm,
  cancel,
  failed,
  onConfirm,
  onClose,
}: {
  readonly heading: string
  /** Consequence of the action. */
  readonly text: string
  /** A choice that belongs to the action. */
  readonly children?: ReactNode
  /** Label of the confirming button. */
  readonly confirm: string
  /** Label of the other button; "Cancel" by default. */
  readonly cancel?: string
  /** Sentence that names the failed action; by default only the reason is shown. */
  readonly failed?: string
  /** Performs the action; a rejection is shown, and the dialog stays open. */
  readonly onConfirm: () => Promise<void> | void
  readonly onClose: () => void
}) {
  const words = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isWorking, setWorking] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const hasChoice = children !== undefined
  // Enter pressed twice on the button that opened the dialog confirms nothing: its text was not read.
  useEffect(() => {
    if (!hasChoice) dialog.current?.querySelector<HTMLElement>('.dialog-buttons > button')?.focus()
  }, [hasChoice])

  async function doIt(close: () => void) {
    setWorking(true)
    setProblem(undefined)
    try {
      await onConfirm()
      close()
    } catch (error) {
      setProblem(error)
      setWorking(false)
    }
  }

  return (
    <DialogFrame dialog={dialog} heading={heading} onClose={onClose}>
      {(close) => (
        <>
          <p>{text}</p>
          {children}
          <p role="alert" className="field-error">
            {problem !== undefined && [failed, failureText(problem, words).advice].filter(Boolean).join(' ')}
          </p>
          <p className="buttons dialog-buttons">
            <span className="danger">
              <Button isBusy={isWorking} onClick={() => doIt(close)}>
                {confirm}
              </Button>
            </span>
            <Button onClick={close}>{cancel ?? words.t('cancel')}</Button>
          </p>
        </>
      )}
    </DialogFrame>
  )
}
