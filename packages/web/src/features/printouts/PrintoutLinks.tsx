import { PRINTOUT_TYPES, type PrintoutName, type PrintoutType } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { type MouseEvent, useState } from 'react'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { cachedFile } from '../../infrastructure/downloads/cached-file.ts'
import { saveFile } from '../../infrastructure/downloads/save-file.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { QueuedPrintouts } from './QueuedPrintouts.tsx'
import { useQueuedPrintouts } from './use-queued-printouts.ts'
import './printout-links.css'

interface Props {
  readonly eventId: number
  readonly printouts: readonly PrintoutName[]
}

/**
 * Links to printouts of an event as files. Its administrators receive drafts, which visitors do not see. Large ones of
 * users are made in the background.
 */
export function PrintoutLinks({ eventId, printouts }: Props) {
  const words = useWords()
  const { t, language } = words
  const { client } = useApp()
  const user = useUser()
  const { queued, queueLarge, cancel } = useQueuedPrintouts(eventId)
  const [problem, setProblem] = useState<unknown>()

  /** An address alone could not identify the caller. */
  async function save(domEvent: MouseEvent<HTMLAnchorElement>, printout: PrintoutName, type: PrintoutType) {
    if (user === null) return
    domEvent.preventDefault()
    setProblem(undefined)
    const address = domEvent.currentTarget.href
    try {
      if (type === 'pdf' && (await queueLarge(printout))) return
      saveFile(`event-${eventId}-${printout}.${type}`, await cachedFile(client, address))
    } catch (error) {
      setProblem(error)
    }
  }

  return (
    <div className="printout-links">
      {printouts.map((printout) => (
        <p key={printout}>
          {t('printouts:download', { printout: t(`printouts:titles.${printout}`) })}
          {PRINTOUT_TYPES.map((type) => (
            <a
              key={type}
              href={`/printouts/${eventId}/${printout}.${type}?lang=${language}`}
              download
              aria-label={`${t(`printouts:titles.${printout}`)}, ${type.toUpperCase()}`}
              onClick={(domEvent) => void save(domEvent, printout, type)}
            >
              {type.toUpperCase()}
            </a>
          ))}
        </p>
      ))}
      <QueuedPrintouts
        queued={queued}
        printouts={printouts}
        onCancel={(id) => void cancel(id).catch(setProblem)}
      />
      <p role="alert" className="field-error">
        {problem !== undefined && `${t('printouts:failed')}. ${failureText(problem, words).advice}`}
      </p>
    </div>
  )
}
