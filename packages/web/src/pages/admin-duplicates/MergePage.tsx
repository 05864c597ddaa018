import type { Swimmer } from '@polynya/contract'
import { isApiError } from '@polynya/sdk/light'
import { EmptyState, Skeleton, useWords } from '@polynya/ui'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { CustodyPage } from '../../features/custody/CustodyPage.tsx'
import { mergeResultsQuery, profileQuery } from '../../features/custody/custody-queries.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { MergeForm } from './MergeForm.tsx'

/** Two profiles of one person, field by field, on the way to become one: `/admin/duplicates/12-34`. */
export function MergePage() {
  const { t } = useWords()
  const { pair = '' } = useParams({ strict: false })
  const [one = 0, other = 0] = pair.split('-').map(Number)
  return (
    <CustodyPage heading={t('custody:merge.heading')} intro={t('custody:merge.intro')}>
      <p>
        <a href="/admin/duplicates">{t('custody:merge.back')}</a>
      </p>
      <Two key={pair} ids={[one, other]} />
    </CustodyPage>
  )
}

function Two({ ids }: { readonly ids: readonly number[] }) {
  const { t } = useWords()
  const { client } = useApp()
  const answers = useQueries({ queries: ids.map((id) => profileQuery(client, id)) })
  const [oneId = 0, otherId = 0] = ids
  const results = useQuery(mergeResultsQuery(client, oneId, otherId))
  const [one, other] = answers.map(({ data }) => data)
  if (isConfirmed(one) && isConfirmed(other) && results.data) {
    const version = [one.updatedAt, other.updatedAt].join()
    return <MergeForm key={version} one={one} other={other} doubles={results.data.doubles} />
  }
  const failed = [...answers, results].find(({ error }) => error !== null)
  const isGone = isApiError(failed?.error) && [400, 404].includes(Number(failed.error.status))
  const areUnconfirmed = one && other && !(isConfirmed(one) && isConfirmed(other))
  if (areUnconfirmed || isGone) {
    return (
      <EmptyState title={t('custody:merge.gone')}>
        <p>{t('custody:merge.goneText')}</p>
      </EmptyState>
    )
  }
  if (!failed) return <Skeleton shape="row" count={4} />
  return (
    <LoadFailed
      title={t('custody:merge.failed')}
      error={failed.error}
      isRetrying={failed.isLoading}
      onRetry={() => failed.refetch()}
    />
  )
}

/** Whether a profile is confirmed, and was returned with the fields for administrators. */
const isConfirmed = (swimmer: Swimmer | undefined): swimmer is Swimmer =>
  swimmer?.i_status === 1 && swimmer.updatedAt !== undefined
