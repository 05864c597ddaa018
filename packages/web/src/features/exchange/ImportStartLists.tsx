import type { StartListImport } from '@polynya/contract'
import { ENTRY_COLUMNS, REQUIRED_ENTRY_COLUMNS } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { FileImportDialog } from '../file-imports/FileImportDialog.tsx'
import { FileMatches } from './FileMatches.tsx'
import { OpenImport } from './OpenImport.tsx'

/** Takes the heats and lanes of a file, for administrators of an event. Requires the namespaces `printouts` and `errors`. */
export function ImportStartLists({ eventId }: { readonly eventId: number }) {
  const { t } = useWords()
  const { client, queryClient } = useApp()
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
          send={(file, dryRun) =>
            client.exchange.importStartLists({ params: { eventId }, query: { dryRun }, body: { file } })
          }
          summary={(found) => <Found found={found} />}
          store={t('printouts:exchange.startListsStore')}
          stored="printouts:exchange.startListsStored"
          onStored={() => queryClient.invalidateQueries({ queryKey: keys.lists.of(eventId) })}
          onClose={close}
        />
      )}
    </OpenImport>
  )
}

function Found({ found }: { readonly found: StartListImport }) {
  const { t, formats } = useWords()
  const { changed, known, placed, distances, starters } = found
  return (
    <>
      <p>
        {t('printouts:exchange.startListCounts', {
          changed: formats.number(changed),
          known: formats.number(known),
          placed: formats.number(placed),
        })}
      </p>
      <FileMatches
        distances={distances}
        starters={starters}
        countOf={({ starts }) => starts}
        count="printouts:exchange.startCount"
      />
    </>
  )
}
