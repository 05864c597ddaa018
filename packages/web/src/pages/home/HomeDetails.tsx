/** Lower part of the home page: loaded in the background. */

import type { EventCard } from '@polynya/contract'
import { inLanguage, useWords } from '@polynya/ui'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { FeaturedSwimmer } from './FeaturedSwimmer.tsx'
import { LatestRecords } from './LatestRecords.tsx'
import { Statistics } from './Statistics.tsx'
import { Steps } from './Steps.tsx'
import './home-details.css'

export function HomeDetails({ event }: { readonly event: EventCard | undefined }) {
  return (
    <div className="page home-details">
      <Statistics />
      <div className="home-aside">
        <FeaturedSwimmer />
        <LatestRecords />
        <Poster event={event} />
        <Steps />
      </div>
    </div>
  )
}

/** The poster of the event to come, where it has one. */
function Poster({ event }: { readonly event: EventCard | undefined }) {
  const { t, language } = useWords()
  if (!event?.poster) return null
  const name = inLanguage(language, { ru: event.name, en: event.nameEn })?.text ?? ''
  return (
    <section className="home-card" aria-label={t('home:poster')}>
      <a className="home-poster" href={paths.viewEvent(event.id)}>
        <img src={event.poster} alt={t('events:card.poster', { name })} loading="lazy" />
      </a>
    </section>
  )
}
