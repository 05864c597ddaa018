import type { FileImport } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { Dialog } from '../../infrastructure/dialogs/Dialog.tsx'
import { FileFindings } from '../file-imports/FileFindings.tsx'
import { EntriesFound, ResultsFound, StartListsFound } from './ImportFound.tsx'

interface Props {
  readonly eventId: number
  readonly shown: FileImport
  readonly onClose: () => void
}

/** What a complete import found, in a dialog. Requires the namespaces `printouts`, `administration` and `errors`. */
export function ImportReport({ eventId, shown: { id: importId, fileName }, onClose }: Props) {
  const { t } = useWords()
  const { client } = useApp()
  const query = queryOptions({
    queryKey: keys.fileImports.report(eventId, importId),
    queryFn: ({ signal }) => client.exchange.importReport({ params: { eventId, importId } }, { signal }),
  })
  return (
    <Dialog heading={t('printouts:exchange.imports.reportOf', { file: fileName })} onClose={onClose}>
      {(close) => (
        <>
          <Loaded query={query} failed={t('printouts:exchange.imports.failures.error')}>
            {({ entries, results, startLists }) => (
              <>
                {entries && (
                  <FileFindings name={fileName} found={entries}>
                    <EntriesFound found={entries} />
                  </FileFindings>
                )}
                {results && (
                  <FileFindings name={fileName} found={results}>
                    <ResultsFound found={results} />
                  </FileFindings>
                )}
                {startLists && (
                  <FileFindings name={fileName} found={startLists}>
                    <StartListsFound found={startLists} />
                  </FileFindings>
                )}
              </>
            )}
          </Loaded>
          <p className="buttons dialog-buttons">
            <Button onClick={close}>{t('close')}</Button>
          </p>
        </>
      )}
    </Dialog>
  )
}
