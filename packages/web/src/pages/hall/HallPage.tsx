import type { EventView } from '@polynya/contract'
import { isApiError } from '@polynya/sdk/light'
import { useWords } from '@polynya/ui'
import { getRouteApi } from '@tanstack/react-router'
import { eventName } from '../../features/events/event-name.ts'
import { HeatTable } from '../../features/live/HeatTable.tsx'
import { LiveStatus } from '../../features/live/LiveStatus.tsx'
import { useBoard } from '../../features/live/use-board.ts'
import { useNow } from '../../features/live/use-now.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { usePageTitle } from '../../infrastructure/context/page-title.ts'
import { useWakeLock } from '../../infrastructure/device/use-wake-lock.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { slideAt, slidesOf } from './slides.ts'
import { useNewBuild } from './use-new-build.ts'
import './hall.css'

const route = getRouteApi('/hall/$id')
/** Milliseconds between attempts to load the event. */
const RETRY_MS = 10_000

/** The screen in the hall: without interaction, readable from afar, dark. */
export function HallPage() {
  const { t, language } = useWords()
  const { queries } = useApp()
  const event = queries.event(Number(route.useParams().id))
  const { data, error } = useQuery({
    ...event,
    refetchInterval: ({ state }) => (state.data === undefined ? RETRY_MS : false),
  })
  usePageTitle({ name: data && `${t('titles.hall')}, ${eventName(data, language).text}` })
  useWakeLock()
  useNewBuild()
  // The event may be published while the screen waits for it.
  const isMissing = isApiError(error) && error.status === 404
  return (
    <div className="hall" data-theme="dark">
      {data ? (
        <Screen event={data} />
      ) : (
        <h1 className="hall-message">{t(isMissing ? 'live:denied' : 'live:connection.connecting')}</h1>
      )}
    </div>
  )
}

function Screen({ event }: { readonly event: EventView }) {
  const { t, language, formats } = useWords()
  const { live, board, moment } = useBoard(event)
  const name = eventName(event, language)
  const now = useNow(live.offsetMs, 1_000)
  const slide = board ? slideAt(slidesOf(board), now) : null
  const isDenied = live.connection === 'denied'
  return (
    <>
      <header className="hall-head">
        <h1 lang={name.lang}>{name.text}</h1>
        <time>{formats.time(now, event.timeZone)}</time>
      </header>
      {slide && !isDenied ? (
        <section className="hall-slide" aria-labelledby="hall-slide">
          <h2 id="hall-slide">{t(`live:${slide.title}`)}</h2>
          <HeatTable heat={slide.heat} {...(slide.title === 'nextHeats' && { moment })} />
        </section>
      ) : (
        <p className="hall-message">{isDenied ? t('live:denied') : board === null && t('live:none')}</p>
      )}
      <LiveStatus live={live} />
    </>
  )
}
