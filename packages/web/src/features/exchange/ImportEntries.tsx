import type { EntryImport } from '@polynya/contract'
import { ENTRY_COLUMNS, PROFILE_COLUMNS, REQUIRED_ENTRY_COLUMNS } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { useState } from 'react'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { FileImportDialog } from '../file-imports/FileImportDialog.tsx'
import { type EntryOptions, EntryOptionsFields } from './EntryOptionsFields.tsx'
import { FileMatches } from './FileMatches.tsx'
import { OpenImport } from './OpenImport.tsx'

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
  const { client, queryClient } = useApp()
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
      send={(file, dryRun) =>
        client.exchange.importEntries({ params: { eventId }, query: { dryRun, ...query }, body: { file } })
      }
      summary={(found) => <Found found={found} />}
      store={t('printouts:exchange.entriesStore')}
      stored="printouts:exchange.entriesStored"
      onStored={async () => {
        const { lists, registrations, orders, teams } = keys
        const changed = [lists.of(eventId), registrations.of(eventId), orders.all, teams.all]
        await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
      }}
      onClose={onClose}
    >
      <EntryOptionsFields options={options} isFree={isFree} onChange={setOptions} />
    </FileImportDialog>
  )
}

function Found({ found }: { readonly found: EntryImport }) {
  const { t, formats } = useWords()
  const { added, changed, known, created, onSpot, distances, starters } = found
  return (
    <>
      <p>
        {t('printouts:exchange.entryCounts', {
          added: formats.number(added),
          changed: formats.number(changed),
          known: formats.number(known),
        })}{' '}
        {created > 0 && t('printouts:exchange.created', { count: created })}
      </p>
      {onSpot && <p>{t('printouts:exchange.onSpot')}</p>}
      <FileMatches
        distances={distances}
        starters={starters}
        countOf={({ entries }) => entries}
        count="printouts:exchange.entryCount"
      />
    </>
  )
}
