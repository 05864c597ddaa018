import { ENTRY_COLUMNS, PROFILE_COLUMNS, REQUIRED_ENTRY_COLUMNS } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { useState } from 'react'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { FileImportDialog } from '../file-imports/FileImportDialog.tsx'
import { type EntryOptions, EntryOptionsFields } from './EntryOptionsFields.tsx'
import { EntriesFound } from './ImportFound.tsx'
import { importProgress } from './ImportProgressBar.tsx'
import { OpenImport } from './OpenImport.tsx'
import { useFollowImport, useImported } from './use-file-imports.ts'

interface Props {
  readonly eventId: number
  readonly isFree: boolean
}

/** Enters the swimmers of a file, for administrators of an event. Requires the namespaces `printouts` and `errors`. */
export function ImportEntries(props: Props) {
  const { t } = useWords()
  return (
    <OpenImport label={t('printouts:exchange.importEntries')}>
      {(close) => <EntriesDialog {...props} onClose={close} />}
    </OpenImport>
  )
}

function EntriesDialog({ eventId, isFree, onClose }: Props & { readonly onClose: () => void }) {
  const { t } = useWords()
  const { client } = useApp()
  const follow = useFollowImport(eventId)
  const imported = useImported(eventId)
  const [options, setOptions] = useState<EntryOptions>({ createProfiles: false, city: '', means: 'later' })
  const { createProfiles, city, means } = options
  const query = {
    createProfiles,
    ...(createProfiles && city.trim() !== '' && { city: city.trim() }),
    ...(means !== 'later' && { means }),
  }
  return (
    <FileImportDialog
      heading={t('printouts:exchange.importEntries')}
      limits={t('printouts:exchange.importLimits', {
        columns: [...ENTRY_COLUMNS, ...PROFILE_COLUMNS].join(', '),
        required: REQUIRED_ENTRY_COLUMNS.join(', '),
      })}
      accept=".lef,.lxf,.csv"
      basis={JSON.stringify(query)}
      send={(file, dryRun, following) =>
        follow(
          'entries',
          () =>
            client.exchange.importEntries({
              params: { eventId },
              query: { dryRun, ...query },
              body: { file },
            }),
          following,
        )
      }
      progress={importProgress}
      summary={(found) => <EntriesFound found={found} />}
      store={t('printouts:exchange.entriesStore')}
      stored="printouts:exchange.entriesStored"
      onStored={() => imported('entries')}
      onClose={onClose}
    >
      <EntryOptionsFields options={options} isFree={isFree} onChange={setOptions} />
    </FileImportDialog>
  )
}
