import { findDistCode, GENDERS, type Gender } from '@polynya/domain'
import type { Words } from './words.ts'

/** Name of a distance, such as «50 м вольным стилем»; its code if unknown. */
export function distanceText(distCode: string, { t }: Pick<Words, 't'>): string {
  const code = findDistCode(distCode)
  return code ? t(`sport:distances.${code}.name`) : distCode
}

/** Short name of a distance for tables. */
export function shortDistance(distCode: string, { t }: Pick<Words, 't'>): string {
  const code = findDistCode(distCode)
  return code ? t(`sport:distances.${code}.short`) : distCode
}

/** Name of a distance with its gender, unless it is open to all. */
export function distanceName(
  { distCode, gender }: { readonly distCode: string; readonly gender: Gender },
  words: Pick<Words, 't'>,
): string {
  const name = distanceText(distCode, words)
  return gender === 0 ? name : `${name}, ${words.t(`sport:genders.${GENDERS[gender]}`)}`
}
