import type { ResultImport } from '@polynya/contract'
import { REQUIRED_RESULT_COLUMNS, RESULT_COLUMNS } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { FileImportDialog } from '../file-imports/FileImportDialog.tsx'
import { FileMatches } from './FileMatches.tsx'
import { OpenImport } from './OpenImport.tsx'

/** Records the results of a file. Requires the namespaces `printouts` and `errors`. */
export function ImportResults({ eventId }: { readonly eventId: number }) {
  const { t } = useWords()
  const { client, queryClient } = useApp()
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
          send={(file, dryRun) =>
            client.exchange.importResults({ params: { eventId }, query: { dryRun }, body: { file } })
          }
          summary={(found) => <Found found={found} />}
          store={t('printouts:exchange.importStore')}
          stored="printouts:exchange.stored"
          onStored={() => queryClient.invalidateQueries({ queryKey: keys.results.of(eventId) })}
          onClose={close}
        />
      )}
    </OpenImport>
  )
}

function Found({ found }: { readonly found: ResultImport }) {
  const { t, formats } = useWords()
  const { added, changed, known, distances, starters } = found
  return (
    <>
      <p>
        {t('printouts:exchange.counts', {
          added: formats.number(added),
          changed: formats.number(changed),
          known: formats.number(known),
        })}
      </p>
      <FileMatches
        distances={distances}
        starters={starters}
        countOf={({ results }) => results}
        count="printouts:exchange.resultCount"
      />
    </>
  )
}
