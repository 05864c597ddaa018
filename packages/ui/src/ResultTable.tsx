import type { RankedResult, ResultList } from '@polynya/contract'
import { findDistCode, isResultOf, isTimed } from '@polynya/domain'
import { distanceName } from './distance-name.ts'
import { ResultTime } from './ResultTime.tsx'
import { starterName } from './starter-name.ts'
import { useWords } from './words.ts'

interface Props {
  readonly list: Pick<ResultList, 'distCode' | 'gender' | 'results'>
  /** Gives the address of a swimmer by registry ID. */
  readonly hrefOf: (iwsaid: string) => string
  /** Registry ID of a swimmer to bring out. */
  readonly highlighted?: string | undefined
  /** Entries whose results have just arrived. */
  readonly fresh?: ReadonlySet<number>
}

/** The results of a distance with places in the absolute ranking, the age group and the division. */
export function ResultTable({ list, hrefOf, highlighted, fresh }: Props) {
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
              isFresh={fresh?.has(result.starter.entryId) ?? false}
              {...{ hrefOf, hasPlaces, hasPoints }}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps extends Pick<Props, 'hrefOf'> {
  readonly result: RankedResult
  readonly isFound: boolean
  readonly isFresh: boolean
  readonly hasPlaces: boolean
  readonly hasPoints: boolean
}

function ResultRow({ result, hrefOf, isFound, isFresh, hasPlaces, hasPoints }: RowProps) {
  const { language, formats, t } = useWords()
  const { starter, places, points, paraGroup } = result
  const name = starterName(starter, language)
  const { birthYear, ageGroup, division, club, city, country, team } = starter
  const from = [club, city, country === 'RU' ? null : formats.country(country)].filter(Boolean).join(', ')
  const facts = team ? [from] : [birthYear, ageGroup, division, from]
  return (
    <tr data-found={isFound || undefined} data-fresh={isFresh || undefined}>
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
        <ResultTime result={result} />
        {isFresh && <small className="result-fresh">{t('results:table.fresh')}</small>}
      </td>
      {hasPoints && <td className="result-points">{points}</td>}
    </tr>
  )
}
