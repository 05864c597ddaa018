import { dateInZone } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { SettingsSection } from '../../features/settings-sections/SettingsSection.tsx'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { saveFile } from '../../infrastructure/downloads/save-file.ts'
import { OfflineHint } from '../../infrastructure/network/OfflineHint.tsx'
import { useOnLine } from '../../infrastructure/network/use-on-line.ts'

/** Loaded when it opens, with the queries of orders. */
const RemoveDialog = lazy(async () => ({ default: (await import('./RemoveDialog.tsx')).RemoveDialog }))

/** Everything that the account holds, as a file. */
export function ExportSection({ children }: { readonly children: ReactNode }) {
  const words = useWords()
  const { t } = words
  const { client, clock } = useApp()
  const [isWorking, setWorking] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const [isDone, setDone] = useState(false)

  async function save() {
    setWorking(true)
    setProblem(undefined)
    setDone(false)
    try {
      const data = await client.user.exportData()
      const text = JSON.stringify(data, null, 2)
      saveFile(`account-${dateInZone(clock(), 'UTC')}.json`, new Blob([text], { type: 'application/json' }))
      setDone(true)
    } catch (error) {
      setProblem(error)
    }
    setWorking(false)
  }

  return (
    <SettingsSection id="data" heading={t('account:data.heading')} text={t('account:data.exportText')}>
      {children}
      <div className="submit-line">
        <Button isBusy={isWorking} onClick={save}>
          {t('account:data.export')}
        </Button>
        <p role="status" className="saved-mark">
          {isDone && t('account:data.exported')}
        </p>
      </div>
      <p role="alert" className="field-error">
        {problem !== undefined && `${t('account:data.exportFailed')}. ${failureText(problem, words).advice}`}
      </p>
    </SettingsSection>
  )
}

/** The end of the account. */
export function RemoveSection() {
  const { t } = useWords()
  const [isAsking, setAsking] = useState(false)
  const isOnLine = useOnLine()
  return (
    <SettingsSection
      id="remove"
      heading={t('account:data.removeHeading')}
      text={t('account:data.removeText')}
    >
      <p className="danger">
        <Button onClick={() => setAsking(isOnLine)}>{t('account:data.remove')}</Button>
      </p>
      <OfflineHint />
      {isAsking && (
        <Suspense>
          <RemoveDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </SettingsSection>
  )
}
