import type { Swimmer } from '@polynya/contract'
import { findDistCode } from '@polynya/domain'
import { EventLink, useWords } from '@polynya/ui'
import { paths } from '../../infrastructure/addresses/paths.ts'

/** The published results of a swimmer, the latest first; an event's link shows the swimmer in its results. */
export function SwimmerResults({ swimmer }: { readonly swimmer: Pick<Swimmer, 'iwsaid' | 'resultsInfo'> }) {
  const { t, formats } = useWords()
  const { iwsaid, resultsInfo = [] } = swimmer
  if (resultsInfo.length === 0) return <p className="note">{t('swimmers:results.none')}</p>
  const hrefOf = (eventId: number) => paths.swimmerResults(eventId, iwsaid)
  return (
    <table className="personal-bests">
      <thead>
        <tr>
          {(['distance', 'time', 'points', 'when'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`swimmers:results.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {resultsInfo.map(({ fId: id, EventName: name, EventNameEn: nameEn, ...result }) => {
          const code = findDistCode(result.distCode)
          return (
            <tr key={`${id} ${result.distCode} ${result.Result}`}>
              <th scope="row">
                {code ? t(`sport:distances.${code}.name`) : result.distCode}
                {result.AgeGroup && <small>{result.AgeGroup}</small>}
              </th>
              <td className="race-time">{result.Result}</td>
              <td>{result.points === null ? t('unknown') : formats.number(result.points)}</td>
              <td>
                <EventLink event={{ id, name, nameEn }} hrefOf={hrefOf} />
                <small>
                  {formats.shortDate(result.EvDate)} ·{' '}
                  {t('swimmers:events.place', { place: String(result.place) })}
                </small>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
