import { PAGE_SIZE } from '@polynya/domain'
import { EmptyState, Skeleton, useWords } from '@polynya/ui'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { pageIn, useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { Pager } from '../../infrastructure/lists/Pager.tsx'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { Manage } from './Manage.tsx'
import { RecordFilters } from './RecordFilters.tsx'
import { RecordHistory } from './RecordHistory.tsx'
import { RecordTable } from './RecordTable.tsx'
import { recordsQuery } from './record-queries.ts'
import { readHistory, readRecords } from './record-search.ts'
import '../../features/rankings/rankings.css'
import './records.css'

/** Current records, and the history of one of them. */
export function RecordsPage() {
  const { t } = useWords()
  const { client } = useApp()
  const { values } = useAddressQuery()
  const filter = readRecords(values)
  const scope = readHistory(values)
  const list = useQuery(recordsQuery(client, { ...filter, page: pageIn(values), limit: PAGE_SIZE.records }))
  return (
    <div className="page records-page">
      <h1>{t('records:heading')}</h1>
      <p className="page-lead">{t('records:lead')}</p>
      <Manage>{({ RecordActions }) => <RecordActions />}</Manage>
      <RecordFilters filter={filter} />
      {scope && <RecordHistory scope={scope} />}
      {!list.data && list.error === null && <Skeleton shape="row" count={8} />}
      {!list.data && list.error !== null && (
        <LoadFailed
          title={t('records:failed')}
          error={list.error}
          isRetrying={list.isFetching}
          onRetry={list.refetch}
        />
      )}
      {list.data?.total === 0 && (
        <EmptyState title={t('records:none')}>
          <p>{t('records:noneAdvice')}</p>
        </EmptyState>
      )}
      {list.data && list.data.total > 0 && (
        <>
          <RecordTable
            caption={t('records:caption')}
            records={list.data.records}
            isBusy={list.isFetching}
            hasHistory
          />
          <Pager total={list.data.total} size={PAGE_SIZE.records} />
        </>
      )}
    </div>
  )
}
