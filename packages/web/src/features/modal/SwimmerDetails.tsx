import { isApiError } from '@polynya/sdk/light'
import { EmptyState, Skeleton, SwimmerCard, swimmerName, useWords } from '@polynya/ui'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { localDate } from '../../infrastructure/formats/local-date.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { useSwimmerRegion } from '../swimmers/use-swimmer-region.ts'
import '@polynya/ui/SwimmerCard.css'
import '@polynya/ui/SwimmerFacts.css'
import '@polynya/ui/SwimmerPhoto.css'

/** A swimmer by registry ID, with every state on the way there. */
export function SwimmerDetails({ iwsaid }: { readonly iwsaid: string }) {
  const { t, language } = useWords()
  const { queries, clock } = useApp()
  const { data: swimmer, error, isFetching, refetch } = useQuery(queries.swimmer(iwsaid))
  const region = useSwimmerRegion(swimmer)
  const name = swimmer && swimmerName(swimmer, language).main.text
  const isMissing = isApiError(error) && error.status === 404

  return (
    <>
      <p role="status" className="visually-hidden">
        {name ? t('swimmers:dialog.loaded', { name }) : !error && t('loading')}
      </p>
      {swimmer && (
        <>
          <SwimmerCard swimmer={swimmer} region={region?.[language] ?? null} today={localDate(clock())} />
          <p className="modal-more">
            <a href={paths.viewSwimmer(swimmer.iwsaid)}>{t('swimmers:dialog.openPage')}</a>
          </p>
        </>
      )}
      {!swimmer && !error && <SwimmerPending />}
      {!swimmer && isMissing && (
        <div className="modal-note">
          <EmptyState title={t('swimmers:dialog.notFound')}>
            <p>{t('swimmers:dialog.notFoundAdvice', { id: iwsaid })}</p>
          </EmptyState>
        </div>
      )}
      {!swimmer && error !== null && !isMissing && (
        <div className="modal-note">
          <LoadFailed
            title={t('swimmers:dialog.failed')}
            error={error}
            isRetrying={isFetching}
            onRetry={refetch}
          />
        </div>
      )}
    </>
  )
}

/** A swimmer's card in its geometry, until it is there. */
function SwimmerPending() {
  return (
    <div className="swimmer-card" aria-hidden="true">
      <div className="swimmer-card-head">
        <span className="swimmer-photo" />
        <div className="swimmer-card-names">
          <Skeleton shape="line" count={3} />
        </div>
      </div>
      <div className="swimmer-card-facts">
        <Skeleton shape="line" count={7} />
      </div>
    </div>
  )
}
