import type { EventView } from '@polynya/contract'
import { isApiError } from '@polynya/sdk/light'
import { EmptyState, Skeleton, useWords } from '@polynya/ui'
import { getRouteApi } from '@tanstack/react-router'
import { eventName } from '../../features/events/event-name.ts'
import { HeatTable } from '../../features/live/HeatTable.tsx'
import { LiveStatus } from '../../features/live/LiveStatus.tsx'
import type { Board } from '../../features/live/live-board.ts'
import type { Moment } from '../../features/live/live-text.ts'
import { useBoard } from '../../features/live/use-board.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { usePageTitle } from '../../infrastructure/context/page-title.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { MySwimmers } from './MySwimmers.tsx'
import { useMine } from './use-mine.ts'
import './live.css'

const route = getRouteApi('/view-event/$id/live')
/** Heats that are shown of those that follow, and of those with results. */
const MOST_HEATS = 5

/** An event as it is swum, for a phone. */
export function LivePage() {
  const { t, language } = useWords()
  const { queries } = useApp()
  const { data: event, error, isFetching, refetch } = useQuery(queries.event(Number(route.useParams().id)))
  usePageTitle({ name: event && `${t('live:heading')}, ${eventName(event, language).text}` })
  const isMissing = isApiError(error) && error.status === 404
  return (
    <div className="page live-page">
      <h1>{t('live:heading')}</h1>
      <p className="page-lead">{t('live:lead')}</p>
      {isMissing && <Denied />}
      {event && !isMissing && <LiveEvent event={event} />}
      {!event && error === null && <Skeleton shape="row" count={4} />}
      {!event && error !== null && !isMissing && (
        <LoadFailed title={t('live:failed')} error={error} isRetrying={isFetching} onRetry={refetch} />
      )}
    </div>
  )
}

function Denied() {
  const { t } = useWords()
  return (
    <EmptyState title={t('live:denied')}>
      <a href={paths.events}>{t('events:page.back')}</a>
    </EmptyState>
  )
}

function LiveEvent({ event }: { readonly event: EventView }) {
  const { t, language } = useWords()
  const name = eventName(event, language)
  const { live, board, moment, error, isFetching, refetch } = useBoard(event)
  if (live.connection === 'denied') return <Denied />
  return (
    <>
      <p>
        <a href={paths.viewEvent(event.id)} lang={name.lang}>
          {name.text}
        </a>
      </p>
      <LiveStatus live={live} />
      {board && <Heats event={event} board={board} moment={moment} />}
      {board === null && (
        <EmptyState title={t('live:none')}>
          <p>{t('live:noneText')}</p>
        </EmptyState>
      )}
      {board === undefined && error === null && <Skeleton shape="row" count={6} />}
      {board === undefined && error !== null && (
        <LoadFailed title={t('live:failed')} error={error} isRetrying={isFetching} onRetry={refetch} />
      )}
    </>
  )
}

interface HeatsProps {
  readonly event: EventView
  readonly board: Board
  readonly moment: Moment
}

function Heats({ event, board, moment }: HeatsProps) {
  const { t } = useWords()
  const mine = useMine(event.id)
  const { current, next, last } = board
  const shared = { mine: mine.all, moment }
  const done = last.filter((heat) => heat !== current).slice(0, MOST_HEATS)
  return (
    <>
      <MySwimmers eventId={event.id} board={board} mine={mine} moment={moment} />
      <section aria-labelledby="live-now">
        <h2 id="live-now">{t('live:now')}</h2>
        {current ? <HeatTable heat={current} mine={mine.all} /> : <p className="note">{t('live:between')}</p>}
      </section>
      <section aria-labelledby="live-next">
        <h2 id="live-next">{t('live:nextHeats')}</h2>
        {next.length === 0 && <p className="note">{t('live:noNext')}</p>}
        {next.slice(0, MOST_HEATS).map((heat) => (
          <HeatTable key={heat.key} heat={heat} {...shared} />
        ))}
      </section>
      <section aria-labelledby="live-last">
        <h2 id="live-last">{t('live:lastResults')}</h2>
        <p className="note">{t(done.length === 0 ? 'live:noResults' : 'live:preliminary')}</p>
        {done.map((heat) => (
          <HeatTable key={heat.key} heat={heat} {...shared} />
        ))}
      </section>
    </>
  )
}
