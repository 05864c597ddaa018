/** What is said about a heat and a result on the day. */

import type { RankedResult } from '@polynya/contract'
import { aboutMinutes } from '@polynya/domain'
import type { Words } from '@polynya/ui'
import type { BoardHeat } from './live-board.ts'

/** The time of the server, and the zone of the venue. */
export interface Moment {
  readonly now: Date
  readonly timeZone: string
}

/** The time of a result and its place; a status with its code where there is no place. */
export function resultParts(result: RankedResult, { t }: Words): { main: string; place: string | null } {
  const { status, finalTime, code, places, starter } = result
  if (status !== 'finished') {
    const main = [t(`results:statuses.${status}`), code, finalTime].filter(Boolean).join(' · ')
    return { main, place: null }
  }
  const main = finalTime ?? t('results:table.participated')
  if (places.ageGroup !== null && starter.ageGroup !== null)
    return { main, place: t('live:placeIn', { place: String(places.ageGroup), group: starter.ageGroup }) }
  const { absolute } = places
  return { main, place: absolute === null ? null : t('live:place', { place: String(absolute) }) }
}

/** «00:41.50, 2-е место в E1». */
export function resultText(result: RankedResult, words: Words): string {
  const { main, place } = resultParts(result, words)
  return place === null ? main : `${main}, ${place}`
}

/** «примерно через 15 минут», or the time of day if it is more than an hour away; null if it is not known. */
export function whenText(
  { expectedAt }: Pick<BoardHeat, 'expectedAt'>,
  { now, timeZone }: Moment,
  { t, formats }: Words,
): string | null {
  if (expectedAt === null) return null
  const count = aboutMinutes(expectedAt, now)
  if (count === null) return formats.time(expectedAt, timeZone)
  return count === 0 ? t('live:soon') : t('live:inMinutes', { count })
}
