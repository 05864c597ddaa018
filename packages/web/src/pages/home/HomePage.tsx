import type { EventCard } from '@polynya/contract'
import { Skeleton, useWords } from '@polynya/ui'
import { lazyRouteComponent } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { type App, useApp } from '../../infrastructure/context/app-context.ts'
import { useSite } from '../../infrastructure/queries/site.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { Hero, HeroText } from './Hero.tsx'
import { NextEvent } from './NextEvent.tsx'
import { UpcomingEvents } from './UpcomingEvents.tsx'

const HomeDetails = lazyRouteComponent(() => import('./HomeDetails.tsx'), 'HomeDetails')
const DETAIL_TEXTS = ['swimmers', 'records'] as const

const accountParts = () => import('./account/AccountOverview.tsx')
const AccountStart = lazyRouteComponent(accountParts, 'AccountStart')
const AccountOverview = lazyRouteComponent(accountParts, 'AccountOverview')
const ACCOUNT_TEXTS = ['overview', 'orders', 'admissions', 'seedTimes', 'errors', 'messages'] as const

export function HomePage() {
  const { queries } = useApp()
  const user = useUser()
  const featured = useQuery(queries.featuredEvent)
  const upcoming = useQuery(queries.upcomingEvents)
  const next =
    featured.data?.event ?? upcoming.data?.events.find(({ eventState }) => eventState === 'planned')
  const holdsPlace = featured.isFetching && <div className="next-event" aria-hidden="true" />
  const nextEvent = next ? <NextEvent event={next} /> : holdsPlace
  return (
    <>
      <Hero>
        <HeroText season={useSite()?.season} />
        {user ? (
          <OfAccount fallback={nextEvent}>
            <AccountStart>{nextEvent}</AccountStart>
          </OfAccount>
        ) : (
          nextEvent
        )}
      </Hero>
      {user ? (
        <OfAccount fallback={<Placeholder />}>
          <AccountOverview />
        </OfAccount>
      ) : (
        <Counts />
      )}
      <UpcomingEvents answer={upcoming} />
      <Later event={next} />
    </>
  )
}

/** A part for signed-in accounts, once its code and texts are loaded. */
function OfAccount({ fallback, children }: { readonly fallback: ReactNode; readonly children: ReactNode }) {
  if (!useLoaded(AccountOverview, ACCOUNT_TEXTS)) return fallback
  return <Suspense fallback={fallback}>{children}</Suspense>
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
  const isReady = useLoaded(HomeDetails, DETAIL_TEXTS)
  if (!isReady) return <Placeholder />
  return (
    <Suspense fallback={<Placeholder />}>
      <HomeDetails event={event} />
    </Suspense>
  )
}

const Placeholder = () => (
  <div className="page">
    <Skeleton shape="card" count={2} />
  </div>
)

/** Loads a part of the page with its texts in the background; returns whether it is there. */
function useLoaded(
  part: { readonly preload?: () => Promise<unknown> | undefined },
  texts: Parameters<App['words']['load']>[0],
) {
  const { words } = useApp()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    Promise.all([words.load(texts), part.preload?.()]).then(
      () => setReady(true),
      () => undefined,
    )
  }, [words, part, texts])
  return isReady
}
