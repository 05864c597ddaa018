import type { ComparedSwimmer } from '@polynya/contract'
import { DIST_CODES, parseResultTime } from '@polynya/domain'
import { Button, swimmerName, useWords } from '@polynya/ui'
import { shortDistance } from '../../features/events/distance-name.ts'
import { BestEvent } from '../../features/rankings/BestEvent.tsx'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { ScrollBox } from '../../infrastructure/components/ScrollBox.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { compareQuery } from './ranking-queries.ts'
import { COMPARED } from './ranking-search.ts'

interface Props {
  readonly ids: readonly number[]
  readonly season: string | undefined
  readonly onEnd: () => void
}

/** Best results of two to four swimmers side by side. */
export function Comparison({ ids, season, onEnd }: Props) {
  const { t } = useWords()
  const { client } = useApp()
  if (ids.length === 0) return null
  const query = compareQuery(client, { ids: ids.join(','), ...(season && { season }) })
  return (
    <section className="comparison" aria-labelledby="comparison">
      <h2 id="comparison">{t('rankings:compareHeading')}</h2>
      {ids.length < COMPARED.min ? (
        <p role="status">{t('rankings:compareMore')}</p>
      ) : (
        <Loaded query={query} failed={t('rankings:compareFailed')}>
          {(swimmers) => <ComparisonTable swimmers={swimmers} />}
        </Loaded>
      )}
      <p className="buttons">
        <Button onClick={onEnd}>{t('rankings:compareEnd')}</Button>
      </p>
    </section>
  )
}

function ComparisonTable({ swimmers }: { readonly swimmers: readonly ComparedSwimmer[] }) {
  const words = useWords()
  const { t, language } = words
  const codes = DIST_CODES.filter((code) =>
    swimmers.some(({ bests }) => bests.some(({ distCode }) => distCode === code)),
  )
  if (codes.length === 0) return <p>{t('rankings:compareNone')}</p>
  return (
    <ScrollBox className="ranking" aria-label={t('rankings:compareHeading')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('rankings:distance')}</th>
            {swimmers.map((swimmer) => {
              const name = swimmerName(swimmer, language).main
              return (
                <th key={swimmer.swimmerId} scope="col" lang={name.lang}>
                  <a href={paths.viewSwimmer(swimmer.iwsaid)}>{name.text}</a>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {codes.map((code) => {
            const bests = swimmers.map((each) => each.bests.find(({ distCode }) => distCode === code))
            const fastest = Math.min(...bests.map((best) => timeCs(best?.time)))
            return (
              <tr key={code}>
                <th scope="row">{shortDistance(code, words)}</th>
                {bests.map((best, index) => (
                  <td key={swimmers[index]?.swimmerId} className="ranking-number">
                    {best ? <b>{best.time}</b> : '—'}
                    {best && timeCs(best.time) === fastest && <small>{t('rankings:best')}</small>}
                    {best && <BestEvent best={best} />}
                  </td>
                ))}
              </tr>
            )
          })}
          <tr>
            <th scope="row">{t('rankings:overDistances')}</th>
            {swimmers.map(({ swimmerId, points }) => (
              <td key={swimmerId} className="ranking-number">
                {points ?? '—'}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </ScrollBox>
  )
}

const timeCs = (time: string | null | undefined) =>
  (time ? parseResultTime(time) : null) ?? Number.POSITIVE_INFINITY
