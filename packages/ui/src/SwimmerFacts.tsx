import type { WidgetSwimmer } from '@polynya/contract'
import { Facts } from './Facts.tsx'
import { langOf } from './lang-of.ts'
import { useWords, type Words } from './words.ts'

type Swimmer = WidgetSwimmer['swimmer']

interface Props {
  readonly swimmer: Swimmer
  /** Name of the region in the language of the page; null if absent or unknown. */
  readonly region: string | null
  /** The date `YYYY-MM-DD` that decides whether a rank has expired. */
  readonly today: string
}

/** Public facts of a swimmer as names and values. */
export function SwimmerFacts({ swimmer, region, today }: Props) {
  const { t, language, formats } = useWords()
  const { country, city, club } = swimmer.swimmerInfo
  return (
    <div className="swimmer-facts">
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
    </div>
  )
}

/** A rank with its term, in words. */
function rank({ sportRankData }: Swimmer, today: string, { t, formats }: Pick<Words, 't' | 'formats'>) {
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
