import type { LineFault } from '@polynya/i18n'
import { Button, useWords } from '@polynya/ui'
import { type ReactNode, useId, useRef, useState } from 'react'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { Dialog } from '../../infrastructure/dialogs/Dialog.tsx'
import { FileButton } from '../../infrastructure/uploads/FileButton.tsx'
import { FileFindings } from './FileFindings.tsx'
import { type Following, type ImportProgress, ImportStopped } from './following.ts'
import '../../infrastructure/uploads/uploads.css'

/** What an import found, and whether it was stored. */
interface FileFound {
  readonly isStored: boolean
  readonly errors: readonly LineFault[]
  readonly warnings?: readonly LineFault[]
}

interface ShownProgress {
  readonly progress: ImportProgress
  readonly label: string
  readonly onCancel: () => void
}

interface Props<Found extends FileFound> {
  readonly heading: string
  /** Which files are accepted. */
  readonly limits: string
  /** Accepted types, such as `.csv`. */
  readonly accept: string
  /** Fields of the import before its file. */
  readonly children?: ReactNode
  /** Their value: a check holds for one value only. */
  readonly basis?: string | number
  /** Returns null if the import was cancelled. */
  readonly send: (file: File, dryRun: boolean, following: Following) => Promise<Found | null>
  /** Shows the progress of an import that takes a while. */
  readonly progress?: (shown: ShownProgress) => ReactNode
  readonly summary: (found: Found) => ReactNode
  /** Label of the button that stores the file. */
  readonly store: string
  /** Key of the notification. */
  readonly stored:
    | 'administration:fileImports.stored'
    | 'points:norms.stored'
    | 'printouts:exchange.stored'
    | 'printouts:exchange.entriesStored'
    | 'printouts:exchange.startListsStored'
  /** Updates the page. */
  readonly onStored: () => Promise<void>
  readonly onClose: () => void
}

/**
 * Checks a file and shows what it has before it is stored; one with errors cannot be. Requires the namespaces
 * `administration` and `errors`.
 */
export function FileImportDialog<Found extends FileFound>(props: Props<Found>) {
  const { t } = useWords()
  const id = useId()
  const { checked, outdated, isBusy, progress, problem, check, store, cancel } = useFileImport(props)
  return (
    <Dialog heading={props.heading} onClose={props.onClose}>
      {(close) => (
        <>
          <p id={`${id}-limits`}>{props.limits}</p>
          {props.children}
          <p className="buttons">
            <FileButton
              id={`${id}-file`}
              accept={props.accept}
              describedBy={`${id}-limits`}
              onChoose={([file]) => file && void check(file)}
            >
              {t('administration:fileImports.choose')}
            </FileButton>
            {outdated && (
              <Button isBusy={isBusy} onClick={() => void check(outdated)}>
                {t('administration:fileImports.recheck')}
              </Button>
            )}
          </p>
          <p role="alert" className="field-error">
            {problem}
          </p>
          {progress && (
            <div ref={intoView}>{props.progress?.({ progress, label: props.heading, onCancel: cancel })}</div>
          )}
          <div role="status">
            {checked && (
              <div ref={intoView}>
                <FileFindings name={checked.file.name} found={checked.found}>
                  {props.summary(checked.found)}
                </FileFindings>
              </div>
            )}
          </div>
          <p className="buttons dialog-buttons">
            {checked?.found.errors.length === 0 && (
              <Button kind="primary" isBusy={isBusy} onClick={() => void store(checked.file, close)}>
                {props.store}
              </Button>
            )}
            {/* An import that runs continues on the page behind the dialog. */}
            <Button onClick={close}>{t(progress ? 'close' : 'cancel')}</Button>
          </p>
        </>
      )}
    </Dialog>
  )
}

/** Shows a part that appears below the fields, where a small screen ends. */
const intoView = (part: HTMLElement | null) => part?.scrollIntoView({ block: 'start' })

/** The state of a file between its choice and its import. */
function useFileImport<Found extends FileFound>({ basis, send, stored, onStored }: Props<Found>) {
  const words = useWords()
  const { notifications } = useApp()
  const [last, setLast] = useState<{ file: File; found: Found; basis: typeof basis } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [progress, setProgress] = useState<ImportProgress | null>(null)
  const sending = useRef<AbortController | null>(null)

  async function sent(file: File, dryRun: boolean): Promise<Found | null> {
    sending.current = new AbortController()
    setBusy(true)
    setProblem(null)
    try {
      return await send(file, dryRun, { onProgress: setProgress, signal: sending.current.signal })
    } catch (error) {
      setProblem(error instanceof ImportStopped ? error.message : failureText(error, words).advice)
      return null
    } finally {
      setBusy(false)
      setProgress(null)
    }
  }

  async function check(file: File) {
    const found = await sent(file, true)
    setLast(found && { file, found, basis })
  }

  async function store(file: File, close: () => void) {
    const found = await sent(file, false)
    if (!found) return
    // What is stored may have changed since the check.
    if (!found.isStored) return setLast({ file, found, basis })
    notifications.tell({ tone: 'good', say: (say) => ({ text: say(stored) }) }, 'message')
    close()
    await onStored()
  }

  const isCurrent = last?.basis === basis
  return {
    ...{ checked: isCurrent ? last : null, isBusy, progress, problem, check, store },
    cancel: () => sending.current?.abort(),
    /** A file that was checked with other fields. */
    outdated: last !== null && !isCurrent ? last.file : null,
  }
}
