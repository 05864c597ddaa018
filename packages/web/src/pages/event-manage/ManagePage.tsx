import type { EventView } from '@polynya/contract'
import { isApiError } from '@polynya/sdk/light'
import { EventStatus, Skeleton, useWords } from '@polynya/ui'
import { getRouteApi, Outlet } from '@tanstack/react-router'
import { ManagedEventContext } from '../../features/event-manage/managed-event.ts'
import { eventName } from '../../features/events/event-name.ts'
import { MANAGE_TABS } from '../../infrastructure/addresses/manage-tabs.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { SignedOut } from '../../infrastructure/components/SignedOut.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { administers } from '../../infrastructure/session/administers.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { Refused } from './Refused.tsx'
import { useTab } from './use-tab.ts'
import './event-manage.css'

const route = getRouteApi('/view-event/$id/manage')

/** Everything that administrators do for one event, as tabs with addresses of their own. */
export function ManagePage() {
  const { t } = useWords()
  const id = Number(route.useParams().id)
  const user = useUser()
  const tab = useTab()
  const { data: event, error, isFetching, refetch } = useQuery(useApp().queries.event(id))
  if (!user) {
    return (
      <div className="page">
        <h1>{t('eventManage:heading')}</h1>
        <SignedOut text={t('eventManage:signedOut')} next={paths.manageEvent(id, tab)} />
      </div>
    )
  }
  if (!event) {
    return (
      <div className="page">
        <h1>{t('eventManage:heading')}</h1>
        {error === null && <Skeleton shape="line" count={8} />}
        {isApiError(error) && error.status === 404 && (
          <p>
            {t('eventManage:notFound')} <a href={paths.events}>{t('events:page.back')}</a>
          </p>
        )}
        {error !== null && !(isApiError(error) && error.status === 404) && (
          <LoadFailed
            title={t('events:page.failed')}
            error={error}
            isRetrying={isFetching}
            onRetry={refetch}
          />
        )}
      </div>
    )
  }
  const isRefused = !administers(user, event.region) || (tab === 'setup' && user.isSuperAdmin !== 1)
  return (
    <ManagedEventContext value={event}>
      <Head event={event} />
      {isRefused ? <Refused user={user} event={event} /> : <Outlet />}
    </ManagedEventContext>
  )
}

/** The event, its state, and the way to each tab. */
function Head({ event }: { readonly event: EventView }) {
  const { t, language, formats } = useWords()
  const user = useUser()
  const current = useTab()
  const name = eventName(event, language)
  const { startDate, endDate } = event
  if (!administers(user, event.region)) return null
  return (
    <div className="page manage-head">
      <div className="manage-event">
        {user?.isSuperAdmin === 1 && <a href={paths.eventsCrud}>{t('eventManage:all')}</a>}
        <a className="manage-name" href={paths.viewEvent(event.id)} lang={name.lang}>
          {name.text}
        </a>
        {startDate && <span>{formats.dateRange(startDate, endDate ?? startDate)}</span>}
        <span className="tag" data-tone={event.public ? 'good' : 'warn'}>
          {t(`eventManage:state.${event.public ? 'published' : 'draft'}`)}
        </span>
        <EventStatus event={event} />
      </div>
      <nav className="manage-tabs" aria-label={t('eventManage:heading')}>
        {MANAGE_TABS.filter((tab) => tab !== 'setup' || user?.isSuperAdmin === 1).map((tab) => (
          <a
            key={tab}
            href={paths.manageEvent(event.id, tab)}
            aria-current={tab === current ? 'page' : undefined}
          >
            {t(`eventManage:tabs.${tab}`)}
          </a>
        ))}
      </nav>
    </div>
  )
}
