import { Skeleton, useWords } from '@polynya/ui'
import { queryOptions } from '@tanstack/react-query'
import { SettingsSection } from '../../features/settings-sections/SettingsSection.tsx'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import type { WordsStore } from '../../infrastructure/words/words-store.ts'

/** The webhooks of the account, with their words. */
const partQuery = (words: Pick<WordsStore, 'load'>) =>
  queryOptions({
    queryKey: keys.code('webhooks'),
    meta: { isForAll: true },
    queryFn: async () =>
      (await Promise.all([import('./webhooks/Webhooks.tsx'), words.load(['embedding'])]))[0],
  })

export function WebhooksSection() {
  const heading = useWords().t('account:webhooks')
  const { data, error, isFetching, refetch } = useQuery(partQuery(useApp().words))
  return (
    <SettingsSection id="webhooks" heading={heading}>
      {data && <data.Webhooks />}
      {!data && error !== null && (
        <LoadFailed title={heading} error={error} isRetrying={isFetching} onRetry={refetch} />
      )}
      {!data && error === null && <Skeleton shape="line" count={2} />}
    </SettingsSection>
  )
}
