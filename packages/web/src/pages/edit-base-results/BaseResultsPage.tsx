import { EmptyState, useWords } from '@polynya/ui'
import { baseResultsQuery, baseYearsQuery } from '../../features/points/base-results-queries.ts'
import { chosenYear, YearChoice } from '../../features/points/YearChoice.tsx'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { BaseResultsForm } from './BaseResultsForm.tsx'
import { YearActions } from './YearActions.tsx'
import { YearsChart } from './YearsChart.tsx'
import './edit-base-results.css'

/** Base results by year, for those to whom the federation gave the right. */
export function BaseResultsPage() {
  const { t } = useWords()
  const user = useUser()
  return (
    <div className="page base-results">
      <h1>{t('points:edit.heading')}</h1>
      {user?.canEditBaseResults ? (
        <Years />
      ) : (
        <EmptyState title={t('accessDenied.title')}>
          <p>{t('points:edit.denied')}</p>
        </EmptyState>
      )}
    </div>
  )
}

function Years() {
  const { t } = useWords()
  const { client } = useApp()
  const { values, open } = useAddressQuery()
  const show = (year: number | null) => open(new URLSearchParams(year === null ? {} : { year: String(year) }))
  const failed = t('points:failed')
  return (
    <>
      <p>{t('points:edit.intro')}</p>
      <Loaded query={baseYearsQuery(client)} failed={failed}>
        {(years) => {
          const chosen = chosenYear(years, values.get('year'))
          return (
            <>
              <div className="base-results-year">
                {chosen && <YearChoice years={years} year={chosen.year} onChoose={show} />}
                <YearActions years={years} chosen={chosen} onShow={show} />
              </div>
              {chosen ? (
                <>
                  <Loaded query={baseResultsQuery(client, chosen.year)} failed={failed} rows={8}>
                    {(table) => <BaseResultsForm key={table.year} table={table} />}
                  </Loaded>
                  <YearsChart years={years} />
                </>
              ) : (
                <EmptyState title={t('points:none')}>
                  <p>{t('points:edit.createText')}</p>
                </EmptyState>
              )}
            </>
          )
        }}
      </Loaded>
    </>
  )
}
