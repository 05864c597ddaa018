import type { FederationRecord, RecordImport } from '@polynya/contract'
import { RECORD_COLUMNS, REQUIRED_RECORD_COLUMNS } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { FileImportDialog } from '../../features/file-imports/FileImportDialog.tsx'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ConfirmDialog } from '../../infrastructure/dialogs/ConfirmDialog.tsx'
import { saveAnswer } from '../../infrastructure/downloads/save-file.ts'
import { recordsChanged, useRecordName } from './record-changes.ts'

/** Imports records of the years before the platform, and exports all records. */
export function RecordActions() {
  const words = useWords()
  const { t } = words
  const app = useApp()
  const [isImporting, setImporting] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function download(type: 'csv' | 'lxf') {
    setProblem(null)
    try {
      saveAnswer(await app.client.records.exportFile({ query: { type } }))
    } catch (error) {
      setProblem(`${t('records:exportFailed')} ${failureText(error, words).advice}`)
    }
  }

  return (
    <>
      <p className="buttons">
        <Button kind="primary" onClick={() => setImporting(true)}>
          {t('records:import')}
        </Button>
        <Button onClick={() => void download('csv')}>{t('records:export')}</Button>
        <Button onClick={() => void download('lxf')}>{t('records:exportLenex')}</Button>
      </p>
      <p role="alert" className="field-error">
        {problem}
      </p>
      {isImporting && (
        <FileImportDialog
          heading={t('records:import')}
          limits={t('records:importLimits', {
            columns: RECORD_COLUMNS.join(', '),
            required: REQUIRED_RECORD_COLUMNS.join(', '),
          })}
          accept=".csv,.lef,.lxf"
          send={(file, dryRun) => app.client.records.importFile({ query: { dryRun }, body: { file } })}
          summary={(found) => <Found found={found} />}
          store={t('records:importStore')}
          stored="administration:fileImports.stored"
          onStored={() => recordsChanged(app)}
          onClose={() => setImporting(false)}
        />
      )}
    </>
  )
}

function Found({ found: { added, known } }: { readonly found: RecordImport }) {
  const { t, formats } = useWords()
  return <p>{t('records:importFound', { added: formats.number(added), known: formats.number(known) })}</p>
}

/** Deletes an imported record, or all records of its import. */
export function RemoveRecord({ record }: { readonly record: FederationRecord }) {
  const { t } = useWords()
  const app = useApp()
  const name = useRecordName(record)
  const [isOpen, setOpen] = useState(false)
  const [wholeImport, setWholeImport] = useState(false)

  async function remove() {
    const { removed } = await app.client.records.remove({ params: { id: record.id }, query: { wholeImport } })
    await recordsChanged(app)
    app.notifications.tell(
      { tone: 'good', say: (say) => ({ text: say('records:removed', { count: removed }) }) },
      'message',
    )
  }

  return (
    <>
      <span className="danger">
        <Button onClick={() => setOpen(true)}>
          {t('records:remove')}
          <span className="visually-hidden">: {name}</span>
        </Button>
      </span>
      {isOpen && (
        <ConfirmDialog
          heading={t('records:removeHeading')}
          text={t('records:removeText', { record: name })}
          confirm={t('records:remove')}
          onConfirm={remove}
          onClose={() => setOpen(false)}
        >
          <label className="tick">
            <input
              type="checkbox"
              checked={wholeImport}
              onChange={({ target }) => setWholeImport(target.checked)}
            />
            <span>{t('records:removeImport')}</span>
          </label>
        </ConfirmDialog>
      )}
    </>
  )
}
