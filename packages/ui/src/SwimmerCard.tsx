import type { WidgetSwimmer } from '@polynya/contract'
import { DepthRings } from './DepthRings.tsx'
import type { HeadingLevel } from './heading-level.ts'
import { langOf } from './lang-of.ts'
import { SwimmerFacts } from './SwimmerFacts.tsx'
import { SwimmerPhoto } from './SwimmerPhoto.tsx'
import { swimmerName } from './swimmer-name.ts'
import { useTurn } from './use-drawn.ts'
import { useWords } from './words.ts'

type SwimmerSummary = WidgetSwimmer['swimmer']

interface Props {
  readonly swimmer: SwimmerSummary
  /** Name of the region in the language of the page; null if absent or unknown. */
  readonly region: string | null
  /** The date `YYYY-MM-DD` that decides whether a rank has expired. */
  readonly today: string
  readonly headingLevel?: HeadingLevel
  /** URL of the full profile; without it, the name is not a link. */
  readonly href?: string
}

/** Public card of a swimmer: name in both scripts and basic facts over depth contours. */
export function SwimmerCard({ swimmer, region, today, headingLevel = 2, href }: Props) {
  const { language } = useWords()
  const Heading = `h${headingLevel}` as const
  const { main, other } = swimmerName(swimmer, language)
  const { about } = swimmer.swimmerInfo
  const isTurn = useTurn()
  return (
    <article className="swimmer-card">
      <header className="swimmer-card-head">
        {isTurn && <DepthRings seed={swimmer.id} rings={7} ratio={2} centre={[0.24, 0.5]} />}
        <SwimmerPhoto swimmer={swimmer} />
        <div className="swimmer-card-names">
          <Heading lang={main.lang}>{href ? <a href={href}>{main.text}</a> : main.text}</Heading>
          {other && <p lang={other.lang}>{other.text}</p>}
        </div>
      </header>
      {isTurn && (
        <div className="swimmer-card-facts">
          <SwimmerFacts swimmer={swimmer} region={region} today={today} />
          {about && (
            <p className="swimmer-card-about" lang={langOf(about, language)}>
              {about}
            </p>
          )}
        </div>
      )}
    </article>
  )
}
