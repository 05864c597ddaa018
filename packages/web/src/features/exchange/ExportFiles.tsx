import {
  canContain,
  EXCHANGE_CONTENTS,
  EXCHANGE_TYPES,
  type ExchangeContent,
  type ExchangeType,
} from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { saveAnswer } from '../../infrastructure/downloads/save-file.ts'

/** Files of an event for other programs. Requires the namespaces `printouts` and `errors`. */
export function ExportFiles({ eventId }: { readonly eventId: number }) {
  const words = useWords()
  const { t } = words
  const { client } = useApp()
  const [working, setWorking] = useState<string | null>(null)
  const [problem, setProblem] = useState<unknown>()

  async function save(content: ExchangeContent, type: ExchangeType) {
    setWorking(`${content} ${type}`)
    setProblem(undefined)
    try {
      saveAnswer(await client.exchange.exportFile({ params: { eventId, content, type } }))
    } catch (error) {
      setProblem(error)
    }
    setWorking(null)
  }

  return (
    <>
      <p>{t('printouts:exchange.text')}</p>
      <ul>
        {EXCHANGE_CONTENTS.map((content) => (
          <li key={content}>
            {t(`printouts:exchange.contents.${content}`)}
            <p className="buttons">
              {EXCHANGE_TYPES.filter((type) => canContain(type, content)).map((type) => (
                <Button
                  key={type}
                  isBusy={working === `${content} ${type}`}
                  onClick={() => void save(content, type)}
                >
                  {t(`printouts:exchange.types.${type}`)}
                  <span className="visually-hidden">: {t(`printouts:exchange.contents.${content}`)}</span>
                </Button>
              ))}
            </p>
          </li>
        ))}
      </ul>
      <p role="alert" className="field-error">
        {problem !== undefined && `${t('printouts:exchange.failed')}. ${failureText(problem, words).advice}`}
      </p>
    </>
  )
}
