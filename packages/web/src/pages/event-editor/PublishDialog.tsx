import { isApiError } from '@polynya/sdk/light'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { Dialog } from '../../infrastructure/dialogs/Dialog.tsx'
import { IssueLinks } from './section/SectionFailure.tsx'
import type { SectionProps } from './section/use-section.ts'

/** Asks before visitors see the event, or see it no more. */
export function PublishDialog({
  event,
  save,
  reload,
  onClose,
}: SectionProps & {
  readonly onClose: () => void
}) {
  const { t } = useWords()
  const { notifications } = useApp()
  const [isWorking, setWorking] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const becomes = !event.public

  async function change(close: () => void) {
    setWorking(true)
    setProblem(undefined)
    try {
      await save({ public: becomes })
      close()
      const done = becomes ? 'eventEditor:publishing.done' : 'eventEditor:publishing.undone'
      notifications.tell({ tone: 'good', say: (speak) => ({ text: speak(done) }) }, 'message')
    } catch (error) {
      setProblem(error)
      // A retry is sent with the version that is stored by then.
      if (isApiError(error) && error.reason === 'stale') await reload().catch(() => undefined)
      setWorking(false)
    }
  }

  return (
    <Dialog
      heading={
        becomes ? t('eventEditor:publishing.publishHeading') : t('eventEditor:publishing.unpublishHeading')
      }
      onClose={onClose}
    >
      {(close) => (
        <>
          <p>{becomes ? t('eventEditor:publishing.willShow') : t('eventEditor:publishing.unpublishText')}</p>
          <Problem problem={problem} />
          <p className="buttons dialog-buttons">
            <span className={becomes ? undefined : 'danger'}>
              <Button kind={becomes ? 'primary' : 'plain'} isBusy={isWorking} onClick={() => change(close)}>
                {becomes ? t('eventEditor:publishing.publish') : t('eventEditor:publishing.unpublish')}
              </Button>
            </span>
            <Button onClick={close}>{t('cancel')}</Button>
          </p>
        </>
      )}
    </Dialog>
  )
}

/** Why it stays as it was, with the sections that can help. */
function Problem({ problem }: { readonly problem: unknown }) {
  const words = useWords()
  return (
    <div role="alert">
      {problem !== undefined && (
        <>
          <p className="field-error">{words.t('messages:events.publicFailed')}</p>
          <p>{failureText(problem, words).advice}</p>
          {isApiError(problem) && problem.issues && <IssueLinks issues={problem.issues} />}
        </>
      )}
    </div>
  )
}
