import type { SwimmerCard } from '@polynya/contract'
import { DepthRings } from './DepthRings.tsx'
import { langOf } from './lang-of.ts'
import { SwimmerPhoto } from './SwimmerPhoto.tsx'
import { swimmerName } from './swimmer-name.ts'
import { useWords } from './words.ts'

interface Props {
  readonly swimmer: SwimmerCard
  readonly href: string
  readonly headingLevel?: 2 | 3 | 4
}

/** A swimmer in a list: photo over depth contours, name in both scripts, place, registry ID and year of birth. */
export function SwimmerRow({ swimmer, href, headingLevel = 3 }: Props) {
  const { t, language, formats } = useWords()
  const Heading = `h${headingLevel}` as const
  const { main, other } = swimmerName(swimmer, language)
  const { country, city, club } = swimmer.swimmerInfo
  return (
    <article className="swimmer-row">
      <div className="swimmer-row-photo">
        <DepthRings seed={swimmer.id} rings={4} ratio={1} centre={[0.5, 0.5]} />
        <SwimmerPhoto swimmer={swimmer} />
      </div>
      <div className="swimmer-row-text">
        <Heading>
          <a href={href} lang={main.lang}>
            {main.text}
          </a>
        </Heading>
        {other && <p lang={other.lang}>{other.text}</p>}
        <p>
          {formats.country(country)}
          {[city, club].map(
            (place) =>
              place && (
                <span key={place} lang={langOf(place, language)}>
                  {` · ${place}`}
                </span>
              ),
          )}
        </p>
        <p className="swimmer-row-marks">
          <b>{swimmer.iwsaid}</b>
          <span>{t('swimmers:row.born', { year: String(swimmer.birthYear) })}</span>
          {swimmer.i_status === 0 && <strong>{t('swimmers:row.unconfirmed')}</strong>}
        </p>
      </div>
    </article>
  )
}
