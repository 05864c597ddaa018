import type { ResultImport } from '@polynya/contract'
import { isUncertainMatch } from '@polynya/domain'
import { useWords } from '@polynya/ui'

type FileDistance = Pick<ResultImport['distances'][number], 'line' | 'what' | 'distCode' | 'distanceIds'>
type FileStarter = Pick<ResultImport['starters'][number], 'line' | 'name' | 'iwsaid' | 'score'> & {
  readonly teamId?: string | null
}

interface Props<Distance extends FileDistance> {
  readonly distances: readonly Distance[]
  readonly starters: readonly FileStarter[]
  /** Number of the starts of a distance. */
  readonly countOf: (distance: Distance) => number
  /** Key of its text. */
  readonly count: `printouts:exchange.${'resultCount' | 'entryCount' | 'startCount'}`
}

/** What the distances of a file are here, and the swimmers who may be other ones. */
export function FileMatches<Distance extends FileDistance>(props: Props<Distance>) {
  const { t } = useWords()
  const { distances, starters, countOf, count } = props
  const uncertain = starters.filter(({ score }) => isUncertainMatch(score))
  const noteOf = ({ distCode, distanceIds }: FileDistance) => {
    if (distanceIds.length > 0) return distCode
    return distCode === null ? t('administration:fileImports.notSwum') : t('printouts:exchange.notInEvent')
  }
  return (
    <>
      <p>
        <b>{t('administration:fileImports.distances')}</b>
      </p>
      <ul>
        {distances
          .filter((distance) => countOf(distance) > 0)
          .map((distance) => (
            <li key={distance.line}>
              {distance.what} → {noteOf(distance)}, {t(count, { count: countOf(distance) })}
            </li>
          ))}
      </ul>
      {uncertain.length > 0 && (
        <>
          <p>
            <b>{t('printouts:exchange.uncertain')}</b>
          </p>
          <ul>
            {uncertain.map(({ line, name, iwsaid, teamId, score }) => (
              <li key={line}>
                {t('printouts:exchange.match', { name, found: iwsaid ?? teamId ?? '', score: String(score) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
