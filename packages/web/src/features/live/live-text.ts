/** When a heat is expected, in words. */

import { aboutMinutes } from '@polynya/domain'
import type { Words } from '@polynya/ui'
import type { BoardHeat } from './live-board.ts'

/** The time of the server, and the zone of the venue. */
export interface Moment {
  readonly now: Date
  readonly timeZone: string
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
