import { PAGE_SIZE } from '@polynya/domain'
import { EmptyState, Skeleton, useWords } from '@polynya/ui'
import { distanceText } from '../../features/events/distance-name.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { pageIn, useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { Pager } from '../../infrastructure/lists/Pager.tsx'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { Comparison } from './Comparison.tsx'
import { OwnPlaces } from './OwnPlaces.tsx'
import { RankingFilters } from './RankingFilters.tsx'
import { RankingTable } from './RankingTable.tsx'
import { ownRankingQuery, rankingQuery } from './ranking-queries.ts'
import { type RankingFilter, readCompared, readRanking } from './ranking-search.ts'
import '../../features/rankings/rankings.css'

/** Swimmers by their best results, or by points over distances. */
export function RankingsPage() {
  const { t } = useWords()
  const { client } = useApp()
  const { values, open } = useAddressQuery()
  const filter = readRanking(values)
  const compared = readCompared(values)
  const list = useQuery(rankingQuery(client, { ...filter, page: pageIn(values), limit: PAGE_SIZE.rankings }))
  const own = useQuery({ ...ownRankingQuery(client, filter), enabled: useUser() !== null }).data ?? []
  const caption = useCaption(filter)

  function compare(ids: readonly number[]) {
    if (ids.length > 0) values.set('compare', ids.join(','))
    else values.delete('compare')
    open(values)
  }

  return (
    <div className="page rankings-page">
      <h1>{t('rankings:heading')}</h1>
      <p className="page-lead">{t('rankings:lead')}</p>
      <RankingFilters filter={filter} seasons={list.data?.seasons ?? []} />
      <OwnPlaces rankings={own} />
      <Comparison ids={compared} season={filter.season} onEnd={() => compare([])} />
      {!list.data && list.error === null && <Skeleton shape="row" count={8} />}
      {!list.data && list.error !== null && (
        <LoadFailed
          title={t('rankings:failed')}
          error={list.error}
          isRetrying={list.isFetching}
          onRetry={list.refetch}
        />
      )}
      {list.data?.total === 0 && (
        <EmptyState title={t('rankings:none')}>
          <p>{t('rankings:noneAdvice')}</p>
        </EmptyState>
      )}
      {list.data && list.data.total > 0 && (
        <>
          <RankingTable
            caption={t('rankings:caption', { ranking: caption })}
            rows={list.data.rankings}
            isBusy={list.isFetching}
            own={new Set(own.map(({ swimmerId }) => swimmerId))}
            compared={compared}
            onCompare={compare}
          />
          <Pager total={list.data.total} size={PAGE_SIZE.rankings} />
        </>
      )}
    </div>
  )
}

function useCaption({ distCode, gender }: RankingFilter): string {
  const words = useWords()
  const { t } = words
  const distance = distCode ? distanceText(distCode, words) : t('rankings:overDistances')
  return `${distance}, ${t(gender === 1 ? 'sport:genders.men' : 'sport:genders.women')}`
}
