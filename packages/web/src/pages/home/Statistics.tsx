import type { SwimmerStatistics } from '@polynya/contract'
import { Chart, type ChartData, Shares, Skeleton, useWords, type Words } from '@polynya/ui'
import { useMemo } from 'react'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import '@polynya/ui/Chart.css'
import '@polynya/ui/Shares.css'

/** Countries with a row of their own; the others share one. */
const COUNTRIES = 8

/** Who swims: by age group and by country. */
export function Statistics() {
  const words = useWords()
  const { t } = words
  const { data, error, isFetching, refetch } = useQuery(useApp().queries.swimmerStatistics)
  if (data?.total === 0) return null
  return (
    <section className="statistics" aria-labelledby="statistics">
      <h2 id="statistics">{t('home:statistics.heading')}</h2>
      {data && <Charts statistics={data} words={words} />}
      {!data && error === null && <Skeleton shape="card" count={2} />}
      {!data && error !== null && (
        <LoadFailed
          title={t('home:statistics.failed')}
          error={error}
          isRetrying={isFetching}
          onRetry={refetch}
        />
      )}
    </section>
  )
}

function Charts({ statistics, words }: { readonly statistics: SwimmerStatistics; readonly words: Words }) {
  const { t } = words
  const ages = useMemo(() => byAge(statistics, words), [statistics, words])
  return (
    <>
      <Chart title={t('home:statistics.ages')} category={t('home:statistics.age')} data={ages} />
      <Shares
        title={t('home:statistics.countries')}
        category={t('home:statistics.country')}
        counted={t('home:statistics.swimmers')}
        shares={byCountry(statistics, words)}
      />
    </>
  )
}

const byAge = ({ ageGroups }: SwimmerStatistics, { t }: Words): ChartData => ({
  categories: ageGroups.map(({ minAge, maxAge }) => (maxAge === null ? `${minAge}+` : `${minAge}–${maxAge}`)),
  series: [
    { label: t('home:statistics.women'), values: ageGroups.map(({ women }) => women) },
    { label: t('home:statistics.men'), values: ageGroups.map(({ men }) => men) },
  ],
})

function byCountry({ countries }: SwimmerStatistics, { t, formats }: Words) {
  const shares = countries.map(({ country, women, men }) => ({
    label: formats.country(country),
    value: women + men,
  }))
  const others = shares.slice(COUNTRIES).reduce((sum, { value }) => sum + value, 0)
  const shown = shares.slice(0, COUNTRIES)
  return others === 0 ? shown : [...shown, { label: t('home:statistics.others'), value: others }]
}
