import type { Swimmer } from '@polynya/contract'
import { findDistCode, type Progress, parseResultTime, progressOf } from '@polynya/domain'
import { EventLink, inLanguage, PersonalBest, useWords } from '@polynya/ui'
import { paths } from '../../infrastructure/addresses/paths.ts'

/** The published results of a swimmer and of teams with them, the latest first; an event's link shows the swimmer in its results. */
export function SwimmerResults({ swimmer }: { readonly swimmer: Pick<Swimmer, 'iwsaid' | 'resultsInfo'> }) {
  const { t, formats } = useWords()
  const { iwsaid, resultsInfo = [] } = swimmer
  if (resultsInfo.length === 0) return <p className="note">{t('swimmers:results.none')}</p>
  const progress = progressByResult(resultsInfo)
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
        {resultsInfo.map((info) => {
          const { fId: id, EventName: name, EventNameEn: nameEn, ...result } = info
          const code = findDistCode(result.distCode)
          return (
            <tr key={`${id} ${result.distCode} ${result.Result}`}>
              <th scope="row">
                {code ? t(`sport:distances.${code}.name`) : result.distCode}
                {result.AgeGroup && <small>{result.AgeGroup}</small>}
                {result.team && <TeamName team={result.team} />}
              </th>
              <td className="race-time">
                {result.Result} <ProgressNote progress={progress.get(info)} />
              </td>
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

function TeamName({ team }: { readonly team: NonNullable<Results[number]['team']> }) {
  const { language } = useWords()
  const name = inLanguage(language, { ru: team.teamNameRu, en: team.teamNameEn })
  return <small lang={name?.lang}>{name?.text}</small>
}

type Results = NonNullable<Swimmer['resultsInfo']>

/** Progress of each published time against the earlier ones of its distance. */
function progressByResult(resultsInfo: Results): ReadonlyMap<Results[number], Progress> {
  const timed = resultsInfo.flatMap((info) => {
    if (info.team) return []
    const [distCode, timeCs] = [findDistCode(info.distCode), parseResultTime(info.Result)]
    return distCode && timeCs !== null ? [{ info, distCode, timeCs, date: info.EvDate }] : []
  })
  return new Map([...progressOf(timed)].map(([{ info }, progress]) => [info, progress]))
}

/** The gain of a personal best, else the change since the last start. */
function ProgressNote({ progress }: { readonly progress: Progress | undefined }) {
  const { t } = useWords()
  const { gainCs = null, sinceLastCs = null } = progress ?? {}
  if (gainCs !== null) return <PersonalBest gainCs={gainCs} />
  if (sinceLastCs === null) return null
  const change = `${sinceLastCs < 0 ? '−' : '+'}${secondsOf(Math.abs(sinceLastCs))}`
  return <small>{t('swimmers:results.sinceLast', { change })}</small>
}

const secondsOf = (timeCs: number) => (timeCs / 100).toFixed(2)
