import type { FederationRecord } from '@polynya/contract'
import { RecordTable as Table, useWords } from '@polynya/ui'
import { distanceName } from '../../features/events/distance-name.ts'
import { resultsHref } from '../../features/rankings/BestEvent.tsx'
import { useModalHref } from '../../infrastructure/addresses/use-modal-href.ts'
import { useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { DecideRecord } from './DecideRecord.tsx'
import { Manage } from './Manage.tsx'
import { historyName } from './record-search.ts'

interface Props {
  readonly caption: string
  readonly records: readonly FederationRecord[]
  readonly isBusy: boolean
  /** Whether each record leads to its history. */
  readonly hasHistory: boolean
}

interface PartProps {
  readonly record: FederationRecord
}

/** Records with their holders, the event and the state; those who may decide find the decision beside it. */
export function RecordTable({ hasHistory, ...shown }: Props) {
  const hrefOf = useModalHref()
  return (
    <Table
      {...shown}
      hasDistance={hasHistory}
      hrefOf={hrefOf}
      eventHrefOf={resultsHref}
      belowDistance={(record) => <HistoryLink record={record} />}
      belowHolder={(record) => <Decision record={record} />}
    />
  )
}

function HistoryLink({ record }: PartProps) {
  const words = useWords()
  const { values, hrefOf } = useAddressQuery()
  const name = [distanceName(record, words), record.ageGroup].filter(Boolean).join(', ')
  values.set('history', historyName(record))
  return (
    <a className="record-history-link" href={hrefOf(values)}>
      {words.t('records:history')}
      <span className="visually-hidden">: {name}</span>
    </a>
  )
}

/** The note of the decision about a record, and the decisions that may follow. */
function Decision({ record }: PartProps) {
  const { t } = useWords()
  const { note, canDecide, importedAt } = record
  return (
    <>
      {note && <small>{t('records:noteOf', { note })}</small>}
      {canDecide && <DecideRecord record={record} />}
      {canDecide && importedAt !== null && (
        <Manage>{({ RemoveRecord }) => <RemoveRecord record={record} />}</Manage>
      )}
    </>
  )
}
