/** The state of a server, in words of the page of administrators and of the command line. */

import type { InstallationStatus } from '@polynya/contract'
import type { Translate } from './catalogues.ts'

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 3_600

/** Writes an age in seconds, minutes or hours. */
export function ageText(seconds: number, t: Translate): string {
  if (seconds < MINUTE_SECONDS) return t('status:seconds', { count: seconds })
  if (seconds < HOUR_SECONDS) return t('status:minutes', { count: Math.floor(seconds / MINUTE_SECONDS) })
  return t('status:hours', { count: Math.floor(seconds / HOUR_SECONDS) })
}

type Replica = InstallationStatus['database']['replicas'][number]

/** The condition of a replica, or how far a late one is behind. */
export const replicaText = ({ condition, lagSeconds }: Replica, t: Translate): string =>
  condition === 'late' && lagSeconds !== null
    ? t('status:replicaBehind', { age: ageText(lagSeconds, t) })
    : t(`status:replicaConditions.${condition}`)
