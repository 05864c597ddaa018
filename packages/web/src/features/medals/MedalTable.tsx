import type { MedalRow } from '@polynya/contract'
import type { Awardee } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { useRegionName } from '../places/use-regions.ts'
import '../rankings/rankings.css'

interface Props {
  readonly caption: string
  readonly by: Awardee
  readonly rows: readonly MedalRow[]
  readonly isBusy: boolean
}

const MEDALS = ['gold', 'silver', 'bronze', 'total'] as const

/** Medals and points by club, region or country. */
export function MedalTable({ caption, by, rows, isBusy }: Props) {
  const { t } = useWords()
  return (
    <section className="ranking medal-rows" aria-label={caption}>
      <table aria-busy={isBusy}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('standings:medals.place')}</th>
            <th scope="col">{t(`standings:medals.names.${by}`)}</th>
            {MEDALS.map((medal) => (
              <th key={medal} scope="col">
                <span aria-hidden="true">{t(`standings:medals.short.${medal}`)}</span>
                <span className="visually-hidden">{t(`standings:medals.${medal}`)}</span>
              </th>
            ))}
            <th scope="col">{t('standings:medals.points')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.name} row={row} by={by} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ row, by }: { readonly row: MedalRow; readonly by: Awardee }) {
  const { t, formats } = useWords()
  return (
    <tr>
      <td className="ranking-number">{row.place}</td>
      <th scope="row">
        <Name of={row.name} by={by} />
        <small>{t('standings:medals.starts', { count: row.starts })}</small>
      </th>
      {MEDALS.map((medal) => (
        <td key={medal} className="ranking-number">
          {row[medal]}
        </td>
      ))}
      <td className="ranking-number">{formats.number(row.points)}</td>
    </tr>
  )
}

function Name({ of, by }: { readonly of: string; readonly by: Awardee }) {
  const region = useRegionName(of)
  const { formats } = useWords()
  if (by === 'region') return region
  return by === 'country' ? formats.country(of) : of
}
