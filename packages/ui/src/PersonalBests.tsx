import { formatRaceTime, personalBests } from '@polynya/domain'
import { EventLink } from './EventLink.tsx'
import type { SwimmerResult } from './swimmer-results.ts'
import { useWords } from './words.ts'

interface Props {
  readonly results: readonly SwimmerResult[]
  /** Returns the URL of an event's page. */
  readonly hrefOf: (eventId: number) => string
}

/** Best time of each distance, with its points, date and event. */
export function PersonalBests({ results, hrefOf }: Props) {
  const { t, formats } = useWords()
  if (results.length === 0) return <p className="note">{t('swimmers:results.none')}</p>
  return (
    <table className="personal-bests">
      <thead>
        <tr>
          <th scope="col">{t('swimmers:results.distance')}</th>
          <th scope="col">{t('swimmers:results.time')}</th>
          <th scope="col">{t('swimmers:results.points')}</th>
          <th scope="col">{t('swimmers:results.when')}</th>
        </tr>
      </thead>
      <tbody>
        {personalBests(results).map(({ distCode, timeCs, points, date, event }) => (
          <tr key={distCode}>
            <th scope="row">{t(`sport:distances.${distCode}.name`)}</th>
            <td className="race-time">{formatRaceTime(timeCs)}</td>
            <td>{points === null ? t('unknown') : formats.number(points)}</td>
            <td>
              <EventLink event={event} hrefOf={hrefOf} />
              <small>{formats.shortDate(date)}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
