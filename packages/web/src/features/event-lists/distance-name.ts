import { findDistCode, GENDERS, type Gender } from '@polynya/domain'
import type { Words } from '@polynya/ui'

interface Distance {
  readonly distCode: string
  readonly gender: Gender
}

/** A distance in words, such as «50 м вольным стилем». */
export function distanceText(distCode: string, { t }: Pick<Words, 't'>): string {
  const code = findDistCode(distCode)
  return code ? t(`sport:distances.${code}.name`) : distCode
}

/** The same in few letters, for tables. */
export function shortDistance(distCode: string, { t }: Pick<Words, 't'>): string {
  const code = findDistCode(distCode)
  return code ? t(`sport:distances.${code}.short`) : distCode
}

/** A distance in words with whom it is for, where that is not everybody. */
export function distanceName({ distCode, gender }: Distance, words: Pick<Words, 't'>): string {
  const name = distanceText(distCode, words)
  return gender === 0 ? name : `${name}, ${words.t(`sport:genders.${GENDERS[gender]}`)}`
}
