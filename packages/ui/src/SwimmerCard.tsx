import type { WidgetSwimmer } from '@polynya/contract'
import { DepthRings } from './DepthRings.tsx'
import type { HeadingLevel } from './heading-level.ts'
import { langOf } from './lang-of.ts'
import { SwimmerFacts } from './SwimmerFacts.tsx'
import { SwimmerPhoto } from './SwimmerPhoto.tsx'
import { swimmerName } from './swimmer-name.ts'
import { useWords } from './words.ts'

type SwimmerSummary = WidgetSwimmer['swimmer']

interface Props {
  readonly swimmer: SwimmerSummary
  /** The region's name in the page's language; null where it has none or is not known. */
  readonly region: string | null
  /** The date `YYYY-MM-DD` by which a rank has expired or has not. */
  readonly today: string
  readonly headingLevel?: HeadingLevel
  /** Where the whole profile is; without one the name is no link. */
  readonly href?: string
}

/** Who swims: names in both scripts over water of one's own, and what everybody may know. */
export function SwimmerCard({ swimmer, region, today, headingLevel = 2, href }: Props) {
  const { language } = useWords()
  const Heading = `h${headingLevel}` as const
  const { main, other } = swimmerName(swimmer, language)
  const { about } = swimmer.swimmerInfo
  return (
    <article className="swimmer-card">
      <header className="swimmer-card-head">
        <DepthRings seed={swimmer.id} rings={7} ratio={2} centre={[0.24, 0.5]} />
        <SwimmerPhoto swimmer={swimmer} />
        <div className="swimmer-card-names">
          <Heading lang={main.lang}>{href ? <a href={href}>{main.text}</a> : main.text}</Heading>
          {other && <p lang={other.lang}>{other.text}</p>}
        </div>
      </header>
      <div className="swimmer-card-facts">
        <SwimmerFacts swimmer={swimmer} region={region} today={today} />
        {about && (
          <p className="swimmer-card-about" lang={langOf(about, language)}>
            {about}
          </p>
        )}
      </div>
    </article>
  )
}
