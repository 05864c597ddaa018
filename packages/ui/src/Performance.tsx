import { bestSoFar, personalBests, raceTimeTick } from '@polynya/domain'
import { useId, useMemo, useState } from 'react'
import { Chart } from './Chart.tsx'
import type { ChartData } from './chart-data.ts'
import { inLanguage } from './in-language.ts'
import type { SwimmerResult } from './swimmer-results.ts'
import { useWords, type Words } from './words.ts'

interface Props {
  readonly results: readonly SwimmerResult[]
}

/** Times of a distance in chronological order against the best time so far, with a choice of the distance. */
export function Performance({ results }: Props) {
  const words = useWords()
  const { t } = words
  const id = useId()
  const distances = useMemo(() => distancesOf(results), [results])
  const [chosen, setChosen] = useState<string>()
  const distCode = distances.find(({ code }) => code === chosen)?.code ?? distances[0]?.code
  const data = useMemo(
    () =>
      chartOf(
        results.filter((result) => result.distCode === distCode),
        words,
      ),
    [results, distCode, words],
  )
  if (!distCode) return <p className="note">{t('swimmers:performance.none')}</p>
  return (
    <div className="performance">
      <p>
        <label htmlFor={id}>{t('swimmers:results.distance')}</label>
        <select id={id} value={distCode} onChange={({ target }) => setChosen(target.value)}>
          {distances.map(({ code, count }) => (
            <option key={code} value={code}>
              {t(`sport:distances.${code}.name`)} ({t('swimmers:performance.once', { count })})
            </option>
          ))}
        </select>
      </p>
      <Chart
        title={t('swimmers:performance.title', { distance: t(`sport:distances.${distCode}.name`) })}
        category={t('swimmers:performance.start')}
        data={data}
        kind="lines"
        write={raceTimeTick}
      />
    </div>
  )
}

/** Distances of the results, most frequent first. */
const distancesOf = (results: readonly SwimmerResult[]) =>
  personalBests(results)
    .map(({ distCode: code }) => ({
      code,
      count: results.filter(({ distCode }) => distCode === code).length,
    }))
    .toSorted((one, other) => other.count - one.count)

function chartOf(results: readonly SwimmerResult[], { t, formats, language }: Words): ChartData {
  const starts = bestSoFar(results)
  return {
    categories: starts.map(({ result }) => formats.shortDate(result.date)),
    notes: starts.map(
      ({ result: { event } }) => inLanguage(language, { ru: event.name, en: event.nameEn })?.text ?? '',
    ),
    series: [
      { label: t('swimmers:results.time'), values: starts.map(({ result }) => result.timeCs) },
      { label: t('swimmers:performance.best'), values: starts.map(({ bestCs }) => bestCs) },
    ],
  }
}
