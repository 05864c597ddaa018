import { useApp } from '../../infrastructure/context/app-context.ts'
import { useSite } from '../../infrastructure/queries/site.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { Counts } from './Counts.tsx'
import { Hero, HeroText } from './Hero.tsx'
import { Later } from './Later.tsx'
import { NextEvent } from './NextEvent.tsx'
import { UpcomingEvents } from './UpcomingEvents.tsx'

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
