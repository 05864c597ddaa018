/** Lower part of the home page: loaded in the background. */

import type { EventCard } from '@polynya/contract'
import { FeaturedSwimmer } from './FeaturedSwimmer.tsx'
import { Poster } from './Poster.tsx'
import { Statistics } from './Statistics.tsx'
import { Steps } from './Steps.tsx'
import './home-details.css'

export function HomeDetails({ event }: { readonly event: EventCard | undefined }) {
  return (
    <div className="page home-details">
      <Statistics />
      <div className="home-aside">
        <FeaturedSwimmer />
        <Poster event={event} />
        <Steps />
      </div>
    </div>
  )
}
