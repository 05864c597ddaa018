import { EmptyState, useWords } from '@polynya/ui'
import { baseResultsQuery, baseYearsQuery } from '../../features/points/base-results-queries.ts'
import { chosenYear, YearChoice } from '../../features/points/YearChoice.tsx'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { Conversion } from './Conversion.tsx'
import './convert-scores.css'

/** Converts times to points and back, for any year of base results. */
export function ConvertScoresPage() {
  const { t } = useWords()
  const { client } = useApp()
  const { values, open } = useAddressQuery()
  const failed = t('points:failed')
  return (
    <div className="page convert-scores">
      <h1>{t('points:convert.heading')}</h1>
      <p className="page-lead">{t('points:convert.intro')}</p>
      <Loaded query={baseYearsQuery(client)} failed={failed}>
        {(years) => {
          const chosen = chosenYear(years, values.get('year'))
          if (!chosen) {
            return (
              <EmptyState title={t('points:none')}>
                <p>{t('points:noneText')}</p>
              </EmptyState>
            )
          }
          const choose = (year: number) => {
            values.set('year', String(year))
            open(values)
          }
          return (
            <Loaded query={baseResultsQuery(client, chosen.year)} failed={failed}>
              {({ results }) => (
                <Conversion results={results}>
                  <YearChoice years={years} year={chosen.year} onChoose={choose} />
                </Conversion>
              )}
            </Loaded>
          )
        }}
      </Loaded>
    </div>
  )
}
