import type { EventView } from '@polynya/contract'
import { isApiError } from '@polynya/sdk/light'
import { EmptyState, useWords } from '@polynya/ui'
import { getRouteApi } from '@tanstack/react-router'
import { eventName } from '../../features/events/event-name.ts'
import { whyNotOpen } from '../../features/events/not-open.ts'
import { OpeningCountdown } from '../../features/events/OpeningCountdown.tsx'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { usePageTitle } from '../../infrastructure/context/page-title.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { administers } from '../../infrastructure/session/administers.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { useObservable } from '../../infrastructure/state/use-observable.ts'
import { EventBand } from './EventBand.tsx'
import { EventPending } from './EventPending.tsx'
import { EventSections } from './EventSections.tsx'
import { LazyFollow } from './following/LazyFollow.tsx'
import { ManageSection } from './ManageSection.tsx'
import { ActionLink, RegisterAction } from './RegisterAction.tsx'

/** Registration is still to open. */
const OPENS_LATER: ReadonlySet<string> = new Set(['willOpen', 'unknown'])

const route = getRouteApi('/view-event/$id/{-$iwsaid}')

export function EventPage() {
  const { t, language } = useWords()
  const { queries, interfaceState } = useApp()
  const { admValue } = useObservable(interfaceState)
  const user = useUser()
  const { id, iwsaid } = route.useParams()
  const { data: event, error, isFetching, refetch } = useQuery(queries.event(Number(id)))
  const isMissing = isApiError(error) && error.status === 404
  const isManaged = event !== undefined && admValue === '1' && administers(user, event.region)
  usePageTitle({ name: isMissing ? t('titles.notFound') : event && eventName(event, language).text })

  if (isMissing) {
    return (
      <div className="page">
        <h1>{t('events:page.notFound')}</h1>
        <EmptyState title={t('events:page.notFoundAdvice')}>
          <a href={paths.events}>{t('events:page.back')}</a>
        </EmptyState>
      </div>
    )
  }
  if (event) {
    return (
      <>
        <EventBand event={event}>
          <EventAction event={event} />
        </EventBand>
        {OPENS_LATER.has(event.registration.state) && <LazyFollow event={event} />}
        <EventSections event={event} iwsaid={iwsaid} isManaged={isManaged} />
        {isManaged && <ManageSection event={event} />}
      </>
    )
  }
  if (error === null) return <EventPending />
  return (
    <div className="page">
      <h1 className="visually-hidden">{t('events:page.failed')}</h1>
      <LoadFailed title={t('events:page.failed')} error={error} isRetrying={isFetching} onRetry={refetch} />
    </div>
  )
}

/** The one thing to do about an event: register, get ready for it, or look at one's orders. */
function EventAction({ event }: { readonly event: EventView }) {
  const { t } = useWords()
  const { queryClient, queries } = useApp()
  const user = useUser()
  const why = whyNotOpen(event)
  if (why !== null && why !== 'willOpen')
    return user && <ActionLink kind="water" href={paths.orders} text={t('eventAction:orders')} />
  const { at } = event.registration
  const countdown = at && (
    <OpeningCountdown
      at={at}
      label={t('eventAction:opensIn')}
      onOpened={() => void queryClient.invalidateQueries(queries.event(event.id))}
    />
  )
  return <RegisterAction event={event} countdown={countdown} />
}
