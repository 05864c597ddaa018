import type { Swimmer } from '@polynya/contract'
import { Button, swimmerName, useWords } from '@polynya/ui'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { swimmerRemoved, swimmerUpdated } from '../../features/swimmers/swimmer-changes.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ConfirmDialog } from '../../infrastructure/dialogs/ConfirmDialog.tsx'
import { useSite } from '../../infrastructure/queries/site.ts'
import '../../infrastructure/forms/forms.css'

interface Props {
  readonly swimmer: Swimmer
}

/** Asks the owner whether everything is right: yes, not quite, or gone. */
export function Unconfirmed({ swimmer }: Props) {
  const words = useWords()
  const { t } = words
  const [isRemoving, setRemoving] = useState(false)
  const { confirm, isWorking, problem } = useConfirm(swimmer)
  const support = useSite()?.support
  return (
    <aside className="page belonging" aria-labelledby="belonging">
      <div className="state">
        <h2 id="belonging" className="state-title">
          {t('swimmerPages:confirm.heading')}
        </h2>
        <p>
          {t('messages:swimmers.confirmQuestion')} {t('messages:swimmers.confirmText')}
        </p>
        <p role="alert" className="field-error">
          {problem !== undefined && failureText(problem, words).advice}
        </p>
        <p className="buttons">
          <Button kind="primary" isBusy={isWorking} onClick={confirm}>
            {t('swimmerPages:confirm.yes')}
          </Button>
          <a className="button" href={paths.editSwimmer(swimmer.id)}>
            {t('swimmerPages:confirm.edit')}
          </a>
          <Button onClick={() => setRemoving(true)}>{t('swimmerPages:confirm.remove')}</Button>
        </p>
        {support && <p>{t('messages:swimmers.contactSupport')}</p>}
      </div>
      {isRemoving && <Remove swimmer={swimmer} onClose={() => setRemoving(false)} />}
    </aside>
  )
}

function useConfirm(swimmer: Swimmer) {
  const app = useApp()
  const { client, words, notifications } = app
  const [isWorking, setWorking] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  useEffect(() => void words.load(['errors']).catch(() => undefined), [words])

  async function confirm() {
    setWorking(true)
    setProblem(undefined)
    try {
      swimmerUpdated(app, await client.swimmers.confirm({ params: { id: swimmer.id } }))
      notifications.tell(
        { tone: 'good', say: (t) => ({ text: t('swimmerPages:confirm.confirmed') }) },
        'notification',
      )
    } catch (error) {
      setProblem(error)
      setWorking(false)
    }
  }

  return { confirm, isWorking, problem }
}

function Remove({ swimmer, onClose }: Props & { readonly onClose: () => void }) {
  const { t, language } = useWords()
  const app = useApp()
  const navigate = useNavigate()

  async function remove() {
    await app.client.swimmers.remove({ params: { id: swimmer.id } })
    app.notifications.tell(
      { tone: 'good', say: (speak) => ({ text: speak('swimmerPages:confirm.removed') }) },
      'notification',
    )
    await navigate({ href: paths.swimmersOf('my'), replace: true })
    swimmerRemoved(app, swimmer)
  }

  return (
    <ConfirmDialog
      heading={t('swimmerPages:confirm.removeHeading')}
      text={t('swimmerPages:confirm.removeText', { name: swimmerName(swimmer, language).main.text })}
      confirm={t('swimmerPages:confirm.remove')}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
