/** Which distances of an event the distances of a file may be. */

import type { DistCode, Gender } from '@polynya/domain'

interface Swum {
  readonly distCode: DistCode | null
  readonly gender: Gender
}

/** Whether a distance of a file may be one of the event: one of all includes those of each gender, and is included. */
export const mayBe = (file: Swum, own: Swum): boolean =>
  own.distCode === file.distCode && (file.gender === 0 || own.gender === 0 || own.gender === file.gender)
