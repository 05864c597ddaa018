import type { FederationRecord } from '@polynya/contract'
import { inLanguage, swimmerName, useWords, type Words } from '@polynya/ui'
import { distanceName } from '../../features/events/distance-name.ts'
import { BestEvent } from '../../features/rankings/BestEvent.tsx'
import { useModalHref } from '../../infrastructure/addresses/use-modal-href.ts'
import { useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { DecideRecord } from './DecideRecord.tsx'
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
  const { time, isEqualled, isLeadOff, date, event, waterCat } = record
  const marks = [
    isEqualled && t('records:equalled'),
    isLeadOff && t('records:leadOff'),
    t(`records:states.${record.state}`),
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
        <Holder record={record} words={words} />
        <BestEvent best={{ event: { ...event, date }, waterCat }} words={words} />
        {record.note && <small>{t('records:noteOf', { note: record.note })}</small>}
        {record.canDecide && <DecideRecord record={record} />}
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

/** The swimmer, or the relay team, with where they are from. */
function Holder({ record: { swimmer, team }, words: { language, formats } }: PartProps) {
  const hrefOf = useModalHref()
  if (team) {
    const name = inLanguage(language, { ru: team.teamNameRu, en: team.teamNameEn })
    return <span lang={name?.lang}>{name?.text}</span>
  }
  if (!swimmer) return null
  const { main } = swimmerName(swimmer, language)
  const { birthYear, club, city, country } = swimmer
  const from = [club, city, country === 'RU' ? null : formats.country(country)].filter(Boolean).join(', ')
  return (
    <>
      <a href={hrefOf(swimmer.iwsaid)} lang={main.lang}>
        {main.text}
      </a>
      <small>{[birthYear, from].filter(Boolean).join(' · ')}</small>
    </>
  )
}
