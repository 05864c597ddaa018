import type { FederationRecord } from '@polynya/contract'
import type { ReactNode } from 'react'
import { BestEvent } from './BestEvent.tsx'
import { distanceName } from './distance-name.ts'
import { holderName, recordPlace } from './record-names.ts'
import { useWords } from './words.ts'

interface Props {
  readonly caption: string
  readonly records: readonly FederationRecord[]
  readonly isBusy?: boolean
  /** Whether each record names its distance. */
  readonly hasDistance?: boolean
  /** Gives the address of a swimmer by registry ID. */
  readonly hrefOf: (iwsaid: string) => string
  /** Gives the address of an event's results. */
  readonly eventHrefOf: (id: number) => string
  /** What follows the distance, and the holder. */
  readonly belowDistance?: (record: FederationRecord) => ReactNode
  readonly belowHolder?: (record: FederationRecord) => ReactNode
}

/** Records with their holders, the event and the state. */
export function RecordTable({ caption, records, isBusy = false, hasDistance = true, ...shown }: Props) {
  const { t } = useWords()
  return (
    <div className={hasDistance ? 'ranking record-rows' : 'ranking'}>
      <table aria-busy={isBusy}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {hasDistance && <th scope="col">{t('records:distance')}</th>}
            <th scope="col">{t('records:time')}</th>
            <th scope="col">{t('records:holder')}</th>
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <Row key={record.id} record={record} hasDistance={hasDistance} {...shown} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface PartProps extends Pick<Props, 'hrefOf' | 'eventHrefOf' | 'belowDistance' | 'belowHolder'> {
  readonly record: FederationRecord
}

function Row({ hasDistance, ...shown }: PartProps & { readonly hasDistance: boolean }) {
  const words = useWords()
  const { t } = words
  const { record, belowDistance, belowHolder } = shown
  const { time, isEqualled, isLeadOff, importedAt } = record
  const marks = [
    isEqualled && t('records:equalled'),
    isLeadOff && t('records:leadOff'),
    t(`records:states.${record.state}`),
    importedAt && t('records:imported'),
  ].filter(Boolean)
  return (
    <tr>
      {hasDistance && (
        <th scope="row">
          {distanceName(record, words)}
          {record.ageGroup && <small>{t('records:group', { group: record.ageGroup })}</small>}
          {belowDistance?.(record)}
        </th>
      )}
      <td className="ranking-number">
        <b>{time}</b>
        <small>{marks.join(', ')}</small>
      </td>
      <td>
        <Holder {...shown} />
        <Origin {...shown} />
        <Place {...shown} />
        {belowHolder?.(record)}
      </td>
    </tr>
  )
}

function Holder({ record, hrefOf }: PartProps) {
  const { language } = useWords()
  const name = holderName(record, language)
  if (!name) return null
  return record.swimmer ? (
    <a href={hrefOf(record.swimmer.iwsaid)} lang={name.lang}>
      {name.text}
    </a>
  ) : (
    <span lang={name.lang}>{name.text}</span>
  )
}

/** Where the swimmer of a record is from. */
function Origin({ record: { swimmer, holder } }: PartProps) {
  const { formats, language } = useWords()
  const person = swimmer ?? holder
  if (!person) return null
  const country = person.country === 'RU' ? null : formats.country(person.country)
  const from = [person.club, swimmer ? swimmer.city : holder?.region?.[language], country]
    .filter(Boolean)
    .join(', ')
  return <small>{[swimmer?.birthYear, from].filter(Boolean).join(' · ')}</small>
}

/** The event, or the words of the list that a record was imported from, with the day and the water. */
function Place({ record, eventHrefOf }: PartProps) {
  const { t, formats, language } = useWords()
  const { event, date, waterCat } = record
  if (event) return <BestEvent best={{ event: { ...event, date }, waterCat }} eventHrefOf={eventHrefOf} />
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
