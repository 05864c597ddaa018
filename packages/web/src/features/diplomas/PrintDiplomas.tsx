import { DIPLOMA_PRINTOUTS, type DiplomaKind } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { cachedFile } from '../../infrastructure/downloads/cached-file.ts'
import { saveFile } from '../../infrastructure/downloads/save-file.ts'
import { QueuedPrintouts } from '../printouts/QueuedPrintouts.tsx'
import { useQueuedPrintouts } from '../printouts/use-queued-printouts.ts'

interface Props {
  readonly eventId: number
  readonly kind: DiplomaKind
}

/** Saves all documents of a kind as they are printed; those of a large event are made in the background. */
export function PrintDiplomas({ eventId, kind }: Props) {
  const words = useWords()
  const { t, language } = words
  const { client } = useApp()
  const { queued, queueLarge, cancel } = useQueuedPrintouts(eventId)
  const [isWorking, setWorking] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const printout = DIPLOMA_PRINTOUTS[kind]

  async function print() {
    setWorking(true)
    setProblem(undefined)
    const address = `/printouts/${eventId}/${printout}.pdf?lang=${language}`
    try {
      if (await queueLarge(printout)) return
      saveFile(`event-${eventId}-${printout}.pdf`, await cachedFile(client, address))
    } catch (error) {
      setProblem(error)
    } finally {
      setWorking(false)
    }
  }

  return (
    <div>
      <p className="field-hint">{t('diplomas:printHint')}</p>
      <Button isBusy={isWorking} onClick={() => void print()}>
        {t('diplomas:print')}
      </Button>
      <QueuedPrintouts
        queued={queued}
        printouts={[printout]}
        onCancel={(id) => void cancel(id).catch(setProblem)}
      />
      <p role="alert" className="field-error">
        {problem !== undefined && `${t('printouts:failed')}. ${failureText(problem, words).advice}`}
      </p>
    </div>
  )
}
