import type { EventCard } from '@polynya/contract'
import { Skeleton, useWords } from '@polynya/ui'
import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useSite } from '../../infrastructure/queries/site.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { Hero, HeroText } from './Hero.tsx'
import { NextEvent } from './NextEvent.tsx'
import { UpcomingEvents } from './UpcomingEvents.tsx'

const HomeDetails = lazyRouteComponent(() => import('./HomeDetails.tsx'), 'HomeDetails')

export function HomePage() {
  const { queries } = useApp()
  const featured = useQuery(queries.featuredEvent)
  const upcoming = useQuery(queries.upcomingEvents)
  const next =
    featured.data?.event ?? upcoming.data?.events.find(({ eventState }) => eventState === 'planned')
  return (
    <>
      <Hero>
        <HeroText season={useSite()?.season} />
        {next ? (
          <NextEvent event={next} />
        ) : (
          featured.isFetching && <div className="next-event" aria-hidden="true" />
        )}
      </Hero>
      <Counts />
      <UpcomingEvents answer={upcoming} />
      <Later event={next} />
    </>
  )
}

/** How many swim, and from how many countries; a dash until that is known. */
function Counts() {
  const { t, formats } = useWords()
  const { data } = useQuery(useApp().queries.swimmerStatistics)
  const counts = [
    { name: 'participants', count: data?.total },
    { name: 'countries', count: data?.countries.length },
  ] as const
  return (
    <section className="counts" aria-label={t('home:counts.label')}>
      <dl className="counts-row">
        {counts.map(({ name, count }) => (
          <div key={name}>
            <dt>{t(`home:counts.${name}`, { count: count ?? 0 })}</dt>
            <dd>{count === undefined ? '—' : formats.number(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The rest of the home page, once the first glance is there; without it the page is whole, too. */
function Later({ event }: { readonly event: EventCard | undefined }) {
  const { words } = useApp()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    Promise.all([words.load(['swimmers']), HomeDetails.preload?.()]).then(
      () => setReady(true),
      () => undefined,
    )
  }, [words])
  const holdsPlace = (
    <div className="page">
      <Skeleton shape="card" count={2} />
    </div>
  )
  if (!isReady) return holdsPlace
  return (
    <Suspense fallback={holdsPlace}>
      <HomeDetails event={event} />
    </Suspense>
  )
}
