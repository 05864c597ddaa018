import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { Dialog } from '../../infrastructure/dialogs/Dialog.tsx'

interface Props {
  readonly unanswered: number
  readonly hasUnsent: boolean
  /** Sends the last answers and completes the test; false if they could not be sent. */
  readonly onFinish: () => Promise<boolean>
  readonly onClose: () => void
}

/** Confirms the end of a test, with the number of questions without an answer. */
export function Finish({ unanswered, hasUnsent, onFinish, onClose }: Props) {
  const words = useWords()
  const { t } = words
  const [isWorking, setWorking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function finish() {
    setWorking(true)
    setProblem(null)
    try {
      if (await onFinish()) return
      setProblem(t('judgeTests:test.unsent'))
    } catch (error) {
      setProblem(`${t('messages:judgeTests.sendFailed')}. ${failureText(error, words).advice}`)
    }
    setWorking(false)
  }

  return (
    <Dialog heading={t('judgeTests:test.finishConfirm')} onClose={onClose}>
      {(close) => (
        <>
          <p>
            {unanswered > 0
              ? t('judgeTests:test.unanswered', { count: unanswered })
              : t('judgeTests:test.finishText')}
          </p>
          <p role="alert" className="field-error">
            {problem ?? (hasUnsent && !isWorking && t('judgeTests:test.saving'))}
          </p>
          <p className="buttons dialog-buttons">
            <Button kind="primary" isBusy={isWorking} onClick={finish}>
              {t('judgeTests:test.finish')}
            </Button>
            <Button onClick={close}>{t('judgeTests:test.goOn')}</Button>
          </p>
        </>
      )}
    </Dialog>
  )
}
