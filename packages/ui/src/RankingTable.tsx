import type { RankingRow } from '@polynya/contract'
import type { ReactNode } from 'react'
import { BestEvent } from './BestEvent.tsx'
import { swimmerName } from './swimmer-name.ts'
import { useWords } from './words.ts'

interface Props {
  readonly caption: string
  readonly rows: readonly RankingRow[]
  readonly isBusy?: boolean
  /** IDs of the swimmers to bring out. */
  readonly own?: ReadonlySet<number>
  /** Gives the address of a swimmer by registry ID. */
  readonly hrefOf: (iwsaid: string) => string
  /** Gives the address of an event's results. */
  readonly eventHrefOf: (id: number) => string
  /** What follows the name of a swimmer. */
  readonly below?: (row: RankingRow, name: string) => ReactNode
}

/** One page of a ranking. */
export function RankingTable({ caption, rows, isBusy = false, own, ...shown }: Props) {
  const { t } = useWords()
  const hasTimes = rows.some(({ time }) => time !== null)
  return (
    <div className={hasTimes ? 'ranking ranked-times' : 'ranking'}>
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
              isOwn={own?.has(row.swimmerId) ?? false}
              hasTimes={hasTimes}
              {...shown}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps extends Pick<Props, 'hrefOf' | 'eventHrefOf' | 'below'> {
  readonly row: RankingRow
  readonly isOwn: boolean
  readonly hasTimes: boolean
}

function Row({ row, isOwn, hasTimes, hrefOf, eventHrefOf, below }: RowProps) {
  const { t, language, formats } = useWords()
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
        {below?.(row, name.text)}
      </th>
      {hasTimes && (
        <td className="ranking-number">
          <b>{row.time}</b>
          <BestEvent best={row} eventHrefOf={eventHrefOf} />
        </td>
      )}
      <td className="ranking-number">
        {row.points}
        {!hasTimes && <small>{t('rankings:distances', { count: row.distances })}</small>}
      </td>
    </tr>
  )
}
