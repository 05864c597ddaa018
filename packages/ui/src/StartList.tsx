import type { MergedHeat, Starter, StartHeat, StartLane, StartList as StartListData } from '@polynya/contract'
import { findDistCode, GENDERS } from '@polynya/domain'
import type { HeadingLevel } from './heading-level.ts'
import { langOf } from './lang-of.ts'
import { starterName } from './starter-name.ts'
import { swimmerName } from './swimmer-name.ts'
import { useWords, type Words } from './words.ts'

interface Props {
  readonly list: StartListData
  /** Time zone of the venue, for start times. */
  readonly timeZone: string
  /** Returns the URL of a swimmer by registry ID; without it, names are not links. */
  readonly hrefOf?: (iwsaid: string) => string
  /** Registry ID of the swimmer to highlight. */
  readonly highlighted?: string | undefined
  readonly headingLevel?: HeadingLevel
}

/** Start list of a distance: heats in order, each with all lanes. */
export function StartList({ list, timeZone, hrefOf, highlighted, headingLevel = 4 }: Props) {
  const { t } = useWords()
  const Heading = `h${headingLevel}` as const
  const shown = { hrefOf, highlighted }
  return (
    <div className="start-list">
      {list.heats.map((heat) => (
        <HeatTable key={heat.heat} heat={heat} list={list} timeZone={timeZone} {...shown} />
      ))}
      {(['late', 'scratched'] as const).map(
        (name) =>
          list[name].length > 0 && (
            <section key={name} className="start-late">
              <Heading>{t(WITHOUT_LANE[name])}</Heading>
              <ul>
                {list[name].map((starter) => (
                  <li key={starter.entryId}>
                    <Name starter={starter} hrefOf={hrefOf} /> <SeedTime starter={starter} />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  )
}

/** The starters without a lane, by their part of the answer. */
const WITHOUT_LANE = { late: 'startLists:late', scratched: 'startLists:scratchedList' } as const

type Shown = { readonly hrefOf: Props['hrefOf']; readonly highlighted: Props['highlighted'] }

function HeatTable({
  heat,
  list,
  timeZone,
  ...shown
}: Shown & Pick<Props, 'list' | 'timeZone'> & { readonly heat: StartHeat }) {
  const words = useWords()
  const { t } = words
  return (
    <table>
      <caption>
        {heatText({ heat, list, timeZone }, words)}
        {heat.mergedWith.length > 0 && (
          <small>
            {' '}
            {t('startLists:mergedWith', {
              heats: heat.mergedWith.map((each) => mergedText(each, t)).join(', '),
            })}
          </small>
        )}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t(`startLists:columns.${list.pool ? 'lane' : 'number'}`)}</th>
          {list.pool && (
            <th scope="col" className="start-aside">
              {t('startLists:columns.number')}
            </th>
          )}
          <th scope="col">{t('startLists:columns.name')}</th>
          {(['birthYear', 'ageGroup', 'from', 'rank'] as const).map((column) => (
            <th key={column} scope="col" className="start-aside">
              {t(`startLists:columns.${column}`)}
            </th>
          ))}
          <th scope="col">{t('startLists:columns.seedTime')}</th>
        </tr>
      </thead>
      <tbody>
        {lanesOf(heat, list).map(({ lane, place }) => (
          <Lane key={lane} lane={lane} place={place} hasNumber={list.pool !== null} {...shown} />
        ))}
      </tbody>
    </table>
  )
}

/** Another heat that swims at the same time: «50 м брасс, заплыв 2». */
function mergedText({ distCode, gender, heat }: MergedHeat, t: Words['t']) {
  const code = findDistCode(distCode)
  const distance = code ? t(`sport:distances.${code}.short`) : distCode
  const name = gender === 0 ? distance : `${distance}, ${t(`sport:genders.${GENDERS[gender]}`)}`
  return t('startLists:mergedHeat', { distance: name, heat: String(heat) })
}

function heatText(
  { heat, list, timeZone }: Pick<Props, 'list' | 'timeZone'> & { heat: StartHeat },
  { t, formats }: Words,
) {
  const time = heat.startsAt && formats.time(heat.startsAt, timeZone)
  if (!list.pool && list.heats.length === 1)
    return time ? t('startLists:togetherAt', { time }) : t('startLists:together')
  const numbers = { heat: String(heat.heat), heats: String(list.heats.length) }
  return time ? t('startLists:heatAt', { ...numbers, time }) : t('startLists:heat', numbers)
}

/**
 * Every lane of the pool, free ones too, so that the starter sees who is missing, without excluded lanes and those of merged
 * heats; of a mass start, its starters.
 */
function lanesOf({ lanes, mergedWith }: StartHeat, { pool, excludedLanes }: StartListData) {
  if (!pool) return lanes.map((place) => ({ lane: place.lane, place }))
  const numbers = lanes.map(({ lane }) => lane)
  const first = Math.min(pool.first, ...numbers)
  const last = Math.max(pool.last, ...numbers)
  const elsewhere = new Set([...excludedLanes, ...mergedWith.flatMap((heat) => heat.lanes)])
  return [...Array(Math.max(0, last - first + 1)).keys()]
    .map((index) => ({
      lane: first + index,
      place: lanes.find(({ lane }) => lane === first + index),
    }))
    .filter(({ lane, place }) => place || !elsewhere.has(lane))
}

interface LaneProps extends Shown {
  readonly lane: number
  readonly place: StartLane | undefined
  /** Whether the competition number has a column besides the lane. */
  readonly hasNumber: boolean
}

function Lane({ lane, place, hasNumber, hrefOf, highlighted }: LaneProps) {
  const words = useWords()
  const { t } = words
  if (!place) {
    return (
      <tr className="start-empty">
        <td>{lane}</td>
        <td className="start-aside" />
        <td>{t('startLists:emptyLane')}</td>
        <td className="start-aside" colSpan={4} />
        <td />
      </tr>
    )
  }
  const { starter, scratched } = place
  const { birthYear, ageGroup, from, rank } = detailsOf(starter, words)
  const isFound = starter.iwsaid === highlighted
  return (
    <tr data-found={isFound || undefined} data-scratched={scratched || undefined}>
      <td>{lane}</td>
      {hasNumber && <td className="start-aside">{starter.number}</td>}
      <th scope="row">
        <Name starter={starter} hrefOf={hrefOf} />
        {scratched && <small className="start-scratched">{t('startLists:scratched')}</small>}
        <small className="start-under">
          {[birthYear, ageGroup, from, starter.sportRank !== 'none' && rank].filter(Boolean).join(' · ')}
        </small>
      </th>
      <td className="start-aside">{birthYear}</td>
      <td className="start-aside">{ageGroup}</td>
      <td className="start-aside" lang={langOf(from, words.language)}>
        {from}
      </td>
      <td className="start-aside">{rank}</td>
      <td>
        <SeedTime starter={starter} />
      </td>
    </tr>
  )
}

/** A team has a captain in place of year, group and rank. */
function detailsOf(starter: Starter, { t, formats, language }: Words) {
  const { country, city, club, regionCode, team } = starter
  const abroad = country === 'RU' && regionCode ? null : formats.country(country)
  const from = [club, city, abroad].filter(Boolean).join(', ')
  if (team) {
    const captain = t('startLists:captain', { name: swimmerName(starter, language).main.text })
    return { birthYear: null, ageGroup: null, from: captain, rank: null }
  }
  const { birthYear, ageGroup, sportRank } = starter
  return { birthYear, ageGroup, from, rank: t(`sport:ranks.${sportRank}.short`) }
}

function Name({ starter, hrefOf }: { readonly starter: Starter; readonly hrefOf: Props['hrefOf'] }) {
  const { t, language } = useWords()
  const { text, lang } = starterName(starter, language)
  const { team, division } = starter
  const shown = team ? t('startLists:team', { name: text, code: team.teamId }) : text
  return (
    <>
      {hrefOf && !team ? (
        <a href={hrefOf(starter.iwsaid)} lang={lang}>
          {shown}
        </a>
      ) : (
        <span lang={lang}>{shown}</span>
      )}
      {division && <small> {division}</small>}
      {team && team.teamMembers.length > 0 && (
        <small className="start-members">
          {team.teamMembers.map((member) => swimmerName(member, language).main.text).join(', ')}
        </small>
      )}
    </>
  )
}

function SeedTime({ starter: { seedTime } }: { readonly starter: Starter }) {
  const { t } = useWords()
  if (seedTime !== null) return <span className="race-time">{seedTime}</span>
  return <abbr title={t('startLists:noTimeFull')}>{t('startLists:noTime')}</abbr>
}
