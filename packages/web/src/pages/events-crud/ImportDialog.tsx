import type { FieldIssue } from '@polynya/contract'
import { isApiError } from '@polynya/sdk/light'
import { Button, useWords } from '@polynya/ui'
import { useId, useState } from 'react'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { Dialog } from '../../infrastructure/dialogs/Dialog.tsx'
import { FileButton } from '../../infrastructure/uploads/FileButton.tsx'
import { readEventFile } from './event-file.ts'
import { useEventMade } from './use-event-made.ts'
import '../../infrastructure/uploads/uploads.css'

interface Problem {
  readonly text: string
  readonly issues: readonly FieldIssue[]
}

/** Dialog that creates an event from the file of another installation. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords()
  const id = useId()
  const { isBusy, problem, load } = useEventImport()
  return (
    <Dialog heading={t('eventEditor:import.heading')} onClose={onClose}>
      {(close) => (
        <>
          <p id={`${id}-limits`}>{t('eventEditor:import.text')}</p>
          <div role="alert">{problem && <ImportProblem problem={problem} />}</div>
          <p role="status">{isBusy && t('loading')}</p>
          <p className="buttons dialog-buttons">
            <FileButton
              id={`${id}-file`}
              accept=".json"
              describedBy={`${id}-limits`}
              onChoose={([file]) => file && !isBusy && void load(file)}
            >
              {t('eventEditor:import.choose')}
            </FileButton>
            <Button onClick={close}>{t('cancel')}</Button>
          </p>
        </>
      )}
    </Dialog>
  )
}

function useEventImport() {
  const words = useWords()
  const { client, notifications } = useApp()
  const edit = useEventMade()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)

  async function load(file: File) {
    const body = readEventFile(await file.text())
    if (!body) return setProblem({ text: words.t('eventEditor:import.unreadable'), issues: [] })
    setBusy(true)
    setProblem(null)
    try {
      await edit(await client.events.importEvent({ body }))
      notifications.tell(
        { tone: 'good', say: (speak) => ({ text: speak('eventEditor:import.done') }) },
        'message',
      )
    } catch (error) {
      const issues = isApiError(error) ? (error.issues ?? []) : []
      setProblem({ text: failureText(error, words).advice, issues })
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, problem, load }
}

/** What is wrong with a file, by its paths. */
function ImportProblem({ problem: { text, issues } }: { readonly problem: Problem }) {
  const { t } = useWords()
  return (
    <>
      <p className="field-error">{text}</p>
      <ul>
        {issues.map(({ path, reason, limit }) => (
          <li key={`${path} ${reason}`}>
            <code>{path}</code> {t(`errors:fields.${reason}`, { limit: limit ?? '' })}
          </li>
        ))}
      </ul>
    </>
  )
}
