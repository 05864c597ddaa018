import type { Series } from '@polynya/contract'
import type { DistCode } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { distanceText } from '../../features/events/distance-name.ts'

/** The rules of a series in words. */
export function SeriesRules({ rules }: { readonly rules: Series['rules'] }) {
  const words = useWords()
  const { t } = words
  const { scoring, placeValues, startsPerStage, stagesCounted, distances } = rules
  const lines = [
    scoring === 'points'
      ? t('standings:series.rules.points')
      : t('standings:series.rules.places', { values: placeValues.join(', ') }),
    startsPerStage === null
      ? t('standings:series.rules.allStarts')
      : t('standings:series.rules.starts', { count: startsPerStage }),
    stagesCounted === null
      ? t('standings:series.rules.allStages')
      : t('standings:series.rules.stages', { count: stagesCounted }),
    ...(distances.length > 0
      ? [
          t('standings:series.rules.distances', {
            distances: distances.map((code) => distanceText(code as DistCode, words)).join(', '),
          }),
        ]
      : []),
    t('standings:series.rules.ties'),
  ]
  return (
    <details className="series-rules">
      <summary>{t('standings:series.rules.heading')}</summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}
