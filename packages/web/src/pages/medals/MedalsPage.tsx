import { PAGE_SIZE } from '@polynya/domain'
import { Button, EmptyState, Skeleton, useWords } from '@polynya/ui'
import { MedalTable } from '../../features/medals/MedalTable.tsx'
import { awardeeIn, awardeeOptions, sortIn, sortOptions } from '../../features/medals/medal-choices.ts'
import { medalsQuery } from '../../features/medals/medal-queries.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { pageIn, useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { Choice } from '../../infrastructure/lists/Choice.tsx'
import { Pager } from '../../infrastructure/lists/Pager.tsx'
import { RequiredChoice } from '../../infrastructure/lists/RequiredChoice.tsx'
import { useQuery } from '../../infrastructure/queries/use-query.ts'

/** Medals and points of a season by club, region or country. */
export function MedalsPage() {
  const { t } = useWords()
  const { client } = useApp()
  const { values } = useAddressQuery()
  const filter = readMedals(values)
  const list = useQuery(medalsQuery(client, { ...filter, page: pageIn(values), limit: PAGE_SIZE.medals }))
  return (
    <div className="page medals-page">
      <h1>{t('standings:medals.heading')}</h1>
      <p className="page-lead">{t('standings:medals.lead')}</p>
      <Filters filter={filter} seasons={list.data?.seasons ?? []} />
      {!list.data && list.error === null && <Skeleton shape="row" count={8} />}
      {!list.data && list.error !== null && (
        <LoadFailed
          title={t('standings:medals.failed')}
          error={list.error}
          isRetrying={list.isFetching}
          onRetry={list.refetch}
        />
      )}
      {list.data?.total === 0 && (
        <EmptyState title={t('standings:medals.none')}>
          <p>{t('standings:medals.noneAdvice')}</p>
        </EmptyState>
      )}
      {list.data && list.data.total > 0 && (
        <>
          <MedalTable
            caption={t(`standings:medals.captions.${filter.by}`)}
            by={filter.by}
            rows={list.data.medals}
            isBusy={list.isFetching}
          />
          <Pager total={list.data.total} size={PAGE_SIZE.medals} />
        </>
      )}
    </div>
  )
}

type MedalFilter = ReturnType<typeof readMedals>

/** Reads the filter of an address; what no table has is left out. */
function readMedals(values: URLSearchParams) {
  const season = values.get('season') ?? ''
  return {
    by: awardeeIn(values.get('by')),
    sort: sortIn(values.get('sort')),
    ...(/^\d{4}-\d{4}$/.test(season) && { season }),
  }
}

function Filters({ filter, seasons }: { readonly filter: MedalFilter; readonly seasons: readonly string[] }) {
  const { t } = useWords()
  const { values, open } = useAddressQuery()
  const choose = (name: string) => (value: string | undefined) => {
    if (value) values.set(name, value)
    else values.delete(name)
    values.delete('page')
    open(values)
  }
  const shownSeasons = new Set([...seasons, ...(filter.season ? [filter.season] : [])])
  return (
    <search className="ranking-filters" aria-label={t('standings:medals.filters')}>
      <RequiredChoice
        label={t('standings:medals.countedBy')}
        value={filter.by}
        options={awardeeOptions(t)}
        onChoose={choose('by')}
      />
      <Choice
        label={t('standings:medals.season')}
        none={t('standings:medals.allSeasons')}
        value={filter.season}
        options={[...shownSeasons].map((value) => ({ value, text: value }))}
        onChoose={choose('season')}
      />
      <RequiredChoice
        label={t('standings:medals.rankedBy')}
        value={filter.sort}
        options={sortOptions(t)}
        onChoose={choose('sort')}
      />
      {values.size > 0 && (
        <Button onClick={() => open(new URLSearchParams())}>{t('standings:medals.reset')}</Button>
      )}
    </search>
  )
}
