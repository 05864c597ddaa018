import type { FileImport } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ImportProgressBar } from './ImportProgressBar.tsx'
import { ImportReport } from './ImportReport.tsx'
import { progressOf, useFileImports } from './use-file-imports.ts'

const SHOWN = 5

/** The check of a file is of interest until its import: the latest alone is shown. */
const isShown = ({ isDryRun }: FileImport, index: number) => index === 0 || !isDryRun

/** The latest imports of files in an event: the progress of an open one, then what it found. Requires `printouts` and `errors`. */
export function FileImports({ eventId }: { readonly eventId: number }) {
  const { t } = useWords()
  const { words: catalogues } = useApp()
  const { imports, cancel } = useFileImports(eventId)
  const [shown, setShown] = useState<FileImport | null>(null)
  if (imports.length === 0) return null

  async function show(each: FileImport) {
    await catalogues.load(['administration'])
    setShown(each)
  }

  return (
    <>
      <h3>{t('printouts:exchange.imports.heading')}</h3>
      <ul>
        {imports
          .filter(isShown)
          .slice(0, SHOWN)
          .map((each) => (
            <li key={each.id}>
              <OneImport each={each} onCancel={() => void cancel(each.id)} onShow={() => void show(each)} />
            </li>
          ))}
      </ul>
      {shown && <ImportReport {...{ eventId, shown }} onClose={() => setShown(null)} />}
    </>
  )
}

interface OneProps {
  readonly each: FileImport
  readonly onCancel: () => void
  readonly onShow: () => void
}

function OneImport({ each, onCancel, onShow }: OneProps) {
  const { t, formats } = useWords()
  const { kind, state, failure } = each
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const title = t('printouts:exchange.imports.item', {
    ...{ file: each.fileName, kind: t(`printouts:exchange.imports.kinds.${kind}`) },
    date: formats.longDate(each.requestedAt, timeZone),
  })
  if (state === 'queued' || state === 'running')
    return (
      <>
        <p>{title}</p>
        <ImportProgressBar progress={progressOf(each)} label={title} onCancel={onCancel} />
      </>
    )
  const hasReport = state === 'stored' || state === 'checked' || state === 'refused'
  return (
    <>
      <p>
        {title}.{' '}
        {state === 'failed'
          ? t(`printouts:exchange.imports.failures.${failure ?? 'error'}`)
          : t(`printouts:exchange.imports.states.${state}`)}
      </p>
      {hasReport && (
        <p className="buttons">
          <Button onClick={onShow}>
            {t('printouts:exchange.imports.report')}
            <span className="visually-hidden">: {title}</span>
          </Button>
        </p>
      )}
    </>
  )
}
