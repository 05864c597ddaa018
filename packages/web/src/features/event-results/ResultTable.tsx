import type { RankedResult, ResultList } from '@polynya/contract'
import { findDistCode, isResultOf, isTimed, PENALTY_CS } from '@polynya/domain'
import { starterName, useWords, type Words } from '@polynya/ui'
import { useModalHref } from '../../infrastructure/addresses/use-modal-href.ts'
import { distanceName } from '../events/distance-name.ts'
import { PersonalBest } from './PersonalBest.tsx'
import { RecordMarks } from './RecordMarks.tsx'

interface Props {
  readonly list: ResultList
  readonly highlighted: string | undefined
}

/** The results of a distance with places in the absolute ranking, the age group and the division. */
export function ResultTable({ list, highlighted }: Props) {
  const words = useWords()
  const { t } = words
  const code = findDistCode(list.distCode)
  const hasPlaces = code !== null && isTimed(code)
  const hasPoints = list.results.some(({ points }) => points !== null)
  return (
    <div className="results">
      <table>
        <caption className="visually-hidden">
          {t('results:table.caption', { distance: distanceName(list, words) })}
        </caption>
        <thead>
          <tr>
            {hasPlaces && (
              <>
                <th scope="col">
                  <abbr title={t('results:table.placeAbsoluteFull')}>{t('results:table.placeAbsolute')}</abbr>
                </th>
                <th scope="col">
                  <abbr title={t('results:table.placeGroupFull')}>{t('results:table.placeGroup')}</abbr>
                </th>
              </>
            )}
            <th scope="col">{t('results:table.name')}</th>
            <th scope="col">{t('results:table.time')}</th>
            {hasPoints && <th scope="col">{t('results:table.points')}</th>}
          </tr>
        </thead>
        <tbody>
          {list.results.map((result) => (
            <ResultRow
              key={result.starter.entryId}
              result={result}
              isFound={highlighted !== undefined && isResultOf(result, highlighted)}
              {...{ hasPlaces, hasPoints }}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  readonly result: RankedResult
  readonly isFound: boolean
  readonly hasPlaces: boolean
  readonly hasPoints: boolean
}

function ResultRow({ result, isFound, hasPlaces, hasPoints }: RowProps) {
  const words = useWords()
  const { language, formats, t } = words
  const hrefOf = useModalHref()
  const { starter, places, points, paraGroup } = result
  const name = starterName(starter, language)
  const { birthYear, ageGroup, division, club, city, country, team } = starter
  const from = [club, city, country === 'RU' ? null : formats.country(country)].filter(Boolean).join(', ')
  const facts = team ? [from] : [birthYear, ageGroup, division, from]
  return (
    <tr data-found={isFound || undefined}>
      {hasPlaces && (
        <>
          <td className="result-place">{places.absolute}</td>
          <td className="result-place">{places.ageGroup}</td>
        </>
      )}
      <th scope="row">
        <a href={hrefOf(starter.iwsaid)} lang={name.lang}>
          {name.text}
        </a>
        <small>{facts.filter(Boolean).join(' · ')}</small>
        {division !== null && places.division !== null && (
          <small>{t('results:table.placeIn', { place: String(places.division), group: division })}</small>
        )}
        {paraGroup && places.para !== null && (
          <small>{t('results:table.placeIn', { place: String(places.para), group: paraGroup })}</small>
        )}
      </th>
      <td>
        <ResultTime result={result} words={words} />
        <ProgressMark progress={result.progress} words={words} />
        <RankMark evskRank={result.evskRank} words={words} />
        <RecordMarks records={result.records} words={words} />
      </td>
      {hasPoints && <td className="result-points">{points}</td>}
    </tr>
  )
}

/** A personal best with its gain, or a season best. */
function ProgressMark({
  progress,
  words: { t },
}: Pick<RankedResult, 'progress'> & { readonly words: Words }) {
  if (progress === null) return null
  if (progress.gainCs !== null) return <PersonalBest gainCs={progress.gainCs} />
  if (!progress.isSeasonBest) return null
  return (
    <small>
      <abbr title={t('swimmers:results.seasonBestFull')}>{t('swimmers:results.seasonBest')}</abbr>
    </small>
  )
}

/** The rank whose norm a time fulfils. */
function RankMark({ evskRank, words: { t } }: Pick<RankedResult, 'evskRank'> & { readonly words: Words }) {
  if (evskRank === null) return null
  return (
    <small>
      <abbr title={t('results:rankFull', { rank: t(`sport:ranks.${evskRank}.name`) })}>
        {t('results:rank', { rank: t(`sport:ranks.${evskRank}.short`) })}
      </abbr>
    </small>
  )
}

/** The final time, or why there is none, with the raw time and each penalty. */
function ResultTime({ result, words: { t } }: { readonly result: RankedResult; readonly words: Words }) {
  const { status, finalTime, rawTime, penalties, code, reason, splits } = result
  const isFinished = status === 'finished'
  const codes = penalties.map(({ code: penalty, leg }) =>
    leg === null ? penalty : t('results:table.leg', { code: penalty, leg: String(leg) }),
  )
  return (
    <>
      {isFinished && <b>{finalTime ?? t('results:table.participated')}</b>}
      {!isFinished && (
        <b title={t(`results:statuses.${status}`)}>{[status, code].filter(Boolean).join(' ')}</b>
      )}
      {!isFinished && finalTime && <small>{finalTime}</small>}
      {!isFinished && <small>{code ? t(`results:codes.${code}`) : t(`results:statuses.${status}`)}</small>}
      {penalties.length > 0 && (
        <small>
          {t('results:table.raw', { time: rawTime ?? '' })},{' '}
          {t('results:table.penalties', {
            seconds: String((penalties.length * PENALTY_CS) / 100),
            codes: codes.join(', '),
          })}
        </small>
      )}
      {splits.length > 0 && <small>{t('results:table.splits', { times: splits.join(', ') })}</small>}
      {reason && <small>{reason}</small>}
    </>
  )
}
