import type { RankingRow } from '@polynya/contract'
import { swimmerName, useWords } from '@polynya/ui'
import { BestEvent } from '../../features/rankings/BestEvent.tsx'
import { useModalHref } from '../../infrastructure/addresses/use-modal-href.ts'
import { COMPARED } from './ranking-search.ts'

interface Props {
  readonly caption: string
  readonly rows: readonly RankingRow[]
  readonly isBusy: boolean
  /** IDs of the account's own swimmers. */
  readonly own: ReadonlySet<number>
  readonly compared: readonly number[]
  readonly onCompare: (ids: readonly number[]) => void
}

/** One page of a ranking, own swimmers highlighted. */
export function RankingTable({ caption, rows, isBusy, own, compared, onCompare }: Props) {
  const { t } = useWords()
  const hasTimes = rows.some(({ time }) => time !== null)
  const compare = (id: number) =>
    onCompare(compared.includes(id) ? compared.filter((each) => each !== id) : [...compared, id])
  return (
    <div className="ranking">
      <table aria-busy={isBusy}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('rankings:place')}</th>
            <th scope="col">{t('rankings:name')}</th>
            {hasTimes && <th scope="col">{t('rankings:time')}</th>}
            <th scope="col">{t('rankings:points')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.swimmerId}
              row={row}
              isOwn={own.has(row.swimmerId)}
              hasTimes={hasTimes}
              isCompared={compared.includes(row.swimmerId)}
              isFull={compared.length >= COMPARED.max}
              onCompare={() => compare(row.swimmerId)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  readonly row: RankingRow
  readonly isOwn: boolean
  readonly hasTimes: boolean
  readonly isCompared: boolean
  /** Whether no further swimmer can be compared. */
  readonly isFull: boolean
  readonly onCompare: () => void
}

function Row({ row, isOwn, hasTimes, isCompared, isFull, onCompare }: RowProps) {
  const words = useWords()
  const { t, language, formats } = words
  const hrefOf = useModalHref()
  const name = swimmerName(row, language).main
  const { birthYear, ageGroup, club, city, country } = row
  const from = [club, city, country === 'RU' ? null : formats.country(country)].filter(Boolean).join(', ')
  return (
    <tr data-found={isOwn || undefined}>
      <td className="ranking-number">{row.place}</td>
      <th scope="row">
        <a href={hrefOf(row.iwsaid)} lang={name.lang}>
          {name.text}
        </a>
        <small>{[birthYear, ageGroup, from].filter(Boolean).join(' · ')}</small>
        <label className="ranking-compare">
          <input type="checkbox" checked={isCompared} disabled={isFull && !isCompared} onChange={onCompare} />
          <span aria-hidden="true">{t('rankings:compare')}</span>
          <span className="visually-hidden">{t('rankings:compareName', { name: name.text })}</span>
        </label>
      </th>
      {hasTimes && (
        <td className="ranking-number">
          <b>{row.time}</b>
          <BestEvent best={row} words={words} />
        </td>
      )}
      <td className="ranking-number">
        {row.points}
        {!hasTimes && <small>{t('rankings:distances', { count: row.distances })}</small>}
      </td>
    </tr>
  )
}
