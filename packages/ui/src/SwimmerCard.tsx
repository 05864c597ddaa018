import type { WidgetSwimmer } from '@polynya/contract'
import { DepthRings } from './DepthRings.tsx'
import { Facts } from './Facts.tsx'
import type { HeadingLevel } from './heading-level.ts'
import { langOf } from './in-language.ts'
import { SwimmerPhoto } from './SwimmerPhoto.tsx'
import { swimmerName } from './swimmer-name.ts'
import { useWords, type Words } from './words.ts'

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
  const { t, language, formats } = useWords()
  const Heading = `h${headingLevel}` as const
  const { main, other } = swimmerName(swimmer, language)
  const { country, city, club, about } = swimmer.swimmerInfo
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
        <Facts
          facts={[
            { label: t('swimmers:card.registryId'), value: <b className="registry-id">{swimmer.iwsaid}</b> },
            { label: t('swimmers:card.birthYear'), value: String(swimmer.birthYear) },
            { label: t('swimmers:card.country'), value: formats.country(country) },
            { label: t('swimmers:card.region'), value: region },
            { label: t('swimmers:card.city'), value: <span lang={langOf(city, language)}>{city}</span> },
            {
              label: t('swimmers:card.club'),
              value: club && <span lang={langOf(club, language)}>{club}</span>,
            },
            { label: t('swimmers:card.rank'), value: rank(swimmer, today, { t, formats }) },
          ]}
        />
        {about && (
          <p className="swimmer-card-about" lang={langOf(about, language)}>
            {about}
          </p>
        )}
      </div>
    </article>
  )
}

/** A rank with how long it holds, in words. */
function rank(
  { sportRankData }: SwimmerSummary,
  today: string,
  { t, formats }: Pick<Words, 't' | 'formats'>,
) {
  const { sportRank, validTill } = sportRankData
  const name = t(`sport:ranks.${sportRank}.name`)
  if (sportRank === 'none') return name
  const isExpired = validTill !== null && today > validTill
  const date = validTill && formats.fullDate(validTill)
  return (
    <>
      {name}
      <small data-expired={isExpired || undefined}>
        {date
          ? t(isExpired ? 'swimmers:card.rankExpired' : 'swimmers:card.rankUntil', { date })
          : t('swimmers:card.rankForLife')}
      </small>
    </>
  )
}
