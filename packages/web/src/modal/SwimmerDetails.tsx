import type { Region, Swimmer } from '@polynya/contract'
import { isApiError } from '@polynya/sdk/light'
import { EmptyState, SwimmerCard, swimmerName, useWords } from '@polynya/ui'
import { useQueries, useQuery } from '../api/use-query.ts'
import { useApp } from '../app/app-context.ts'
import { LoadFailed } from '../app/LoadFailed.tsx'
import { SwimmerPending } from './SwimmerPending.tsx'
import '@polynya/ui/SwimmerCard.css'
import '@polynya/ui/SwimmerFacts.css'
import '@polynya/ui/SwimmerPhoto.css'

/** A swimmer by registry ID, with every state on the way there. */
export function SwimmerDetails({ iwsaid }: { readonly iwsaid: string }) {
  const { t, language } = useWords()
  const { queries, clock } = useApp()
  const { data: swimmer, error, isLoading, reload } = useQuery(queries.swimmer(iwsaid))
  const region = useRegion(swimmer)
  const name = swimmer && swimmerName(swimmer, language).main.text
  const isMissing = isApiError(error) && error.status === 404

  return (
    <>
      <p role="status" className="visually-hidden">
        {name ? t('swimmers:dialog.loaded', { name }) : !error && t('loading')}
      </p>
      {swimmer && (
        <SwimmerCard swimmer={swimmer} region={region?.[language] ?? null} today={dayOf(clock())} />
      )}
      {!swimmer && !error && <SwimmerPending />}
      {!swimmer && isMissing && (
        <div className="modal-note">
          <EmptyState title={t('swimmers:dialog.notFound')}>
            <p>{t('swimmers:dialog.notFoundAdvice', { id: iwsaid })}</p>
          </EmptyState>
        </div>
      )}
      {!swimmer && error !== undefined && !isMissing && (
        <div className="modal-note">
          <LoadFailed
            title={t('swimmers:dialog.failed')}
            error={error}
            isRetrying={isLoading}
            onRetry={reload}
          />
        </div>
      )}
    </>
  )
}

/** The names of a swimmer's region; without them the card has none. */
function useRegion(swimmer: Swimmer | undefined): Region | undefined {
  const { queries } = useApp()
  const { country, regionCode } = swimmer?.swimmerInfo ?? {}
  const [answer] = useQueries(country && regionCode ? [queries.regions(country)] : [])
  return answer?.data?.regions.find(({ code }) => code === regionCode)
}

/** The date where the reader is. */
const dayOf = (now: Date) =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
