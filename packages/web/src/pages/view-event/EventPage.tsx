import type { EventView } from '@polynya/contract'
import { isApiError } from '@polynya/sdk/light'
import { EmptyState, useWords } from '@polynya/ui'
import { getRouteApi } from '@tanstack/react-router'
import { type RefObject, useDeferredValue, useLayoutEffect, useRef } from 'react'
import { FoundSection } from '../../features/event-results/FoundSection.tsx'
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
import { EventAction } from './action/EventAction.tsx'
import { EventBar } from './action/EventBar.tsx'
import { EventBand } from './EventBand.tsx'
import { EventList } from './EventLists.tsx'
import { EventNotice } from './EventNotice.tsx'
import { EventOverview } from './EventOverview.tsx'
import { EventPending } from './EventPending.tsx'
import { EventTabs, tabName } from './EventTabs.tsx'
import { type EventTab, readTab } from './event-tabs.ts'
import { LazyEventExams } from './LazyEventExams.tsx'
import './view-event.css'

const route = getRouteApi('/view-event/$id/{-$iwsaid}')

export function EventPage() {
  const { t, language } = useWords()
  const { queries } = useApp()
  const { id, iwsaid } = route.useParams()
  const { data: event, error, isFetching, refetch } = useQuery(queries.event(Number(id)))
  const isMissing = isApiError(error) && error.status === 404
  const tab = readTab(route.useSearch().tab)
  const name = event && eventName(event, language).text
  const shown = name && tab !== 'overview' ? `${tabName(tab, t)}, ${name}` : name
  usePageTitle({ name: isMissing ? t('titles.notFound') : shown })

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
  if (event) return <Event event={event} iwsaid={iwsaid} />
  if (error === null) return <EventPending />
  return (
    <div className="page">
      <h1 className="visually-hidden">{t('events:page.failed')}</h1>
      <LoadFailed title={t('events:page.failed')} error={error} isRetrying={isFetching} onRetry={refetch} />
    </div>
  )
}

/** An event: its head, the tabs, and what the tab of the address shows. */
function Event({ event, iwsaid }: { readonly event: EventView; readonly iwsaid: string | undefined }) {
  const { clock } = useApp()
  const tab = readTab(route.useSearch().tab)
  const body = useRef<HTMLDivElement>(null)
  // The tab is marked at once; its content, such as a long programme, does not delay that.
  const shown = useDeferredValue(tab)
  useStartInView(body, shown)
  return (
    <>
      <EventBand event={event}>
        <Opening event={event} />
        <EventLinks event={event} />
      </EventBand>
      <EventTabs event={event} shown={tab}>
        {tab !== 'overview' && <EventAction event={event} />}
      </EventTabs>
      <div ref={body} className="event-body">
        <EventNotice event={event} />
        {tab === 'overview' && <LazyEventExams event={event} />}
        {iwsaid && <FoundSection event={event} iwsaid={iwsaid} />}
        {shown === 'overview' ? (
          <EventOverview event={event} />
        ) : (
          <EventList event={event} tab={shown} iwsaid={iwsaid} />
        )}
      </div>
      <EventBar event={event} now={clock()}>
        <EventAction event={event} />
      </EventBar>
    </>
  )
}

/** Scrolls to the start of the body when its tab changes while its start is out of view. */
function useStartInView(body: RefObject<HTMLElement | null>, tab: EventTab) {
  const shown = useRef(tab)
  useLayoutEffect(() => {
    if (shown.current === tab) return
    shown.current = tab
    if (body.current && body.current.getBoundingClientRect().top < 0) body.current.scrollIntoView()
  }, [body, tab])
}

/** The live page while the event is on, and the way to run it for administrators of its region in any mode. */
function EventLinks({ event: { id, region, registration } }: { readonly event: EventView }) {
  const { t } = useWords()
  const isOn = registration.state === 'goingOn' || registration.state === 'finishingToday'
  const isAdministrator = administers(useUser(), region)
  if (!isOn && !isAdministrator) return null
  return (
    <p className="buttons">
      {isOn && (
        <a className="button" data-kind="water" href={paths.live(id)}>
          {t('events:page.live')}
        </a>
      )}
      {isAdministrator && (
        <a className="button" data-kind="water" href={paths.manageEvent(id)}>
          {t('eventAction:manage')}
        </a>
      )}
    </p>
  )
}

/** Time until registration opens. */
function Opening({ event }: { readonly event: EventView }) {
  const { t } = useWords()
  const { queryClient, queries } = useApp()
  const { at } = event.registration
  if (whyNotOpen(event) !== 'willOpen' || at === null) return null
  return (
    <OpeningCountdown
      at={at}
      label={t('eventAction:opensIn')}
      onOpened={() => void queryClient.invalidateQueries(queries.event(event.id))}
    />
  )
}
