import { ENTRY_COLUMNS, REQUIRED_ENTRY_COLUMNS } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { FileImportDialog } from '../file-imports/FileImportDialog.tsx'
import { StartListsFound } from './ImportFound.tsx'
import { importProgress } from './ImportProgressBar.tsx'
import { OpenImport } from './OpenImport.tsx'
import { useFollowImport, useImported } from './use-file-imports.ts'

/** Takes the heats and lanes of a file, for administrators of an event. Requires the namespaces `printouts` and `errors`. */
export function ImportStartLists({ eventId }: { readonly eventId: number }) {
  const { t } = useWords()
  const { client } = useApp()
  const follow = useFollowImport(eventId)
  const imported = useImported(eventId)
  const label = t('printouts:exchange.importStartLists')
  return (
    <OpenImport label={label}>
      {(close) => (
        <FileImportDialog
          heading={label}
          limits={t('printouts:exchange.importLimits', {
            columns: ENTRY_COLUMNS.join(', '),
            required: [...REQUIRED_ENTRY_COLUMNS, 'heat', 'lane'].join(', '),
          })}
          accept=".lef,.lxf,.csv"
          send={(file, dryRun, following) =>
            follow(
              'startLists',
              () =>
                client.exchange.importStartLists({ params: { eventId }, query: { dryRun }, body: { file } }),
              following,
            )
          }
          progress={importProgress}
          summary={(found) => <StartListsFound found={found} />}
          store={t('printouts:exchange.startListsStore')}
          stored="printouts:exchange.startListsStored"
          onStored={() => imported('startLists')}
          onClose={close}
        />
      )}
    </OpenImport>
  )
}
