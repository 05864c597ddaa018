/** The share picture of a swimmer: the public profile, in one language. */

import type { Swimmer } from '@polynya/contract'
import { dateInZone, findDistCode, parseResultTime, personalBests, SHARE_PICTURE } from '@polynya/domain'
import { VISITOR } from '../../access/caller.ts'
import type { Deps } from '../../deps.ts'
import { nameIn, type Reading, readingIn, shortDistanceIn } from '../printouts/reading.ts'
import { readSiteSetting } from '../site/site.store.ts'
import { careerOf } from '../swimmers/profile/swimmer-results.ts'
import { swimmerView } from '../swimmers/profile/swimmer-view.ts'
import { visibleByRegistryId } from '../swimmers/profile/visible-swimmer.ts'
import type { CardMark, Shared, Tile } from './drawing/share-card.ts'
import { labelsIn, placesIn } from './share-words.ts'

export type ShareDeps = Pick<Deps, 'db' | 'clock' | 'words' | 'places'>

/** Returns the picture of a confirmed swimmer; fails with `swimmer_not_found`. */
export async function swimmerShare(
  { iwsaid, language }: { readonly iwsaid: string; readonly language: Reading['language'] },
  { db, clock, ...deps }: ShareDeps,
): Promise<Shared> {
  const row = await visibleByRegistryId(db, iwsaid, VISITOR)
  const swimmer = { ...swimmerView(row, 'public'), ...(await careerOf(db, row.id)) }
  const { titles, timeZone } = await readSiteSetting(db)
  const reading = readingIn(language, deps)
  return sharedSwimmer(swimmer, reading, {
    site: titles[language][0] ?? '',
    today: dateInZone(clock.now(), timeZone),
  })
}

interface Surroundings {
  readonly site: string
  readonly today: string
}

export function sharedSwimmer(swimmer: Swimmer, reading: Reading, { site, today }: Surroundings): Shared {
  const { t } = reading
  const name = nameIn(reading, swimmer)
  const facts = placesIn(reading, swimmer.swimmerInfo)
  const bests = bestsOf(swimmer)
  const shown = bests.slice(0, SHARE_PICTURE.distances)
  const left = bests.length - shown.length
  const tiles = shown.map((best) => tileOf(best, reading))
  const times = tiles.map(({ label, value }) => `${label} ${value}`).join(', ')
  const note = left > 0 ? t('sharePictures:moreDistances', { count: left }) : null
  const marks = marksOf(swimmer, reading, today)
  return {
    title: name,
    description: [facts, ...marks.map(({ text }) => text), times && t('sharePictures:bests', { times })]
      .filter(Boolean)
      .join('. '),
    card: {
      seed: swimmer.id,
      site,
      corner: { text: swimmer.iwsaid, tone: 'water' },
      over: [],
      name,
      facts,
      marks,
      tiles,
      note: bests.length > 0 ? note : t('swimmers:results.none'),
    },
  }
}

type Best = ReturnType<typeof bestsOf>[number]

/** Personal bests of own results, those with the most points first. */
function bestsOf({ resultsInfo = [] }: Pick<Swimmer, 'resultsInfo'>) {
  const own = resultsInfo.flatMap(({ distCode: text, Result, EvDate: date, points, team }) => {
    const [distCode, timeCs] = [findDistCode(text), parseResultTime(Result)]
    return team || distCode === null || timeCs === null
      ? []
      : { distCode, timeCs, date, points, time: Result }
  })
  return personalBests(own).toSorted((one, other) => (other.points ?? -1) - (one.points ?? -1))
}

function tileOf({ distCode, time, points, date }: Best, reading: Reading): Tile {
  const { t, formats } = reading
  return {
    ...labelsIn(reading, distCode),
    value: time,
    place: null,
    notes: [
      ...(points === null ? [] : [t('sharePictures:points', { count: points })]),
      formats.shortDate(date),
    ],
    marks: [],
  }
}

/** The rank that is valid today, and the records that the swimmer holds. */
function marksOf(
  { sportRankData: rank, currentAWR = [], currentGWR = [] }: Swimmer,
  reading: Reading,
  today: string,
): CardMark[] {
  const { t } = reading
  const isValid = rank.sportRank !== 'none' && (rank.validTill === null || rank.validTill >= today)
  const records = [...currentAWR, ...currentGWR]
  const left = records.length - SHARE_PICTURE.records
  return [
    ...(isValid ? [{ text: t(`sport:ranks.${rank.sportRank}.name`), tone: 'plain' as const }] : []),
    ...records.slice(0, SHARE_PICTURE.records).map(({ distCode, ageGroup }) => {
      const kind = t(`results:records.${ageGroup === null ? 'AWR' : 'GWR'}`, { group: ageGroup ?? '' })
      return { text: `${kind}: ${shortDistanceIn(reading, distCode)}`, tone: 'record' as const }
    }),
    ...(left > 0 ? [{ text: t('sharePictures:moreRecords', { count: left }), tone: 'record' as const }] : []),
  ]
}
