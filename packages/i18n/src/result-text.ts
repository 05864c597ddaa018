/** A result in words. */

import type { RankedResult } from '@polynya/contract'
import type { Translate } from './catalogues.ts'

/** The time of a result and its place; a status with its code where there is no place. */
export function resultParts(
  { status, finalTime, code, places, starter }: RankedResult,
  t: Translate,
): { main: string; place: string | null } {
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
export function resultText(result: RankedResult, t: Translate): string {
  const { main, place } = resultParts(result, t)
  return place === null ? main : `${main}, ${place}`
}
