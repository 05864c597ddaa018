import { REQUIRED_RESULT_COLUMNS, RESULT_COLUMNS } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { FileImportDialog } from '../file-imports/FileImportDialog.tsx'
import { ResultsFound } from './ImportFound.tsx'
import { importProgress } from './ImportProgressBar.tsx'
import { OpenImport } from './OpenImport.tsx'
import { useFollowImport, useImported } from './use-file-imports.ts'

/** Records the results of a file. Requires the namespaces `printouts` and `errors`. */
export function ImportResults({ eventId }: { readonly eventId: number }) {
  const { t } = useWords()
  const { client } = useApp()
  const follow = useFollowImport(eventId)
  const imported = useImported(eventId)
  return (
    <OpenImport label={t('printouts:exchange.import')}>
      {(close) => (
        <FileImportDialog
          heading={t('printouts:exchange.import')}
          limits={t('printouts:exchange.importLimits', {
            columns: RESULT_COLUMNS.join(', '),
            required: REQUIRED_RESULT_COLUMNS.join(', '),
          })}
          accept=".lef,.lxf,.csv"
          send={(file, dryRun, following) =>
            follow(
              'results',
              () => client.exchange.importResults({ params: { eventId }, query: { dryRun }, body: { file } }),
              following,
            )
          }
          progress={importProgress}
          summary={(found) => <ResultsFound found={found} />}
          store={t('printouts:exchange.importStore')}
          stored="printouts:exchange.stored"
          onStored={() => imported('results')}
          onClose={close}
        />
      )}
    </OpenImport>
  )
}
