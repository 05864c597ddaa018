import { isApiError } from '@polynya/sdk/light'
import { Skeleton, swimmerName, useWords } from '@polynya/ui'
import { useParams } from '@tanstack/react-router'
import { canEditQuery } from '../../features/swimmers/swimmer-queries.ts'
import { regionQueries } from '../../features/swimmers/use-swimmer-region.ts'
import { DeniedAdvice } from '../../infrastructure/components/DeniedAdvice.tsx'
import { isDenied, LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { type App, useApp } from '../../infrastructure/context/app-context.ts'
import { usePageTitle } from '../../infrastructure/context/page-title.ts'
import { need } from '../../infrastructure/queries/need.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { LazyUnconfirmed } from './lazy-unconfirmed.ts'
import { NoSwimmer } from './NoSwimmer.tsx'
import { SwimmerActions } from './SwimmerActions.tsx'
import { SwimmerBand } from './SwimmerBand.tsx'
import { SwimmerSections } from './SwimmerSections.tsx'
import './view-swimmer.css'

/** Has what the page shows at once: the swimmer with their region, and whether an account may change them. */
export async function loadSwimmer(app: App, iwsaid: string) {
  const { client, queryClient, queries } = app
  const query = queries.swimmer(iwsaid.toUpperCase())
  await need(app, { words: ['swimmers', 'swimmerPages', 'sport', 'messages'], queries: [query] })
  const swimmer = queryClient.getQueryData(query.queryKey)
  if (!swimmer) return
  const own = client.session.user ? [canEditQuery(client, swimmer.id)] : []
  await Promise.all([
    need(app, { words: [], queries: [...regionQueries(app, swimmer), ...own] }),
    swimmer.i_status === 0 && LazyUnconfirmed.preload?.(),
  ])
}

export function SwimmerPage() {
  const { t, language } = useWords()
  const { queries } = useApp()
  const { iwsaid = '' } = useParams({ strict: false })
  const id = iwsaid.toUpperCase()
  const { data: swimmer, error, isFetching, refetch } = useQuery(queries.swimmer(id))
  const reason = isApiError(error) ? error.reason : undefined
  const isMissing = reason === 'swimmer_not_found' || reason === 'registry_id_wrong'
  usePageTitle({
    name: isMissing
      ? t('swimmers:dialog.notFound')
      : (swimmer && swimmerName(swimmer, language).main.text) || t('swimmerPages:profile.loading'),
  })

  if (isMissing) return <NoSwimmer id={iwsaid} isId={reason === 'swimmer_not_found'} />
  if (swimmer) {
    return (
      <>
        <SwimmerBand swimmer={swimmer}>
          <SwimmerActions swimmer={swimmer} />
        </SwimmerBand>
        <SwimmerSections swimmer={swimmer} />
      </>
    )
  }
  if (isDenied(error)) {
    return (
      <div className="page narrow-page">
        <h1>{t('messages:swimmers.unavailable')}</h1>
        <DeniedAdvice />
      </div>
    )
  }
  return (
    <div className="page">
      <h1 className="visually-hidden">{t('swimmerPages:profile.loading')}</h1>
      {error === null ? (
        <Skeleton shape="line" count={8} />
      ) : (
        <LoadFailed
          title={t('swimmerPages:profile.failed')}
          error={error}
          isRetrying={isFetching}
          onRetry={refetch}
        />
      )}
    </div>
  )
}
