import type { BaseResults, BaseYear } from '@polynya/contract'
import { type DistCode, GENDERS, parseRaceTime, raceTimeTick } from '@polynya/domain'
import { Chart, useWords } from '@polynya/ui'
import { queryOptions } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { BASE_DISTANCES } from './base-results-draft.ts'

/** How the base result of a distance changed over the years, for women and men. */
export function YearsChart({ years }: { readonly years: readonly BaseYear[] }) {
  const { t } = useWords()
  const { client } = useApp()
  const query = queryOptions({
    queryKey: keys.baseResults.tables(years.map(({ year, version }) => `${year}-${version}`)),
    queryFn: ({ signal }) =>
      Promise.all(years.map(({ year }) => client.baseResults.get({ params: { year } }, { signal }))),
  })
  return (
    <Loaded query={query} failed={t('points:failed')}>
      {(tables) => <DistanceChart tables={tables} />}
    </Loaded>
  )
}

function DistanceChart({ tables }: { readonly tables: readonly BaseResults[] }) {
  const { t } = useWords()
  const [distCode, setDistCode] = useState<DistCode>('25FR')
  const distance = t(`sport:distances.${distCode}.name`)
  const data = useMemo(() => {
    const timesOf = (table: BaseResults) =>
      ([2, 1] as const).map((gender) => {
        const found = table.results.find((one) => one.distCode === distCode && one.gender === gender)
        return found ? parseRaceTime(found.result) : null
      })
    const rows = tables
      .toSorted((one, other) => one.year - other.year)
      .flatMap((table) => {
        const [women, men] = timesOf(table)
        return typeof women === 'number' && typeof men === 'number' ? [{ year: table.year, women, men }] : []
      })
    return {
      categories: rows.map(({ year }) => String(year)),
      series: [
        { label: t(`points:genders.${GENDERS[2]}`), values: rows.map(({ women }) => women) },
        { label: t(`points:genders.${GENDERS[1]}`), values: rows.map(({ men }) => men) },
      ],
    }
  }, [tables, distCode, t])
  return (
    <section className="base-results-chart">
      <label>
        {t('points:distance')}
        <select value={distCode} onChange={({ target }) => setDistCode(target.value as DistCode)}>
          {BASE_DISTANCES.map((code) => (
            <option key={code} value={code}>
              {t(`sport:distances.${code}.name`)}
            </option>
          ))}
        </select>
      </label>
      {data.categories.length > 1 ? (
        <Chart
          title={t('points:edit.chart', { distance })}
          category={t('points:year')}
          data={data}
          kind="lines"
          write={raceTimeTick}
          headingLevel={2}
        />
      ) : (
        <p>{t('points:edit.chartNone')}</p>
      )}
    </section>
  )
}
