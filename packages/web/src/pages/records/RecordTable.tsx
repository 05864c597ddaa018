import type { FederationRecord } from '@polynya/contract'
import { useWords, type Words } from '@polynya/ui'
import { distanceName } from '../../features/events/distance-name.ts'
import { BestEvent } from '../../features/rankings/BestEvent.tsx'
import { RecordHolder } from '../../features/records/RecordHolder.tsx'
import { recordPlace } from '../../features/records/record-place.ts'
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

/** Records with their holders, the event and the state; those who may decide find the decision beside it. */
export function RecordTable({ caption, records, isBusy, hasHistory }: Props) {
  const { t } = useWords()
  return (
    <div className="ranking">
      <table aria-busy={isBusy}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {hasHistory && <th scope="col">{t('records:distance')}</th>}
            <th scope="col">{t('records:time')}</th>
            <th scope="col">{t('records:holder')}</th>
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <Row key={record.id} record={record} hasHistory={hasHistory} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ record, hasHistory }: { readonly record: FederationRecord; readonly hasHistory: boolean }) {
  const words = useWords()
  const { t } = words
  const { time, isEqualled, isLeadOff, importedAt } = record
  const marks = [
    isEqualled && t('records:equalled'),
    isLeadOff && t('records:leadOff'),
    t(`records:states.${record.state}`),
    importedAt !== null && t('records:imported'),
  ].filter(Boolean)
  return (
    <tr>
      {hasHistory && (
        <th scope="row">
          {distanceName(record, words)}
          {record.ageGroup && <small>{t('records:group', { group: record.ageGroup })}</small>}
          <HistoryLink record={record} words={words} />
        </th>
      )}
      <td className="ranking-number">
        <b>{time}</b>
        <small>{marks.join(', ')}</small>
      </td>
      <td>
        <RecordHolder record={record} words={words} />
        <Origin record={record} words={words} />
        <Place record={record} words={words} />
        {record.note && <small>{t('records:noteOf', { note: record.note })}</small>}
        {record.canDecide && <DecideRecord record={record} />}
        {record.canDecide && importedAt !== null && (
          <Manage>{({ RemoveRecord }) => <RemoveRecord record={record} />}</Manage>
        )}
      </td>
    </tr>
  )
}

interface PartProps {
  readonly record: FederationRecord
  readonly words: Words
}

function HistoryLink({ record, words }: PartProps) {
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

/** Where the swimmer of a record is from. */
function Origin({ record: { swimmer, holder }, words: { formats } }: PartProps) {
  const person = swimmer ?? holder
  if (!person) return null
  const country = person.country === 'RU' ? null : formats.country(person.country)
  const from = [person.club, swimmer ? swimmer.city : holder?.regionCode, country].filter(Boolean).join(', ')
  return <small>{[swimmer?.birthYear, from].filter(Boolean).join(' · ')}</small>
}

/** The event, or the words of the list that a record was imported from, with the day and the water. */
function Place({ record, words }: PartProps) {
  const { event, date, waterCat } = record
  if (event) return <BestEvent best={{ event: { ...event, date }, waterCat }} words={words} />
  const { t, formats, language } = words
  const place = recordPlace(record, language)
  const water = waterCat && t('rankings:water', { category: waterCat })
  return (
    <small>
      {place && <span lang={place.lang}>{place.text}</span>}
      {place && ', '}
      {[formats.shortDate(date), water].filter(Boolean).join(', ')}
    </small>
  )
}
