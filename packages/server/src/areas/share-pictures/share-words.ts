/** Names and marks of share pictures in the language of their reader. */

import type { RankedResult, Starter, SwimmerInfo } from '@polynya/contract'
import { findDistCode } from '@polynya/domain'
import { type Reading, regionIn, shortDistanceIn } from '../printouts/reading.ts'
import type { CardMark, Tile } from './drawing/share-card.ts'

/** Readers of this language know the regions of this country; its name is left out for them. */
const HOME = { country: 'RU', language: 'ru' }

/** Returns club, city, region or country: a country abroad has no region that readers know. */
export function placesIn(
  reading: Reading,
  { club, city, regionCode, country }: Pick<SwimmerInfo, 'club' | 'city' | 'regionCode' | 'country'>,
): string {
  const { formats, language } = reading
  const isHome = country === HOME.country
  const region = isHome && regionCode !== null && regionIn(reading, { regionCode, country })
  const shownCountry = (!region || language !== HOME.language) && formats.country(country)
  return [club, city, region, shownCountry].filter(Boolean).join(' · ')
}

/** Returns the labels of a distance on a tile. */
export function labelsIn(reading: Reading, distCode: string): Pick<Tile, 'label' | 'shortLabel'> {
  const code = findDistCode(distCode)
  const shortLabel = shortDistanceIn(reading, distCode)
  return { label: code ? reading.t(`sport:distances.${code}.name`) : distCode, shortLabel }
}

export const teamNameIn = (
  { language }: Pick<Reading, 'language'>,
  { teamNameRu, teamNameEn }: Pick<NonNullable<Starter['team']>, 'teamNameRu' | 'teamNameEn'>,
): string => (language === 'ru' ? teamNameRu : teamNameEn) || teamNameRu

/** Returns what distinguishes a result: records, a personal or season best, the rank of its norm. */
export function resultMarksIn({ t }: Reading, { records, progress, evskRank }: RankedResult): CardMark[] {
  const seconds = progress?.gainCs != null && (progress.gainCs / 100).toFixed(2)
  const plain = [
    seconds && t('swimmers:results.personalBest', { seconds }),
    progress?.isSeasonBest && t('swimmers:results.seasonBestFull'),
    evskRank && t('results:rank', { rank: t(`sport:ranks.${evskRank}.short`) }),
  ]
  return [
    ...records.map(({ kind, ageGroup }) => ({
      text: t(`results:records.${kind}`, { group: ageGroup ?? '' }),
      tone: 'record' as const,
    })),
    ...plain.flatMap((text) => (text ? { text, tone: 'plain' as const } : [])),
  ]
}
