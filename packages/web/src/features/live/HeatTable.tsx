import type { RankedResult } from '@polynya/contract'
import { resultParts } from '@polynya/i18n'
import { starterName, useWords } from '@polynya/ui'
import { distanceName } from '../events/distance-name.ts'
import type { BoardHeat } from './live-board.ts'
import { type Moment, whenText } from './live-text.ts'

interface Props {
  readonly heat: BoardHeat
  /** Absent where the start of the heat is not of interest. */
  readonly moment?: Moment
  /** Registry IDs of swimmers to highlight. */
  readonly mine?: ReadonlySet<string>
}

/** A heat: lanes, starters, their results or declared times. */
export function HeatTable({ heat, moment, mine }: Props) {
  const words = useWords()
  const { t, language } = words
  const when = moment && whenText(heat, moment, words)
  return (
    <table className="live-heat">
      <caption>
        {heat.parts.map((part) => (
          <div key={part.list.distanceId}>
            <b>{distanceName(part.list, words)}</b>{' '}
            <span>{t('live:heat', { heat: String(part.heat.heat) })}</span>
          </div>
        ))}
        <span>{[when, heat.isOfficial && t('live:official')].filter(Boolean).join(' · ')}</span>
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('startLists:columns.lane')}</th>
          <th scope="col">{t('startLists:columns.name')}</th>
          <th scope="col">{t('live:time')}</th>
        </tr>
      </thead>
      <tbody>
        {heat.lanes.map(({ lane, list, starter, result }) => {
          const name = starterName(starter, language)
          return (
            <tr key={starter.entryId} data-found={mine?.has(starter.iwsaid) || undefined}>
              <td>{lane}</td>
              <th scope="row" lang={name.lang}>
                {name.text}
                {heat.parts.length > 1 && <small lang={language}>{distanceName(list, words)}</small>}
              </th>
              <td className="race-time">
                {result ? <Outcome result={result} /> : <SeedTime time={starter.seedTime} />}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function SeedTime({ time }: { readonly time: string | null }) {
  const { t } = useWords()
  if (time === null) return t('startLists:noTime')
  return (
    <>
      {time} <small>{t('live:declared')}</small>
    </>
  )
}

function Outcome({ result }: { readonly result: RankedResult }) {
  const { main, place } = resultParts(result, useWords().t)
  return (
    <>
      <b>{main}</b> {place && <small>{place}</small>}
    </>
  )
}
